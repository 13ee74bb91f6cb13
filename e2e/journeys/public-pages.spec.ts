import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoLayoutShift, expectNoSidewaysScroll, openClean } from './check-page.ts'

const PAGES: readonly (readonly [path: string, status: number])[] = [
  ['/', 200],
  ['/recepty', 200],
  ['/recepty?search=polevka', 200],
  ['/recepty?search=xyzxyz', 200],
  ['/recepty/kureci-rizky-s-bramborovou-kasi', 200],
  ['/tvurci', 200],
  ['/tvurci/jarmila-novakova', 200],
  ['/udrzba', 200],
  ['/ban', 200],
  ['/404', 404],
  ['/takova-stranka-neni', 404],
]

for (const [path, status] of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} in ${colorScheme}: answers, is accessible, does not shift and fits`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await openClean(page, path, status)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await expectNoLayoutShift(page)
    })
  }
}

test('every link and picture of the public pages leads somewhere', async ({ page, request }) => {
  const seen = new Set<string>()
  for (const path of ['/', '/recepty', '/tvurci', '/recepty/kureci-rizky-s-bramborovou-kasi']) {
    await page.goto(path)
    const addresses = await page.evaluate(() => [
      ...[...document.querySelectorAll('a[href]')].map((link) => (link as HTMLAnchorElement).href),
      ...[...document.querySelectorAll('img')].map((image) => image.src),
    ])
    for (const address of addresses) if (new URL(address).origin === new URL(page.url()).origin) seen.add(address)
  }
  expect(seen.size).toBeGreaterThan(40)
  for (const address of seen) {
    const response = await request.get(address.split('#')[0] ?? address)
    expect(response.status(), address).toBe(200)
  }
})
