import { LRUCache } from 'lru-cache'
import type { Company, CompanyRegister } from './port.ts'

const ENTRIES_MAX = 2000
/** Companies change rarely, and the register asks clients not to repeat queries. */
const FOUND_MS = 24 * 3600 * 1000
/** A company not found may be registered later today. */
const NOT_FOUND_MS = 3600 * 1000

export type Clock = { now(): number }

/**
 * Caches companies of a register for a day, and for an hour that one was not found. Failures are not cached; simultaneous
 * callers for one company share a request.
 */
export function cacheCompanies(register: CompanyRegister, clock: Clock = performance): CompanyRegister {
  const cache = new LRUCache<string, { company: Company | null }>({
    max: ENTRIES_MAX,
    perf: clock,
    // By default the cache caches the current time for a moment, with a timer of its own.
    ttlResolution: 0,
    fetchMethod: async (ico, _stale, { options }) => {
      const company = await register.find(ico)
      options.ttl = company ? FOUND_MS : NOT_FOUND_MS
      return { company }
    },
  })
  return { find: async (ico) => (await cache.fetch(ico))?.company ?? null }
}
