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
/** SQLSTATE: starting up, shutting down, cut by an administrator, no connection free, cancelled for taking too long. */
const SQL_STATES = new Set(['57P01', '57P02', '57P03', '53300', '57014'])
/** What the driver says where it has no code. */
const MESSAGES =
  /^Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

/** Whether the database could not be reached, rather than having refused a query. */
export function isDatabaseUnreachable(error: unknown): boolean {
  return causes(error).some((cause) => {
    const { code, message } = cause as { code?: unknown; message?: unknown }
    if (typeof code === 'string' && (SYSTEM_CODES.has(code) || SQL_STATES.has(code) || code.startsWith('08')))
      return true
    return typeof message === 'string' && MESSAGES.test(message)
  })
}

/**
 * What the log says of an unexpected error. A failed query is told by its SQL without its values, which may hold what
 * somebody searched for.
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
