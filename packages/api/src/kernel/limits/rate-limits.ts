import { hash } from 'node:crypto'
import type { EndpointSpec, RateLimit } from '@zivina/contract/kernel/endpoint'
import type { Db } from '@zivina/db/database'
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { networksOf } from './addresses.ts'

/** How many times as often as one household a whole IPv6 site of 48 bits may make a call. */
export const SITE_ALLOWANCE = 10

/** Counts the calls of an endpoint and refuses those beyond its limits. */
export type Limits = {
  /**
   * Counts a call from an address, by each of its networks. A call within the process has no address and is not counted.
   * @throws ApiError TOO_MANY_REQUESTS, with Retry-After
   */
  countAddress(address: string): Promise<void>
  /** @throws ApiError TOO_MANY_REQUESTS, with Retry-After */
  count(by: 'account' | 'user', who: string): Promise<void>
}

/**
 * The limits of an endpoint, counted in the database so that all instances count together.
 * @param db the pool's handle
 */
export function createLimits(db: Db, endpoint: EndpointSpec): Limits {
  const limits = (endpoint.rate_limits ?? []).map((limit) => {
    const prefix = `${endpoint.method} ${endpoint.path} ${limit.by} ${limit.seconds}`
    const site = { ...limit, attempts: limit.attempts * SITE_ALLOWANCE }
    return {
      by: limit.by,
      limiter: createLimiter(db, prefix, limit),
      forSites: limit.by === 'address' ? createLimiter(db, `${prefix} site`, site) : null,
    }
  })
  return {
    countAddress: async (address) => {
      const [household, site] = networksOf(address)
      for (const { by, limiter, forSites } of limits) {
        if (by !== 'address') continue
        // The household first: a call refused to it does not count for its neighbours.
        if (household) await consume(limiter, household)
        if (site && forSites) await consume(forSites, site)
      }
    },
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
    // Expired rows are deleted together with expired sessions.
    clearExpiredByTimeout: false,
    keyPrefix,
    points: attempts,
    duration: seconds,
    // A caller far beyond the limit is refused without a query.
    inMemoryBlockOnConsumed: attempts * 2,
  })
}

/** The limiter's library uses the driver directly. */
function poolOf(db: Db): { query(query: object): Promise<unknown> } {
  return (db as Db & { $client: { query(query: object): Promise<unknown> } }).$client
}

async function consume(limiter: RateLimiterAbstract, who: string): Promise<void> {
  try {
    // The table contains neither addresses nor e-mails.
    await limiter.consume(hash('sha256', who, 'base64url'))
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new ApiError('TOO_MANY_REQUESTS', { retry_after: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
  }
}
