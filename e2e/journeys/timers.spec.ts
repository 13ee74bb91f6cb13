import { expect, type Page } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { PATH } from './recipe-page.ts'
import { signUp, test } from './visitor.ts'

const running = (page: Page) => page.getByRole('region', { name: 'Minutky' }).getByRole('listitem')
const startFirst = (page: Page) =>
  page
    .getByRole('button', { name: /^Spustit minutku/ })
    .first()
    .click()

/** Counts the tones that a tab plays. */
async function countTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = { tones: 0 }
    Object.assign(window, { heard })
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (...given) {
      heard.tones += 1
      return start.apply(this, given)
    }
  })
}
const tones = (page: Page) => page.evaluate(() => (window as unknown as { heard: { tones: number } }).heard.tones)

test('a running timer is on every page, leads back to its step, and survives a reload', async ({ page, isMobile }) => {
  await signUp(page)
  await openClean(page, PATH)
  await startFirst(page)
  await expect(running(page)).toContainText('Kuřecí řízky')
  for (const path of ['/clanky', '/uzivatel', '/uzivatel/vytvorit-recept', '/prihlasit']) {
    await page.goto(path)
    await expect(running(page)).toContainText(/\d:\d\d/)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await page.reload()
  // The bars of the page and the timer do not cover each other.
  await page.goto('/uzivatel')
  const box = await running(page).boundingBox()
  const bar = await page.locator('.account-bar').boundingBox()
  if (isMobile) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await running(page).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${PATH}#krok-\\d+$`))
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
  await running(page)
    .getByRole('button', { name: /^Zastavit minutku/ })
    .click()
  await expect(running(page)).toHaveCount(0)
})

test('two tabs agree: a timer stops in both, and one of them sounds its end', { tag: ANY_WIDTH }, async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.clock.install()
    await countTones(one)
  }
  await openClean(page, PATH)
  await openClean(other, '/clanky')
  // A tab in which nothing was pressed may not sound.
  await other.getByRole('heading', { level: 1 }).click()
  await startFirst(page)
  await expect(running(other)).toHaveCount(1)
  await other.getByRole('button', { name: /^Zastavit minutku/ }).click()
  await expect(running(page)).toHaveCount(0)

  await startFirst(page)
  await expect(running(other)).toHaveCount(1)
  for (const one of [page, other]) await one.clock.fastForward('00:20:01')
  for (const one of [page, other]) await expect(running(one)).toContainText('Čas vypršel')
  await expect.poll(async () => (await tones(page)) + (await tones(other))).toBe(3)
  await other.reload()
  await other.clock.runFor(2000)
  await expect(running(other)).toContainText('Čas vypršel')
  expect((await tones(page)) + (await tones(other))).toBeLessThanOrEqual(3)
  await other.getByRole('button', { name: /^Odložit minutku/ }).click()
  await expect(running(page)).toHaveCount(0)
})

test('a page without a running timer loads none of its code', { tag: ANY_WIDTH }, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openClean(page, '/clanky')
  expect(scripts.filter((url) => url.includes('timer-dock'))).toEqual([])
})

test('a message does not cover a running timer, also beside the bar of portions', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await signUp(page)
  await openClean(page, PATH)
  await startFirst(page)
  await page.getByRole('button', { name: 'Mám uvařeno' }).click()
  await page.getByLabel(/^Poznámka jen pro vás/).fill('Víc majoránky.')
  await page.getByRole('button', { name: 'Uložit', exact: true }).click()
  const message = page.getByText('Uloženo.')
  await expect(message).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const bottomOf = async () => {
    const box = await message.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const timer = await running(page).boundingBox()
  await expect.poll(bottomOf).toBeLessThanOrEqual(timer?.y ?? 0)
})
