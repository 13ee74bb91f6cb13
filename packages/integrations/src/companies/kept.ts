import { LRUCache } from 'lru-cache'
import type { Company, CompanyRegister } from './port.ts'

const ENTRIES_MAX = 2000
/** A company changes rarely, and the register asks not to be asked the same thing again. */
const FOUND_MS = 24 * 3600 * 1000
/** A company that is not there may be founded today. */
const NOT_FOUND_MS = 3600 * 1000

export type Clock = { now(): number }

/**
 * A register that remembers for a day what it was told, and for an hour what it did not find. A failure is not
 * remembered; people who ask for the same company at once share one question.
 */
export function keepCompanies(register: CompanyRegister, clock: Clock = performance): CompanyRegister {
  const kept = new LRUCache<string, { company: Company | null }>({
    max: ENTRIES_MAX,
    perf: clock,
    // The cache remembers the time for a moment unless told not to, by a timer of its own.
    ttlResolution: 0,
    fetchMethod: async (ico, _stale, { options }) => {
      const company = await register.find(ico)
      options.ttl = company ? FOUND_MS : NOT_FOUND_MS
      return { company }
    },
  })
  return { find: async (ico) => (await kept.fetch(ico))?.company ?? null }
}
