import { expect } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { expectSound } from './check-page.ts'
import { test } from './visitor.ts'

test('the page of counts is sound, and a visit tells the server the first part of addresses alone', async ({
  page,
  context,
  isMobile,
}) => {
  // Browsers that are driven by a program are not counted.
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
  const told: (string | null)[] = []
  await page.route('**/api/visit', async (route) => {
    told.push(route.request().postData())
    await route.continue()
  })
  await page.goto('/recepty')
  await page.getByRole('link', { name: 'Premium' }).first().click()
  await page.goto('/clanky/sul-a-krevni-tlak')
  await page.goto('about:blank')
  await expect
    .poll(() => told.map((body) => JSON.parse(body ?? '{}').pages))
    .toEqual([['recepty', 'premium'], ['clanky/']])

  await enterAs(context, 'admin')
  await expectSound(page, '/admin/billing/anonymous-events?dni=7', { isMobile })
  await expect(page.getByRole('region', { name: 'Druhy stránek' })).toBeVisible()

  await expectSound(page, '/admin/export', { isMobile })
})
