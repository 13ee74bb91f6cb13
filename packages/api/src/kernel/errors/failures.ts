/** System errors of a connection that cannot be made or was cut. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
])
/** SQLSTATE: starting up, shutting down, terminated by an administrator, cancelled for taking too long. */
const SQL_STATES = new Set(['57P01', '57P02', '57P03', '57014'])
/** Messages of the driver where it gives no code. */
const MESSAGES =
  /^Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/
/** System errors of a full disk (or one that may not be written), exhausted memory or open files. */
const EXHAUSTION_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'ENOMEM', 'EMFILE', 'ENFILE'])
/** The class of SQLSTATE for the same in the database: disk full, out of memory, too many connections. */
const EXHAUSTED = /^53[0-9A-Z]{3}$/
/** Full disks for which the database has no code of its own. */
const FULL = /: (?:Disk quota exceeded|File too large|Read-only file system)$/

/** Why a request cannot be served now, but may be later. These words are logged. */
export type Outage = 'database unreachable' | 'out of resources'

/** The external reason of a request's failure; null where the request itself or our code is to blame. */
export function outageOf(error: unknown): Outage | null {
  const chain = causes(error)
  if (chain.some((cause) => isExhaustion(cause as Cause))) return 'out of resources'
  return chain.some((cause) => isUnreachable(cause as Cause)) ? 'database unreachable' : null
}

type Cause = { code?: unknown; message?: unknown; severity?: unknown }

function isExhaustion({ code, message, severity }: Cause): boolean {
  if (typeof code === 'string' && (EXHAUSTION_CODES.has(code) || EXHAUSTED.test(code))) return true
  return severity !== undefined && typeof message === 'string' && FULL.test(message)
}

function isUnreachable({ code, message, severity }: Cause): boolean {
  // With these the database ends the connection, or itself.
  if (severity === 'FATAL' || severity === 'PANIC') return true
  if (typeof code === 'string' && (SYSTEM_CODES.has(code) || SQL_STATES.has(code) || code.startsWith('08'))) return true
  return typeof message === 'string' && MESSAGES.test(message)
}

/**
 * The log entry of an unexpected error. A failed query is logged with its SQL but without its values, which may contain what a
 * person searched for.
 */
export function describeFailure(error: unknown): { err: unknown; sql?: string } {
  const chain = causes(error)
  const query = chain.map((cause) => (cause as { query?: unknown }).query).find((text) => typeof text === 'string')
  return query === undefined ? { err: error } : { err: chain.at(-1), sql: query }
}

function causes(error: unknown): object[] {
  const chain: object[] = []
  let current = error
  while (typeof current === 'object' && current !== null && !chain.includes(current)) {
    chain.push(current)
    if (current instanceof AggregateError) chain.push(...current.errors.filter((inner) => typeof inner === 'object'))
    current = (current as { cause?: unknown }).cause
  }
  return chain
}
