// @vitest-environment happy-dom
/** The form as a visitor uses it, with a stand-in for the provider and for the endpoint. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactForm } from './ContactForm.tsx';
import { drawCaptcha } from './captcha-widget.ts';

vi.mock('./captcha-widget.ts');

const ALERT = 'Please verify that you are not a robot';
const said = vi.fn();
const posted = vi.fn<typeof fetch>();
const reset = vi.fn();
let verify: (answer?: string) => void;
let root: Root;

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const text = () => document.body.textContent ?? '';
const button = () => document.querySelector('button') as HTMLButtonElement;

/** Puts text into a field as a key press does, or as a program that says nothing but `change`. */
const type = (name: string, value: string, event = 'input') =>
  act(async () => {
    field(name).value = value;
    field(name).dispatchEvent(new Event(event, { bubbles: true }));
  });

async function fill(message = 'Where is the refund policy?') {
  await type('name', 'A Reader');
  await type('email', 'reader@example.org');
  await type('subject', 'A question');
  await type('message', message);
}

const touch = () =>
  act(async () => field('name').dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
const answer = (response: string | undefined = 'token') => act(async () => verify(response));
const press = () => act(async () => button().click());
const bodies = () => posted.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

async function open(
  given: { endpoint?: string; email?: string; phone?: string } = { endpoint: '/api/contact' },
) {
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  const settings = {
    provider: 'recaptcha',
    siteKey: 'key',
    email: 'to@example.org',
    phone: '+91 1',
    ...given,
  } as const;
  await act(async () => root.render(<ContactForm {...settings} />));
}

/** An answer of the endpoint that comes when told. */
function held(): (response: Response | Error) => Promise<void> {
  let settle: (response: Response | Error) => void = () => {};
  posted.mockImplementationOnce(
    () =>
      new Promise((resolve, reject) => {
        settle = (response) => (response instanceof Error ? reject(response) : resolve(response));
      }),
  );
  return (response) => act(async () => settle(response));
}

const yes = () => new Response('{"ok":true}');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('alert', said);
  vi.stubGlobal('fetch', posted);
  posted.mockImplementation(async () => yes());
  vi.mocked(drawCaptcha).mockImplementation(async (_box, _provider, _key, onResponse) => {
    verify = onResponse;
    return { reset };
  });
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('before the check is answered', () => {
  it('the alert of the specification is given, and said in the page as well', async () => {
    await open();
    await touch();
    await fill();
    await press();
    expect(said.mock.calls).toEqual([[ALERT]]);
    expect(document.querySelector('[role="alert"]:not(.when-failed)')?.textContent).toBe(`${ALERT}.`);
    expect(posted).not.toHaveBeenCalled();
  });

  it('a check on its way is named, and the alert comes with the check', async () => {
    let arrive: () => void = () => {};
    vi.mocked(drawCaptcha).mockImplementation(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve({ reset });
        }),
    );
    await open();
    await touch();
    await fill();
    await press();
    expect(said).not.toHaveBeenCalled();
    expect(text()).toContain('Not sent yet: the check that you are not a robot is still loading.');
    await act(async () => arrive());
    expect(said.mock.calls).toEqual([[ALERT]]);
  });

  it('a check that cannot be loaded is named, without the alert, and tried again by Send', async () => {
    vi.mocked(drawCaptcha).mockRejectedValue(new Error('blocked'));
    await open();
    await touch();
    await fill();
    await press();
    expect(said).not.toHaveBeenCalled();
    expect(drawCaptcha).toHaveBeenCalledTimes(2);
    expect(text()).toContain('The check could not be loaded, so this form cannot be sent.');
    expect(document.querySelector('[role="alert"] a[href^="tel:"]')).not.toBeNull();
    expect(field('message').value).toBe('Where is the refund policy?');
  });
});

describe('a message on its way', () => {
  async function pressed() {
    await open();
    await touch();
    await fill();
    await answer();
    const settle = held();
    await press();
    return settle;
  }

  it('is posted once, however often it is submitted, and cleared when accepted', async () => {
    const settle = await pressed();
    await press();
    expect(button().textContent).toBe('Sending…');
    const done = vi.fn();
    document.addEventListener('typed:done', done, { once: true });
    await settle(yes());
    expect(text()).toContain('Sent. We answer during office hours.');
    expect(bodies()).toEqual([
      {
        name: 'A Reader',
        email: 'reader@example.org',
        subject: 'A question',
        message: 'Where is the refund policy?',
        captcha: 'token',
        id: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ]);
    expect(field('message').value).toBe('');
    expect(done).toHaveBeenCalledOnce();
    expect(reset).toHaveBeenCalledOnce();
  });

  it('leaves the words typed meanwhile, says that they were not sent, and sends them as another message', async () => {
    const settle = await pressed();
    await type('message', 'And another thing');
    await settle(yes());
    expect(text()).toContain('What you have changed since then is still here, and was not sent.');
    expect(field('message').value).toBe('And another thing');
    await answer();
    await press();
    const [first, second] = bodies();
    expect(second.message).toBe('And another thing');
    expect(second.id).not.toBe(first.id);
  });

  it('keeps its id when sent again after a failure, unless the words have changed', async () => {
    await (await pressed())(new TypeError('Failed to fetch'));
    expect(text()).toContain('The message could not be sent.');
    await answer();
    const settle = held();
    await press();
    await type('message', 'Something else');
    await settle(new TypeError('Failed to fetch'));
    await answer();
    await press();
    const [first, second, third] = bodies().map(({ id }) => id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(bodies()[2].message).toBe('Something else');
  });

  it.each([
    ['a page', '<!doctype html>', 200],
    ['a refusal', '{"ok":false}', 200],
    ['an error', '{}', 500],
  ])('is not called sent for %s', async (_what, body, status) => {
    await (await pressed())(new Response(body, { status }));
    expect(text()).not.toContain('Sent.');
    expect(text()).toContain('The message could not be sent.');
    expect(field('message').value).toBe('Where is the refund policy?');
  });

  it('is sent though the widget throws when it is reset', async () => {
    reset.mockImplementation(() => {
      throw new Error('gone');
    });
    await (await pressed())(yes());
    expect(text()).toContain('Sent.');
    expect(text()).toContain('The check could not be loaded');
    expect(button().textContent).toBe('Send the message');
  });
});

describe('the fields', () => {
  const validity = (name: string) => field(name).validationMessage;

  beforeEach(async () => {
    await open();
    await touch();
    await answer();
  });

  it('are not cut: what is too much is said at once, and not sent', async () => {
    await fill('x'.repeat(6000));
    expect(field('message').value).toHaveLength(6000);
    expect(text()).toContain('At most 5,000 characters can be sent. These are 6,000.');
    await press();
    expect(posted).not.toHaveBeenCalled();
    await type('message', 'x'.repeat(5000));
    expect(text()).not.toContain('At most');
    await press();
    expect(posted).toHaveBeenCalledOnce();
  });

  it('do not take spaces for words', async () => {
    await fill(' \n ');
    await press();
    expect(validity('message')).toMatch(/only spaces/);
    expect(posted).not.toHaveBeenCalled();
  });

  it('are read as they are when Send is pressed, even when a program filled them in without a word', async () => {
    await fill(' ');
    field('message').value = 'By a program';
    await press();
    expect(bodies()[0].message).toBe('By a program');
  });

  it('are heard where a program says nothing but "change"', async () => {
    await fill('x'.repeat(6000));
    await type('message', 'Short', 'change');
    expect(text()).not.toContain('At most');
  });
});

describe('without an endpoint', () => {
  async function pressed(message: string) {
    await open({});
    await touch();
    await fill(message);
    await answer();
    await press();
    expect(posted).not.toHaveBeenCalled();
    expect(text()).toContain('Nothing was sent: this form is not connected to a mailbox yet.');
    return document.querySelector('p.notice[role="status"] a')?.getAttribute('href');
  }

  it('the words are offered to the mail program', async () => {
    expect(await pressed('Where?')).toBe('mailto:to@example.org?subject=A%20question&body=Where%3F');
  });

  it('a message too long for an address is to be copied over', async () => {
    expect(await pressed('अ'.repeat(5000))).toBe('mailto:to@example.org?subject=A%20question');
    expect(text()).toContain('copy the message over');
  });

  it('a form without an address says nothing it cannot keep', async () => {
    await open({ email: undefined, phone: undefined });
    await touch();
    await fill();
    await answer();
    await press();
    expect(text()).toContain('Nothing was sent:');
    expect(document.querySelectorAll('a')).toHaveLength(0);
  });
});
