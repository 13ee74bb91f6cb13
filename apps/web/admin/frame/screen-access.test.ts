import { mayEnterAdmin, mayOpenAdminPage } from '@zivina/contract/console/admin-area'
import { describe, expect, test } from 'vitest'
import { addressOf, SCREENS } from './screens.ts'

/** The screens that the specification names, and which roles open them. */
const SPECIFIED: Readonly<Record<string, 'admin' | 'affiliate'>> = {
  '/': 'affiliate',
  '/export': 'admin',
  '/category': 'admin',
  '/ai-manage': 'admin',
  '/tag-manage': 'admin',
  '/news-manage': 'admin',
  '/shop-manage': 'admin',
  '/user-manage': 'admin',
  '/user/update/:guid': 'admin',
  '/errors-manage': 'admin',
  '/photos-manage': 'admin',
  '/review-manage': 'affiliate',
  '/barcode-manage': 'admin',
  '/recipe-manage': 'admin',
  '/recipe/create': 'admin',
  '/recipe/update/:guid': 'admin',
  '/ingredient-manage': 'admin',
  '/ingredient/create': 'admin',
  '/ingredient/update/:guid': 'admin',
  '/billing/orders': 'admin',
  '/billing/services': 'admin',
  '/billing/anonymous-events': 'admin',
  '/mealplan': 'admin',
  '/mealplan/create': 'admin',
  '/mealplan/:guid': 'admin',
  '/submissions-manage': 'admin',
  '/referral-code-manage': 'affiliate',
  '/public-profile-manage': 'admin',
}
/** Roles by what their tokens say. Premium opens nothing here, and a super admin's token says admin. */
const ROLES = {
  user: { is_admin: false, is_affiliate: false },
  affiliate: { is_admin: false, is_affiliate: true },
  admin: { is_admin: true, is_affiliate: false },
  'admin and affiliate': { is_admin: true, is_affiliate: true },
} as const

test('every screen of the specification is there, and no other one admits affiliates', () => {
  const paths: string[] = SCREENS.map(({ path }) => path)
  expect(Object.keys(SPECIFIED).filter((path) => !paths.includes(path))).toEqual([])
  const others = SCREENS.filter(({ path }) => !Object.hasOwn(SPECIFIED, path))
  expect(others.filter(({ affiliates }) => affiliates)).toEqual([])
})

describe.each(SCREENS.map((screen) => [screen.path, screen] as const))('%s', (path, screen) => {
  test.each(Object.entries(ROLES))('%s', (_, roles) => {
    const isOpen = roles.is_admin || (roles.is_affiliate && SPECIFIED[path] === 'affiliate')
    expect(mayOpenAdminPage(roles, addressOf(screen))).toBe(isOpen)
    if (isOpen) expect(mayEnterAdmin(roles)).toBe(true)
  })
})
