import { expect } from '@playwright/test'
import { ANY_WIDTH } from './check-page.ts'
import { test } from './visitor.ts'

test('scripts are fetched once the page is drawn, and the page then works', { tag: ANY_WIDTH }, async ({ page }) => {
  const failures: string[] = []
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  page.on('pageerror', ({ message }) => failures.push(message))
  // As an ordinary browser: one that a program drives starts scripts at once.
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  await page.goto('/recepty', { waitUntil: 'networkidle' })
  const times = await page.evaluate(() => ({
    drawn: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(times.drawn).toBeGreaterThan(0)
  expect(times.scripts.length).toBeGreaterThan(5)
  // The first frame is reported a moment after it was made.
  expect(Math.min(...times.scripts)).toBeGreaterThan((times.drawn ?? 0) - 50)
  await page
    .getByRole('button', { name: /^Oblíbit recept/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/prihlasit/)
  expect(failures).toEqual([])
})
