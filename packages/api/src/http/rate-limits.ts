import { hash } from 'node:crypto'
import type { EndpointSpec, RateLimit } from '@zivina/contract/endpoint'
import type { Db } from '@zivina/db/database'
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from './api-error.ts'

/** Counts the calls of an endpoint and refuses those beyond its limits. */
export type Limits = {
  /** @throws ApiError TOO_MANY_REQUESTS, with the time after which it makes sense to try again */
  count(by: RateLimit['by'], who: string): Promise<void>
}

/**
 * The limits of an endpoint, counted in the database so that all instances count together.
 * @param db the pool's handle
 */
export function createLimits(db: Db, endpoint: EndpointSpec): Limits {
  const limits = (endpoint.rate_limits ?? []).map((limit) => ({
    by: limit.by,
    limiter: createLimiter(db, `${endpoint.method} ${endpoint.path} ${limit.by}`, limit),
  }))
  return {
    count: async (by, who) => {
      for (const { by: counted, limiter } of limits) if (counted === by) await consume(limiter, who)
    },
  }
}

function createLimiter(db: Db, keyPrefix: string, { attempts, seconds }: RateLimit): RateLimiterAbstract {
  return new RateLimiterPostgres({
    storeClient: poolOf(db),
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    // Rows that count no more are swept along with expired sessions.
    clearExpiredByTimeout: false,
    keyPrefix,
    points: attempts,
    duration: seconds,
    // Whoever is far beyond the limit is refused without asking the database.
    inMemoryBlockOnConsumed: attempts * 2,
  })
}

/** The limiter's library speaks to the driver itself. */
function poolOf(db: Db): { query(query: object): Promise<unknown> } {
  return (db as Db & { $client: { query(query: object): Promise<unknown> } }).$client
}

async function consume(limiter: RateLimiterAbstract, who: string): Promise<void> {
  try {
    // Neither addresses nor e-mails stand in the table.
    await limiter.consume(hash('sha256', who, 'base64url'))
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new ApiError('TOO_MANY_REQUESTS', { retry_after: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
  }
}

/**
 * Whom an address stands for when calls are counted: a household's IPv6 network has more addresses than anybody could
 * count, so its first 64 bits count as one.
 */
export function countedAddress(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!bare.includes(':')) return bare
  const [head = '', tail = ''] = bare.split('%', 1)[0]?.split('::') ?? []
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const missing = bare.includes('::') ? 8 - first.length - last.length : 0
  const groups = [...first, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
