import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { CaptchaProvider } from '@/lib/captcha.ts';
import { report } from '@/lib/report.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { type CaptchaWidget, drawCaptcha } from './captcha-widget.ts';
import { type Message, sendMessage } from './send-message.ts';

interface Props {
  provider: CaptchaProvider;
  siteKey: string;
  /** Without it nothing is sent, and the form says so. */
  endpoint?: string | undefined;
  /** Other ways to write or call; none where the owner has not confirmed them. */
  email?: string | undefined;
  phone?: string | undefined;
}

/** Shown when the form is submitted before the captcha was answered (specification, section 8). */
const NOT_VERIFIED = 'Please verify that you are not a robot';
/** A check that takes longer than this to appear is explained. */
const SLOW_MS = 200;

type Captcha = 'idle' | 'loading' | 'ready' | 'failed';
type Sending = 'idle' | 'unverified' | 'sending' | 'sent' | 'failed' | 'not-connected';

/**
 * The contact form. The fields are plain HTML and keep their own values, so that nothing typed before or after this code
 * arrives is lost; the code adds the captcha and the sending.
 */
export function ContactForm(props: Props) {
  return (
    <ErrorBoundary name="ContactForm">
      <Form {...props} />
    </ErrorBoundary>
  );
}

function Form({ provider, siteKey, endpoint, email, phone }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const widget = useRef<CaptchaWidget>(undefined);
  /** What the captcha answered; none until it did, and again after it expired or failed. */
  const response = useRef<string>(undefined);
  const started = useRef(false);
  /** Set while a message is on its way: state would lag behind a second, quick submit. */
  const busy = useRef(false);
  const messageId = useRef<string>(undefined);
  const [captcha, setCaptcha] = useState<Captcha>('idle');
  const [slow, setSlow] = useState(false);
  const [sending, setSending] = useState<Sending>('idle');

  const start = async () => {
    if (started.current || !box.current) return;
    started.current = true;
    setCaptcha('loading');
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    try {
      widget.current = await drawCaptcha(box.current, provider, siteKey, (answer) => {
        response.current = answer;
        if (answer) setSending((known) => (known === 'unverified' ? 'idle' : known));
      });
      setCaptcha('ready');
    } catch (error) {
      report('warn', 'The captcha could not be loaded', { error });
      setCaptcha('failed');
      // The next focus tries again.
      started.current = false;
    }
    clearTimeout(timer);
    setSlow(false);
  };

  // The focus that woke this island came before its listeners.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) start();
  }, []);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current || sending === 'sent') return;
    if (!response.current) {
      setSending('unverified');
      alert(NOT_VERIFIED);
      return;
    }
    if (!endpoint) {
      setSending('not-connected');
      return;
    }
    busy.current = true;
    setSending('sending');
    const message = Object.fromEntries(new FormData(event.currentTarget)) as unknown as Message;
    messageId.current ??= crypto.randomUUID();
    try {
      await sendMessage(endpoint, pick(message), { id: messageId.current, captcha: response.current });
      form.current?.dispatchEvent(new Event('typed:done', { bubbles: true }));
      form.current?.reset();
      messageId.current = undefined;
      setSending('sent');
    } catch (error) {
      report('warn', 'The message could not be sent', { error });
      setSending('failed');
    }
    // A response is good for one message only.
    response.current = undefined;
    widget.current?.reset();
    busy.current = false;
  };

  return (
    <form
      ref={form}
      className="contact-form needs-script"
      onSubmit={onSubmit}
      onFocus={start}
      onInput={() => {
        // Another text is another message.
        if (!busy.current) messageId.current = undefined;
        if (sending !== 'sending' && sending !== 'unverified') setSending('idle');
      }}
    >
      <label>
        Your name
        <input name="name" type="text" autoComplete="name" required maxLength={100} />
      </label>
      <label>
        E-mail
        <input name="email" type="email" autoComplete="email" required maxLength={200} />
      </label>
      <label>
        Subject
        <input name="subject" type="text" required maxLength={150} />
      </label>
      <label>
        Message
        <textarea name="message" required maxLength={5000} rows={6} />
      </label>
      <div ref={box} className="captcha-box" />
      {slow && (
        <p className="small muted" role="status">
          Loading the check that you are not a robot…
        </p>
      )}
      {captcha === 'failed' && (
        <p className="status" role="alert">
          <strong>The check could not be loaded,</strong> so this form cannot be sent. What you typed is still
          here. <OtherWays email={email} phone={phone} />
        </p>
      )}
      <p>
        <button className="button" type="submit" data-replay aria-disabled={sending === 'sending'}>
          {sending === 'sending' ? 'Sending…' : 'Send the message'}
        </button>
      </p>
      <Outcome sending={sending} email={email} form={form.current} />
    </form>
  );
}

/** The four fields and nothing else: the provider adds one of its own to the form. */
const pick = ({ name, email, subject, message }: Message): Message => ({ name, email, subject, message });

function Outcome({
  sending,
  email,
  form,
}: {
  sending: Sending;
  email: string | undefined;
  form: HTMLFormElement | null;
}) {
  switch (sending) {
    case 'unverified':
      return <p role="alert">{NOT_VERIFIED}.</p>;
    case 'sending':
      return <p role="status">Your message is on its way. On a slow line this takes a while.</p>;
    case 'sent':
      return (
        <p className="status good" role="status">
          <strong>Sent.</strong> We answer during office hours.
        </p>
      );
    case 'failed':
      return (
        <p className="status" role="alert">
          <strong>The message could not be sent.</strong> Nothing you typed is lost: answer the check and send
          it again. <OtherWays email={email} />
        </p>
      );
    case 'not-connected':
      return (
        <p className="status" role="status">
          <strong>Nothing was sent:</strong> this form is not connected to a mailbox yet. What you typed is
          still here.{' '}
          {email && (
            <>
              <a href={mailOf(form, email)}>Open it in your mail program</a> or write to {email}.
            </>
          )}
        </p>
      );
    default:
      return null;
  }
}

/** How to reach the office without this form, as a sentence; nothing where there is no way yet. */
function OtherWays({ email, phone }: { email?: string | undefined; phone?: string | undefined }) {
  if (!email && !phone) return null;
  return (
    <>
      {email && (
        <>
          Write to <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      {email && phone && ' or call '}
      {!email && phone && 'Call '}
      {phone && <a href={`tel:${phone.replace(/\D/g, '')}`}>{phone}</a>}.
    </>
  );
}

/** A mail address that carries what was typed. */
function mailOf(form: HTMLFormElement | null, email: string): string {
  const typed = form ? new FormData(form) : undefined;
  const field = (name: string) => encodeURIComponent(String(typed?.get(name) ?? ''));
  return `mailto:${email}?subject=${field('subject')}&body=${field('message')}`;
}
