import { describe, expect, it } from 'vitest';
import { asksToVerify, next, type Sending, type SendingEvent, START } from './sending.ts';

const check = (now: Sending['check']): SendingEvent => ({ type: 'check', check: now });
const submit = (text = 'one', newId = 'id 1', connected = true): SendingEvent => ({
  type: 'submit',
  text,
  newId,
  connected,
});
const edit: SendingEvent = { type: 'edit' };
const accepted = (text = 'one'): SendingEvent => ({ type: 'accepted', text });
const refused: SendingEvent = { type: 'refused' };
const answered = check('answered');

const after = (...events: SendingEvent[]) => events.reduce(next, START);

describe('a submit comes to', () => {
  it.each<[string, Sending['outcome'], SendingEvent[]]>([
    ['waiting, where the check was not asked for yet', 'waiting', [submit()]],
    ['waiting, while the check loads', 'waiting', [check('loading'), submit()]],
    ['a request to verify, where the check is shown', 'unverified', [check('shown'), submit()]],
    ['a request to verify, once the check it waits for is shown', 'unverified', [submit(), check('shown')]],
    ['a request to verify, where the answer expired', 'unverified', [answered, check('shown'), submit()]],
    ['nothing, where the check cannot be loaded', 'unavailable', [check('failed'), submit()]],
    ['waiting, once a failed check is tried again', 'waiting', [check('failed'), submit(), check('loading')]],
    ['sending, where the check is answered', 'sending', [answered, submit()]],
    ['the truth, where there is no endpoint', 'not-connected', [answered, submit('one', 'id', false)]],
    ['nothing new, while a message is on its way', 'sending', [answered, submit(), submit('two')]],
    ['sent, once the endpoint accepts it', 'sent', [answered, submit(), accepted()]],
    ['failed, where the endpoint does not', 'failed', [answered, submit(), refused]],
    [
      'a request to verify, for a second message',
      'unverified',
      [answered, submit(), accepted(), submit('two')],
    ],
  ])('%s', (_what, outcome, events) => {
    expect(after(...events).outcome).toBe(outcome);
  });
});

describe('the id', () => {
  const idAfter = (...events: SendingEvent[]) => after(...events).attempt?.id;

  it.each<[string, string, SendingEvent[]]>([
    ['stays for the same text after a failure', 'id 1', [submit(), refused, answered, submit('one', 'id 2')]],
    ['is new for another text', 'id 2', [submit(), refused, edit, answered, submit('two', 'id 2')]],
    [
      'is new for words typed while it was sent',
      'id 2',
      [submit(), edit, refused, answered, submit('two', 'id 2')],
    ],
    ['is new after a success', 'id 2', [submit(), accepted(), answered, submit('one', 'id 2')]],
    ['does not change by a second press', 'id 1', [submit(), submit('one', 'id 2')]],
  ])('%s', (_what, id, events) => {
    expect(idAfter(answered, ...events)).toBe(id);
  });
});

it.each([
  ['one', false],
  ['one and more', true],
])('knows whether something was typed while it was sent: "%s"', (text, more) => {
  expect(after(answered, submit(), edit, accepted(text)).more).toBe(more);
});

it.each<[string, SendingEvent[]]>([
  ['sent', [answered, submit(), accepted()]],
  ['failed', [answered, submit(), refused]],
  ['not connected', [answered, submit('one', 'id', false)]],
])('an edit takes back what was said: %s', (_what, events) => {
  expect(after(...events, edit).outcome).toBe('none');
});

it('an answer is spent with the message, whatever became of it', () => {
  expect(after(answered, submit(), accepted()).check).toBe('shown');
  expect(after(answered, submit(), refused).check).toBe('shown');
});

it.each<[string, boolean, SendingEvent[]]>([
  ['on a submit without an answer', true, [check('shown'), submit()]],
  ['on each of them', true, [check('shown'), submit(), submit()]],
  ['when the check comes that a submit waits for', true, [check('loading'), submit(), check('shown')]],
  ['not on a submit while the check loads', false, [check('loading'), submit()]],
  ['not on a submit while the check cannot be loaded', false, [check('failed'), submit()]],
  ['not when the check comes by itself', false, [check('loading'), check('shown')]],
  ['not when an answer expires', false, [check('shown'), submit(), check('shown')]],
  ['not on a submit with an answer', false, [answered, submit()]],
])('the alert is due %s', (_what, due, events) => {
  const last = events.at(-1) as SendingEvent;
  const before = after(...events.slice(0, -1));
  expect(asksToVerify(before, last, next(before, last))).toBe(due);
});
