/** The steps from a written message to a sent one: pure decisions, nothing is drawn or sent here. */

export interface Sending {
  /** The check that the visitor is not a robot: not asked for, on its way, shown, answered, or out of reach. */
  check: 'idle' | 'loading' | 'shown' | 'answered' | 'failed';
  /** What the last submit came to. `waiting` and `unavailable`: the check is not there yet, or cannot be. */
  outcome:
    | 'none'
    | 'waiting'
    | 'unavailable'
    | 'unverified'
    | 'sending'
    | 'sent'
    | 'failed'
    | 'not-connected';
  /** The text that is, or was last, on its way, and the id it goes under: the same text goes under the same id. */
  attempt?: { text: string; id: string };
  /** After `sent`: whether the visitor wrote on meanwhile. That text is still in the fields. */
  more?: boolean;
}

export type SendingEvent =
  | { type: 'check'; check: Sending['check'] }
  /** `text`: all that is in the fields, to be compared. `newId`: used where the text was not sent before. */
  | { type: 'submit'; text: string; newId: string; connected: boolean }
  | { type: 'edit' }
  /** The endpoint accepted the message; `text` is what is in the fields now. */
  | { type: 'accepted'; text: string }
  | { type: 'refused' };

export const START: Sending = { check: 'idle', outcome: 'none' };

/** What a submit comes to as long as the check is not answered. */
const UNANSWERED = {
  idle: 'waiting',
  loading: 'waiting',
  shown: 'unverified',
  failed: 'unavailable',
} as const satisfies Record<Exclude<Sending['check'], 'answered'>, Sending['outcome']>;

function submit(
  state: Sending,
  { text, newId, connected }: Extract<SendingEvent, { type: 'submit' }>,
): Sending {
  if (state.outcome === 'sending') return state;
  if (state.check !== 'answered') return { ...state, outcome: UNANSWERED[state.check] };
  if (!connected) return { ...state, outcome: 'not-connected' };
  const id = state.attempt?.text === text ? state.attempt.id : newId;
  return { check: state.check, outcome: 'sending', attempt: { text, id } };
}

/** What was said of a submit that the check held up, once the check has changed. */
function heldUp(outcome: Sending['outcome'], check: Sending['check']): Sending['outcome'] {
  if (outcome !== 'waiting' && outcome !== 'unavailable' && outcome !== 'unverified') return outcome;
  return check === 'answered' ? 'none' : UNANSWERED[check];
}

/** The state after an event. An answer of the check is good for one message, so it is spent with it. */
export function next(state: Sending, event: SendingEvent): Sending {
  switch (event.type) {
    case 'check':
      return { ...state, check: event.check, outcome: heldUp(state.outcome, event.check) };
    case 'submit':
      return submit(state, event);
    case 'edit':
      return /^(?:sent|failed|not-connected)$/.test(state.outcome) ? { ...state, outcome: 'none' } : state;
    case 'accepted':
      return { check: 'shown', outcome: 'sent', more: event.text !== state.attempt?.text };
    case 'refused':
      return { ...state, check: 'shown', outcome: 'failed' };
  }
}

/** Whether the alert of the specification is due: on a submit without an answer, once the check is there to answer. */
export const asksToVerify = (before: Sending, event: SendingEvent, after: Sending): boolean =>
  after.outcome === 'unverified' && (event.type === 'submit' || before.outcome !== 'unverified');
