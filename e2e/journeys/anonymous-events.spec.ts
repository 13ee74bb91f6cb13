import { expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { expectSound } from './check-page.ts'
import { test } from './visitor.ts'

/** As if the person turned to another window: what is sent when a page is unloaded is not shown to the journey. */
function leave(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
}

test('the page of counts is sound, and a visit tells the server the first part of addresses alone', async ({
  page,
  context,
  isMobile,
}) => {
  // Browsers that are driven by a program are not counted.
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
  const told: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visit')) told.push(request.postDataJSON().pages)
  })
  await page.goto('/recepty')
  await page.getByRole('link', { name: 'Premium' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/premium$/)
  await leave(page)
  await page.goto('/clanky/sul-a-krevni-tlak')
  await leave(page)
  await expect.poll(() => told).toEqual([['recepty', 'premium'], ['clanky/']])

  await enterAs(context, 'admin')
  await expectSound(page, '/admin/billing/anonymous-events?dni=7', { isMobile })
  await expect(page.getByRole('region', { name: 'Druhy stránek' })).toBeVisible()

  await expectSound(page, '/admin/export', { isMobile })
})
