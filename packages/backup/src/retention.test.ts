import { expect, it } from 'vitest'
import type { Manifest, Reason } from './manifest.ts'
import { expiredBackups } from './retention.ts'

const NOW = new Date('2026-11-28T03:10:00Z')
const DAY_MS = 86_400_000

/** A backup made so many days before now. */
function made(days: number, reason: Reason = 'nightly'): Manifest {
  const begun_at = new Date(NOW.getTime() - days * DAY_MS).toISOString()
  return { stamp: begun_at, begun_at, reason } as Manifest
}

/** The ages in days of what remains. */
function remaining(manifests: Manifest[]): number[] {
  const expired = expiredBackups(manifests, NOW)
  const rest = manifests.filter(({ stamp }) => !expired.includes(stamp))
  return rest.map(({ begun_at }) => Math.round((NOW.getTime() - Date.parse(begun_at)) / DAY_MS)).sort((a, b) => a - b)
}

it('of two years of nights remain seven days, five weeks and twelve months', () => {
  const nights = Array.from({ length: 730 }, (_, days) => made(days))
  // 28 November is a Saturday: weeks end on Sundays (6, 13, 20, 27 days ago), months on their last days.
  expect(remaining(nights)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 13, 20, 27, 28, 59, 89, 120, 151, 181, 212, 242, 273, 301, 332,
  ])
})

it('periods without a backup do not count', () => {
  expect(remaining([made(0), made(100), made(200), made(300)])).toEqual([0, 100, 200, 300])
})

it('the only backup remains, however old', () => {
  expect(remaining([made(4000)])).toEqual([4000])
})

it('what a person or a migration asked for remains for 14 days', () => {
  const nights = Array.from({ length: 30 }, (_, days) => made(days))
  const asked = [made(10.1, 'by_hand'), made(10.2, 'before_migration'), made(20.1, 'by_hand')]
  expect(remaining([...nights, ...asked])).toEqual([0, 1, 2, 3, 4, 5, 6, 10, 10, 13, 20, 27, 28])
})
