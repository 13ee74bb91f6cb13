import type { BrowserContext, BrowserContextOptions } from '@playwright/test'
import { expectSound } from './check-page.ts'
import { test as base } from './visitor.ts'

/**
 * Pages that are only looked at share a browser context per worker, so that files loaded by one page are cached for the next.
 */
const test = base.extend<object, { reader: BrowserContext }>({
  reader: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use as BrowserContextOptions)
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ reader }, use) => {
    const page = await reader.newPage()
    await use(page)
    await page.close()
  },
})

/** One test for each public page; a page with a status other than 200 gives it. */
export function lookAtPages(pages: readonly (string | readonly [path: string, status: number])[]): void {
  for (const one of pages) {
    const [path, status] = typeof one === 'string' ? [one, 200] : one
    test(`${path}: answers, is accessible, does not shift and fits`, async ({ page, isMobile }) => {
      await expectSound(page, path, { isMobile, status })
    })
  }
}
