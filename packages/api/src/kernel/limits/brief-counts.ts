import { LRUCache } from 'lru-cache'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { networksOf } from './addresses.ts'
import { SITE_ALLOWANCE } from './rate-limits.ts'

/** The most networks in memory; the one that called longest ago is forgotten first. */
const NETWORKS_MAX = 20_000

type Count = { calls: number; until: number }

/** Counts a call from an address. @throws ApiError TOO_MANY_REQUESTS */
export type CountCall = (address: string) => void

/**
 * Counts calls that only read, in the memory of this process: inserting a row would cost more than the call. Instances count
 * separately, so a visitor of several may make more calls.
 */
export function createBriefCounts({ attempts, seconds }: { attempts: number; seconds: number }): CountCall {
  const counts = new LRUCache<string, Count>({ max: NETWORKS_MAX })
  const countOne = (network: string, most: number): void => {
    const now = Date.now()
    const known = counts.get(network)
    const count = known && known.until > now ? known : { calls: 0, until: now + seconds * 1000 }
    counts.set(network, count)
    if (count.calls >= most) {
      throw new ApiError('TOO_MANY_REQUESTS', { retry_after: Math.max(1, Math.ceil((count.until - now) / 1000)) })
    }
    count.calls += 1
  }
  return (address) => {
    const [household, site] = networksOf(address)
    if (household) countOne(household, attempts)
    if (site && site !== household) countOne(site, attempts * SITE_ALLOWANCE)
  }
}
