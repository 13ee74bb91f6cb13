import { expect, type Page } from '@playwright/test'
import { ANY_WIDTH } from './check-page.ts'
import { lookAtPages } from './look-at-pages.ts'
import { test } from './visitor.ts'

lookAtPages([
  '/',
  '/recepty',
  '/recepty?search=polevka',
  '/recepty?search=xyzxyz',
  '/recepty/kureci-rizky-s-bramborovou-kasi',
  '/tvurci',
  '/tvurci/jarmila-novakova',
  '/udrzba',
  '/ban',
  ['/404', 404],
  ['/takova-stranka-neni', 404],
  // Targets of links in mails.
  '/odhlasit-odber?token=newsletter.neco',
  '/newsletter/potvrzeni?token=neco',
])

/** Addresses of this site that the public pages link to or show as pictures. */
async function collectAddresses(page: Page): Promise<Set<string>> {
  const seen = new Set<string>()
  for (const path of ['/', '/recepty', '/tvurci', '/recepty/kureci-rizky-s-bramborovou-kasi']) {
    await page.goto(path)
    const addresses = await page.evaluate(() => [
      ...[...document.querySelectorAll('a[href]')].map((link) => (link as HTMLAnchorElement).href),
      ...[...document.querySelectorAll('img')].map((image) => image.src),
    ])
    for (const address of addresses) if (new URL(address).origin === new URL(page.url()).origin) seen.add(address)
  }
  return seen
}

test('every link and picture of the public pages works', { tag: ANY_WIDTH }, async ({ page, request }) => {
  const seen = await collectAddresses(page)
  expect(seen.size).toBeGreaterThan(40)
  const answer = async (address: string) => {
    const response = await request.get(address.split('#')[0] ?? address)
    return { address, status: response.status() }
  }
  const failed = (await Promise.all([...seen].map(answer))).filter(({ status }) => status !== 200)
  // Other journeys publish and withdraw recipes meanwhile: a withdrawn one must not be linked any more.
  const linked = failed.length > 0 ? await collectAddresses(page) : seen
  expect(failed.filter(({ address }) => linked.has(address))).toEqual([])
})
