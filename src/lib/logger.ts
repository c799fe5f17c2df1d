/** One shape for everything the site writes to the console, with secrets taken out first. */

const LEVELS = { debug: 0, info: 1, warn: 2, error: 3 } as const;
type Level = keyof typeof LEVELS;

/** Records below this level are dropped. */
const ACTIVE_LEVEL: Level = 'info';

/** By name, as specified. It also catches innocent names such as `className`; a lost value is the cheaper mistake. */
const SECRET_NAME = /password|token|apikey|secret|creditcard|ssn/i;

/** What a copy starts from. The parts of an Error are not enumerable: copying its fields alone would lose them. */
function emptyCopy(value: object): object {
  if (Array.isArray(value)) return [];
  return value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : {};
}

/** A copy of `value` without secrets; `copies` holds what is already copied, so that a cycle stays a cycle. */
function redact(value: unknown, copies = new Map<object, object>()): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = copies.get(value);
  if (known) return known;
  if (value instanceof Date) return value.toJSON();
  const copy = emptyCopy(value) as Record<string, unknown>;
  copies.set(value, copy);
  for (const [field, content] of Object.entries(value)) {
    copy[field] = SECRET_NAME.test(field) ? '[REDACTED]' : redact(content, copies);
  }
  return copy;
}

/** As `redact`, for data that cannot be read at all (a throwing getter): a logger must not add an error of its own. */
function readable(data: unknown): unknown {
  try {
    return redact(data);
  } catch {
    return '[Unreadable]';
  }
}

function write(level: Level, message: string, data?: unknown): void {
  if (LEVELS[level] < LEVELS[ACTIVE_LEVEL]) return;
  console[level]({
    level,
    message,
    data: readable(data),
    timestamp: new Date().toISOString(),
    url: globalThis.location?.href ?? '',
    userAgent: globalThis.window ? navigator.userAgent : '',
  });
}

const writer = (level: Level) => (message: string, data?: unknown) => write(level, message, data);

/** Each takes a message and any data; the data is copied, never changed. */
export const logger = {
  debug: writer('debug'),
  info: writer('info'),
  warn: writer('warn'),
  error: writer('error'),
};

/** Records that the page at `path` came on screen or left it. */
export function logNavigation(event: 'mount' | 'unmount', path: string): void {
  logger.info('Navigation', { event, path });
}
