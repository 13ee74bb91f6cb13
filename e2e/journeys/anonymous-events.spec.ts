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
  const told: string[] = []
  await context.exposeFunction('heard', (text: string) => told.push(text))
  await context.addInitScript(() => {
    // Browsers that are driven by a program are not counted.
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => Reflect.get(globalThis, 'heard')(`${url} ${text}`))
      return send(url, body)
    }
  })
  const answered = page.waitForResponse('**/api/visit')
  await page.goto('/recepty')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/recepty\/./)
  await leave(page)
  expect((await answered).status()).toBe(204)
  await page.goto('/clanky/sul-a-krevni-tlak')
  await leave(page)
  await expect
    .poll(() => told)
    .toEqual(['/api/visit {"pages":["recepty","recepty/"]}', '/api/visit {"pages":["clanky/"]}'])

  await enterAs(context, 'admin')
  await expectSound(page, '/admin/billing/anonymous-events?dni=7', { isMobile })
  await expect(page.getByRole('region', { name: 'Druhy stránek' })).toBeVisible()

  await expectSound(page, '/admin/export', { isMobile })
})
