import { type InputHTMLAttributes, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { CaptchaProvider } from '@/lib/captcha.ts';
import { report } from '@/lib/report.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { type CaptchaWidget, drawCaptcha } from './captcha-widget.ts';
import { FIELD_NAMES, type FieldName, type Message, mailOf, problemOf, readMessage } from './message.ts';
import { newMessageId, sendMessage } from './send-message.ts';
import { asksToVerify, next, type Sending, type SendingEvent, START } from './sending.ts';

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
  /** The state as of now: what is drawn would lag behind a second, quick submit. */
  const now = useRef(START);
  const [{ check, outcome, more }, setState] = useState(START);
  const [slow, setSlow] = useState(false);
  const [tooLong, setTooLong] = useState<Partial<Message>>({});

  const tell = (event: SendingEvent) => {
    const before = now.current;
    now.current = next(before, event);
    setState(now.current);
    if (asksToVerify(before, event, now.current)) alert(NOT_VERIFIED);
  };

  const start = async () => {
    if (!box.current || (now.current.check !== 'idle' && now.current.check !== 'failed')) return;
    tell({ type: 'check', check: 'loading' });
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    try {
      widget.current = await drawCaptcha(box.current, provider, siteKey, (answer) => {
        response.current = answer;
        tell({ type: 'check', check: answer ? 'answered' : 'shown' });
      });
      if (!response.current) tell({ type: 'check', check: 'shown' });
    } catch (error) {
      report('warn', 'The captcha could not be loaded', { error });
      // The next focus or submit tries again.
      tell({ type: 'check', check: 'failed' });
    }
    clearTimeout(timer);
    setSlow(false);
  };

  /** Tells the browser what it cannot check by itself. A text that is too long is said at once. */
  const examine = () => {
    const found: Partial<Message> = {};
    for (const name of FIELD_NAMES) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement;
      const problem = problemOf(name, field.value);
      field.setCustomValidity(problem ?? '');
      if (problem && field.value.trim() !== '') found[name] = problem;
    }
    setTooLong(found);
  };

  // The focus and the text that woke this island came before its listeners. Filling in by a program may come as
  // nothing but a `change`, which React does not pass on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) start();
    examine();
    for (const type of ['input', 'change']) {
      form.current?.addEventListener(type, () => {
        examine();
        tell({ type: 'edit' });
      });
    }
  }, []);

  /** An answer is good for one message only. */
  const askAgain = () => {
    response.current = undefined;
    try {
      widget.current?.reset();
    } catch (error) {
      report('warn', 'The captcha could not be reset', { error });
      tell({ type: 'check', check: 'failed' });
    }
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    if (now.current.outcome === 'sending') return;
    const message = readMessage(fields);
    tell({
      type: 'submit',
      text: JSON.stringify(message),
      newId: newMessageId(),
      connected: endpoint !== undefined,
    });
    start();
    const { attempt, outcome } = now.current as Sending;
    if (outcome !== 'sending' || !endpoint || !attempt || !response.current) return;
    try {
      await sendMessage(endpoint, message, { id: attempt.id, captcha: response.current });
      tell({ type: 'accepted', text: JSON.stringify(readMessage(fields)) });
    } catch (error) {
      report('warn', 'The message could not be sent', { error });
      tell({ type: 'refused' });
    }
    askAgain();
    if (now.current.outcome !== 'sent' || now.current.more) return;
    fields.dispatchEvent(new Event('typed:done', { bubbles: true }));
    fields.reset();
  };

  const busy = outcome === 'sending';

  return (
    <form ref={form} className="contact-form needs-script" onSubmit={onSubmit} onFocus={start}>
      <Field name="name" label="Your name" autoComplete="name" problem={tooLong.name} />
      <Field name="email" label="E-mail" type="email" autoComplete="email" problem={tooLong.email} />
      <Field name="subject" label="Subject" problem={tooLong.subject} />
      <Field name="message" label="Message" problem={tooLong.message} />
      <div className="captcha" hidden={check === 'failed'}>
        <div ref={box} className="captcha-box" />
        <p className="captcha-hint">The check that you are not a robot appears here.</p>
      </div>
      {slow && (
        <p className="text-sm text-muted" role="status">
          Loading the check that you are not a robot…
        </p>
      )}
      {check === 'failed' && (
        <p className="notice" role="alert">
          <strong>The check could not be loaded,</strong> so this form cannot be sent. What you typed is still
          here. Press Send to try again. <OtherWays email={email} phone={phone} />
        </p>
      )}
      <p>
        <button className="button" type="submit" data-replay aria-disabled={busy} onClick={examine}>
          {busy ? 'Sending…' : 'Send the message'}
        </button>
      </p>
      {/* Shown by the stylesheet while this code is on its way, or where it does not come. */}
      <p className="text-sm text-muted when-waiting" role="status">
        The form is still loading. What you pressed is done as soon as it is there.
      </p>
      <p className="notice when-failed" role="alert">
        <strong>The form could not be loaded,</strong> so nothing was sent. What you typed is still here.
        Press Send to try again. <OtherWays email={email} phone={phone} />
      </p>
      <Outcome outcome={outcome} more={more} email={email} form={form.current} />
    </form>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: FieldName;
  label: string;
  problem: string | undefined;
}

/** A field that has to be filled in. Nothing cuts what is typed or pasted: what is too much is said. */
function Field({ name, label, problem, ...rest }: FieldProps) {
  const id = `contact-${name}`;
  const problemId = `${id}-problem`;
  const common = {
    id,
    name,
    required: true,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem && problemId,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {name === 'message' ? <textarea {...common} rows={6} /> : <input type="text" {...common} {...rest} />}
      {problem && (
        <p className="problem" role="status" id={problemId}>
          {problem}
        </p>
      )}
    </div>
  );
}

interface OutcomeProps extends Pick<Sending, 'outcome' | 'more'> {
  email: string | undefined;
  form: HTMLFormElement | null;
}

function Outcome({ outcome, more, email, form }: OutcomeProps) {
  switch (outcome) {
    case 'waiting':
      return (
        <p className="problem" role="status">
          Not sent yet: the check that you are not a robot is still loading. It appears above.
        </p>
      );
    case 'unverified':
      return (
        <p className="problem" role="alert">
          {NOT_VERIFIED}.
        </p>
      );
    case 'sending':
      return <p role="status">Your message is on its way. On a slow line this takes a while.</p>;
    case 'sent':
      return (
        <p className="notice good" role="status">
          <strong>Sent.</strong> We answer during office hours.
          {more && ' What you have changed since then is still here, and was not sent.'}
        </p>
      );
    case 'failed':
      return (
        <p className="notice" role="alert">
          <strong>The message could not be sent.</strong> Nothing you typed is lost: answer the check and send
          it again. <OtherWays email={email} />
        </p>
      );
    case 'not-connected':
      return form && <NotConnected message={readMessage(form)} email={email} />;
    default:
      return null;
  }
}

function NotConnected({ message, email }: { message: Message; email: string | undefined }) {
  const mail = email && mailOf(message, email);
  return (
    <p className="notice" role="status">
      <strong>Nothing was sent:</strong> this form is not connected to a mailbox yet. What you typed is still
      here.{' '}
      {mail && (
        <>
          <a href={mail.href}>Open it in your mail program</a>
          {mail.whole ? '' : ' and copy the message over, which is too long to go along,'} or write to {email}
          .
        </>
      )}
    </p>
  );
}

/** How to reach the office without this form, as a sentence; nothing where there is no way yet. */
function OtherWays({ email, phone }: { email: string | undefined; phone?: string | undefined }) {
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
      {phone && <a href={`tel:${phone.replace(/\D/g, '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>}.
    </>
  );
}
