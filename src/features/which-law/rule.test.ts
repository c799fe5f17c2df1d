import { describe, expect, it } from 'vitest';
import { allVerdicts } from './cases.ts';
import { type Dates, whichLaw } from './rule.ts';
import { verdictKey } from './verdict-key.ts';

describe('whichLaw', () => {
  it.each<[string, Dates, string, string]>([
    ['the last day of the IPC', { offence: '2024-06-30' }, 'ipc', 'no-fir'],
    ['the first day of the BNS', { offence: '2024-07-01' }, 'bns', 'bnss'],
    ['an old offence in an old case', { offence: '2024-05-10', proceedings: '2024-05-12' }, 'ipc', 'crpc'],
    [
      'an old offence registered on the last day',
      { offence: '2024-05-10', proceedings: '2024-06-30' },
      'ipc',
      'crpc',
    ],
    [
      'an old offence registered on the first day',
      { offence: '2024-05-10', proceedings: '2024-07-01' },
      'ipc',
      'bnss',
    ],
    ['an offence over both days', { offence: '2024-06-30', offenceEnd: '2024-07-01' }, 'both', 'no-fir'],
    [
      'an offence that ended on the last day',
      { offence: '2024-01-01', offenceEnd: '2024-06-30' },
      'ipc',
      'no-fir',
    ],
    [
      'an offence that began on the first day',
      { offence: '2024-07-01', offenceEnd: '2024-08-01' },
      'bns',
      'bnss',
    ],
    ['an unknown date', {}, 'no-date', 'no-fir'],
    ['an unknown date with an old FIR', { proceedings: '2024-06-30' }, 'ipc', 'crpc'],
    ['an unknown date with a new FIR', { proceedings: '2024-07-01' }, 'no-date', 'bnss'],
    ['an unknown first day with an old last day', { offenceEnd: '2024-06-30' }, 'ipc', 'no-fir'],
    [
      'an old FIR about something that went on',
      { offenceEnd: '2024-08-01', proceedings: '2024-06-30' },
      'both',
      'crpc',
    ],
    ['the day before the IPC', { offence: '1861-12-31' }, 'before-both', 'no-fir'],
    ['the first day of the IPC', { offence: '1862-01-01' }, 'ipc', 'no-fir'],
  ])('decides %s', (_case, dates, act, procedure) => {
    expect(whichLaw(dates)).toMatchObject({ act, procedure });
  });

  it.each<[string, Dates, string]>([
    ['the last day of the Ranbir Penal Code', { offence: '2019-10-30' }, 'ranbir'],
    ['the first day of the IPC', { offence: '2019-10-31' }, 'ipc'],
    ['the first day of the BNS', { offence: '2024-07-01' }, 'bns'],
    ['an unknown date with an FIR of the old State', { proceedings: '2019-10-30' }, 'ranbir'],
    ['an unknown date with an FIR that leaves both open', { proceedings: '2021-01-01' }, 'no-date'],
    ['an unknown date', {}, 'no-date'],
  ])('decides %s in Jammu and Kashmir', (_case, dates, act) => {
    expect(whichLaw({ ...dates, jammuKashmir: true }).act).toBe(act);
    expect(whichLaw(dates).act).not.toBe('ranbir');
  });

  it('says that section 106(2) is not in force, for new offences only', () => {
    expect(whichLaw({ offence: '2024-07-01', hitAndRun: true }).notInForce).toBe(true);
    expect(whichLaw({ offence: '2024-06-30', hitAndRun: true }).notInForce).toBe(false);
  });

  it.each<[string, Dates]>([
    ['an end before the beginning', { offence: '2024-07-02', offenceEnd: '2024-07-01' }],
    ['an FIR before the offence', { offence: '2024-07-02', proceedings: '2024-06-30' }],
  ])('asks to check %s', (_case, dates) => {
    expect(whichLaw(dates).act).toBe('contradiction');
  });

  it('gives only verdicts the page has an answer for', () => {
    const days = [undefined, '1850-01-01', '2019-10-30', '2024-06-30', '2024-07-01'];
    const verdicts = days.flatMap((offence) =>
      days.flatMap((offenceEnd) =>
        days.flatMap((proceedings) =>
          [true, false].flatMap((hitAndRun) =>
            [true, false].map((jammuKashmir) =>
              whichLaw({ offence, offenceEnd, proceedings, hitAndRun, jammuKashmir }),
            ),
          ),
        ),
      ),
    );
    const answered = new Set(allVerdicts.map(verdictKey));
    expect(verdicts.map(verdictKey).filter((key) => !answered.has(key))).toEqual([]);
  });
});
