import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Opens a page and makes sure nothing failed on the way: status, script errors, policy violations, broken pictures. */
export async function openClean(page: Page, path: string, status = 200): Promise<void> {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(`script error: ${error.message}`))
  page.on('console', (message) => {
    const aboutStatus = status !== 200 && message.text().includes('Failed to load resource')
    if (message.type() === 'error' && !aboutStatus) failures.push(`console: ${message.text()}`)
  })
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { layoutShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { hadRecentInput: boolean; value: number }
        if (!shift.hadRecentInput) shifts.total += shift.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const response = await page.goto(path, { waitUntil: 'networkidle' })
  expect(response?.status(), `status of ${path}`).toBe(status)
  expect(failures, `failures on ${path}`).toEqual([])
}

/**
 * No violation of WCAG 2.2 A and AA that axe can see. What passed is not described, and the report is put together in the
 * page itself, not in a second one (which frames of other sites would need; there are none): that takes a quarter of the time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .setLegacyMode(true)
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
  expect(found).toEqual([])
}

/** Nothing moved under the reader's eyes (the good threshold of Core Web Vitals is 0.1; ours is a tenth of it). */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const total = await page.evaluate(() => (window as unknown as { layoutShifts: { total: number } }).layoutShifts.total)
  expect(total).toBeLessThan(0.01)
}

/** The page fits the width of the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
