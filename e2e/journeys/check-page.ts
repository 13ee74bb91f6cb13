import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** axe in its small form, which each page reads in half the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Tag of journeys that do not depend on the width: they run on the phone only. */
export const ANY_WIDTH = '@any-width'
/** Tag of journeys that need a mouse: dragging by touch begins with a long press, which a test browser cannot make. */
export const BY_MOUSE = '@by-mouse'

/** Tag of looks at pages that a journey looks at on a phone: they are made on a computer alone. */
export const WIDE_ONLY = '@wide-only'

/** Opens a page and checks that nothing failed: status, script errors, policy violations, broken pictures. */
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
  await expectLoaded(page)
  expect(failures, `failures on ${path}`).toEqual([])
}

/**
 * Waits until a page shows what it is about. Its network may be quiet before: on a busy machine a page needs longer than that to begin
 * with its calls.
 */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.getByRole('status').locator('[class*="pulse-soft"]')).toHaveCount(0)
}

/**
 * Checks that a page answers, is accessible, does not shift and fits. On the phone it is opened in dark colours and then
 * checked in light ones, on the computer only in light ones: the colours are the same at every width.
 */
export async function expectSound(
  page: Page,
  path: string,
  { isMobile, status = 200 }: { isMobile: boolean; status?: number },
): Promise<void> {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' })
  await openClean(page, path, status)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  if (isMobile) {
    await changeColors(page, 'light')
    await expectColorsAccessible(page)
  }
  await expectNoLayoutShift(page)
}

/** Switches the colour scheme of the open page and waits for the end of the transition. */
export async function changeColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules of those standards that read colours. The others find the same in light and in dark: only colours differ. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Checks that axe finds no violation of WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, (builder) => builder.withTags(STANDARDS))
}

/** Checks contrasts after a change of the colours on a page that `expectAccessible` checked in the other ones. */
export async function expectColorsAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, (builder) => builder.withRules(COLOR_RULES))
}

/**
 * Passed rules are not described, and the report is assembled in the page itself, not in a second one (which only frames need;
 * our pages have none): that takes a quarter of the time. Nor is axe sent again to a page that has it.
 */
async function expectNoViolation(page: Page, choose: (builder: AxeBuilder) => AxeBuilder): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const builder = new AxeBuilder({ page, axeSource: 'window.axe.version' }).options({ resultTypes: ['violations'] })
  const { violations } = await choose(builder).setLegacyMode(true).analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) {
    const real = id === 'target-size' ? await smallTargets(page, nodes) : nodes
    if (real.length > 0) found.push(`${id}: ${real.map((node) => node.html.slice(0, 160)).join(' | ')}`)
  }
  expect(found).toEqual([])
}

type AxeNode = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number]

/**
 * Those targets that are too small also in the middle of the screen. At the edge of the screen the bar at the bottom may cover
 * most of a target at this very moment, which axe takes for its size; a person scrolls on.
 */
async function smallTargets(page: Page, nodes: AxeNode[]): Promise<AxeNode[]> {
  const isSmall = await page.evaluate(
    async (selectors) => {
      const { scrollX, scrollY, axe: checker } = window as typeof window & { axe: typeof axe }
      const results: boolean[] = []
      for (const selector of selectors) {
        const element = document.querySelector(selector)
        element?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { violations } = await checker.run(element ?? document, { runOnly: ['target-size'] })
        results.push(violations.length > 0)
      }
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
      return results
    },
    nodes.map(({ target }) => String(target[0])),
  )
  return nodes.filter((_, index) => isSmall[index])
}

/** Checks that nothing shifted (the good threshold of Core Web Vitals is 0.1; ours is a tenth of it). */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const total = await page.evaluate(() => (window as unknown as { layoutShifts: { total: number } }).layoutShifts.total)
  expect(total).toBeLessThan(0.01)
}

/** The page fits the width of the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // After a change of the width, components that follow it take a moment.
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  await expect.poll(() => page.evaluate(overflow)).toBeLessThanOrEqual(0)
}
