import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger, logNavigation } from './logger.ts';

const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
const sinks = Object.fromEntries(LEVELS.map((level) => [level, vi.spyOn(console, level).mockReturnValue()]));

beforeEach(() => {
  for (const sink of Object.values(sinks)) sink.mockClear();
});

afterEach(() => vi.unstubAllGlobals());

/** What the logger wrote for `data`. */
function logged(data: unknown) {
  logger.info('test', data);
  return sinks.info?.mock.lastCall?.[0].data;
}

describe('records', () => {
  it('drops debug and writes the other three levels to the console method of the same name', () => {
    for (const level of LEVELS) logger[level](`a ${level}`);
    expect(sinks.debug).not.toHaveBeenCalled();
    for (const level of LEVELS.slice(1)) {
      expect(sinks[level]).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ level, message: `a ${level}` }),
      );
    }
  });

  it('has level, message, data, timestamp, and an empty url and user agent outside a browser', () => {
    logger.warn('hello', { a: 1 });
    const record = sinks.warn?.mock.lastCall?.[0];
    expect(record).toEqual({
      level: 'warn',
      message: 'hello',
      data: { a: 1 },
      timestamp: expect.any(String),
      url: '',
      userAgent: '',
    });
    expect(new Date(record.timestamp).toISOString()).toBe(record.timestamp);
  });

  it('has the url and user agent of a browser', () => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('location', { href: 'https://site.test/ipc' });
    vi.stubGlobal('navigator', { userAgent: 'Tester/1' });
    logger.info('hello');
    expect(sinks.info?.mock.lastCall?.[0]).toMatchObject({
      url: 'https://site.test/ipc',
      userAgent: 'Tester/1',
    });
  });

  it('logs navigation with the event and the path', () => {
    logNavigation('unmount', '/ipc-section/420');
    expect(sinks.info?.mock.lastCall?.[0]).toMatchObject({
      message: 'Navigation',
      data: { event: 'unmount', path: '/ipc-section/420' },
    });
  });
});

describe('redaction', () => {
  it.each([
    'password',
    'userPassword',
    'PASSWORD_HASH',
    'token',
    'accessToken',
    'apiKey',
    'APIKEY',
    'clientSecret',
    'creditCardNumber',
    'SSN',
  ])('hides %s, whatever it holds', (name) => {
    expect(logged({ [name]: 'x', kept: 1 })).toEqual({ [name]: '[REDACTED]', kept: 1 });
    expect(logged({ [name]: { deep: ['x'] } })).toEqual({ [name]: '[REDACTED]' });
    expect(logged({ [name]: null })).toEqual({ [name]: '[REDACTED]' });
  });

  it('reaches any depth, arrays included, and reads names, not values', () => {
    expect(logged([{ a: [{ b: { token: 1, note: 'my password' } }] }])).toEqual([
      { a: [{ b: { token: '[REDACTED]', note: 'my password' } }] },
    ]);
  });

  it.each([['text'], [7], [null], [undefined], [true]])('leaves %s as it is', (value) => {
    expect(logged(value)).toBe(value);
  });

  it('keeps a cycle a cycle', () => {
    const data: Record<string, unknown> = { token: 'x' };
    data.self = data;
    data.list = [data];
    const copy = logged(data);
    expect(copy.self).toBe(copy);
    expect(copy.list[0]).toBe(copy);
    expect(copy.token).toBe('[REDACTED]');
  });

  it('never changes what it was given', () => {
    const data = Object.freeze({ user: Object.freeze({ password: 'x', tags: Object.freeze(['a']) }) });
    const copy = logged(data);
    expect(data.user.password).toBe('x');
    expect(copy).not.toBe(data);
    expect(copy.user.tags).not.toBe(data.user.tags);
  });

  it('keeps name and message of an error, and hides its secret fields', () => {
    const error = Object.assign(new TypeError('broken'), { code: 'E1', token: 'x' });
    expect(logged({ error }).error).toMatchObject({
      name: 'TypeError',
      message: 'broken',
      code: 'E1',
      token: '[REDACTED]',
    });
  });

  it('keeps dates, in ISO form', () => {
    expect(logged({ at: new Date(0) })).toEqual({ at: '1970-01-01T00:00:00.000Z' });
  });

  it('says so when data cannot be read, instead of throwing', () => {
    const data = {
      get trap() {
        throw new Error('no');
      },
    };
    expect(logged(data)).toBe('[Unreadable]');
  });
});
