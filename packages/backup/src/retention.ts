import type { Manifest } from './manifest.ts'

/** How many days, weeks and months have a backup each: the last one of that day, week or month. */
export const RETAINED = { days: 7, weeks: 5, months: 12 } as const
/** Backups that a person or a migration asked for stay at least this long. */
const ASKED_FOR_DAYS = 14
const DAY_MS = 86_400_000

/**
 * Chooses the backups that are no longer needed. The newest one is always needed.
 * @param manifests of all backups
 * @returns their stamps
 */
export function expiredBackups(manifests: readonly Manifest[], now: Date): string[] {
  const newestFirst = manifests.toSorted((a, b) => b.stamp.localeCompare(a.stamp))
  const needed = new Set<string>(newestFirst.slice(0, 1).map(({ stamp }) => stamp))
  for (const [periodOf, count] of PERIODS) {
    const periods = new Set<string>()
    for (const { stamp, begun_at } of newestFirst) {
      const period = periodOf(new Date(begun_at))
      if (periods.has(period)) continue
      if (periods.size === count) break
      periods.add(period)
      needed.add(stamp)
    }
  }
  for (const { stamp, reason, begun_at } of newestFirst) {
    if (reason !== 'nightly' && now.getTime() - Date.parse(begun_at) < ASKED_FOR_DAYS * DAY_MS) needed.add(stamp)
  }
  return newestFirst.map(({ stamp }) => stamp).filter((stamp) => !needed.has(stamp))
}

/** Days, weeks (from Monday) and months in UTC. */
const PERIODS: readonly [(time: Date) => string, number][] = [
  [(time) => time.toISOString().slice(0, 10), RETAINED.days],
  [(time) => `${Math.floor((Math.floor(time.getTime() / DAY_MS) + 3) / 7)}`, RETAINED.weeks],
  [(time) => time.toISOString().slice(0, 7), RETAINED.months],
]
