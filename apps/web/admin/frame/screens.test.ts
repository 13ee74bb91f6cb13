import { mayOpenAdminPage } from '@zivina/contract/console/admin-area'
import { expect, test } from 'vitest'
import { addressOf, mayOpenScreen, navigationFor, SCREENS, wayToQueue } from './screens.ts'

const ADMIN = { is_admin: true, is_affiliate: false }
const AFFILIATE = { is_admin: false, is_affiliate: true }

test('every screen has an address of its own', () => {
  const paths = SCREENS.map(({ path }) => path)
  expect(paths).toContain('/')
  expect(paths).toEqual([...new Set(paths)])
})

test.each(SCREENS.map((screen) => [screen.path, screen] as const))(
  'the server opens %s for those whom its manifest admits',
  (_, screen) => {
    expect(mayOpenAdminPage(AFFILIATE, addressOf(screen))).toBe(mayOpenScreen(AFFILIATE, screen))
    expect(mayOpenAdminPage(ADMIN, addressOf(screen))).toBe(true)
  },
)

test('an affiliate is led to nothing that they may not open', () => {
  const offered = navigationFor(AFFILIATE).flatMap(({ screens }) => screens)
  expect(offered.filter((screen) => !mayOpenScreen(AFFILIATE, screen))).toEqual([])
  expect(navigationFor(ADMIN).flatMap(({ screens }) => screens).length).toBeGreaterThan(offered.length)
  expect(wayToQueue('reviews', AFFILIATE)).toBe('/review-manage')
})
