import { expect, it } from 'vitest'
import { checkMoment, clockFrom, instantFrom } from './prague-moment.ts'

it('follows the clocks in Prague in winter and in summer', () => {
  expect(instantFrom('2026-12-24T18:00')).toBe('2026-12-24T17:00:00.000Z')
  expect(instantFrom('2026-07-01T00:30')).toBe('2026-06-30T22:30:00.000Z')
  expect(clockFrom('2026-06-30T22:30:00.000Z')).toBe('2026-07-01T00:30')
})

it('knows no moment in the hour that is skipped, and the earlier one in the hour that comes twice', () => {
  expect(instantFrom('2027-03-28T02:30')).toBeNull()
  expect(instantFrom('2027-03-28T03:00')).toBe('2027-03-28T01:00:00.000Z')
  expect(instantFrom('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z')
  expect(instantFrom('')).toBeNull()
})

it('refuses at its field what is planned for the hour that is skipped', () => {
  const check = checkMoment('published_at')
  expect(check({ published_at: '2027-03-28T02:30' })).toEqual({
    published_at: 'Tuto hodinu letní čas přeskočí. Zvolte jinou.',
  })
  expect([check({ published_at: '2027-03-28T03:00' }), check({ published_at: '' })]).toEqual([{}, {}])
})
