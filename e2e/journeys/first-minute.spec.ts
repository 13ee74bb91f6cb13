import { expect, type Page } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, expectNoLayoutShift, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { account } from './site-bar.ts'
import { actBeforePageWorks, signUp, test } from './visitor.ts'

const RECIPE = '/recepty/kureci-rizky-s-bramborovou-kasi'
const bar = (page: Page) => page.getByRole('navigation', { name: 'Můj účet' })

for (const path of ['/clanky/dna-a-strava', '/clanky/kolik-bilkovin-potrebujete', '/navody/hubnuti-zacatek']) {
  test(`the first sentence of ${path} is on the first screen`, { tag: ANY_WIDTH }, async ({ page }) => {
    await openClean(page, path)
    const top = await page
      .locator('.text-body > p')
      .first()
      .evaluate((first) => first.getBoundingClientRect().top + window.scrollY)
    // Two lines of it, above the bar of a logged-in person.
    expect(top).toBeLessThan(844 - 61 - 2 * 30)
    await page.getByText('Obecné informace, ne lékařská rada').click()
    await expect(page.getByText(/Text nenahrazuje vyšetření ani léčbu/)).toBeVisible()
    await page.getByRole('navigation', { name: 'Obsah' }).getByText('Obsah').click()
    await expect(page.getByRole('navigation', { name: 'Obsah' }).getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('the footer of a phone is short, and opens group by group; a group stays open while its code arrives', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openClean(page, '/o-nas')
  const footer = page.getByRole('contentinfo')
  expect((await footer.boundingBox())?.height).toBeLessThan(500)
  await expect(footer.getByRole('link', { name: 'Kalkulačky' })).toBeHidden()
  // Opened by a press before the reader is near enough for the code.
  await footer.getByText('Na webu').evaluate((title) => title.closest('summary')?.click())
  await footer.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await expect(footer.getByRole('link', { name: 'Kalkulačky' })).toBeVisible()
  const sources = footer.getByText(/Výživové hodnoty: USDA/)
  // A press at the moment when the code takes over is lost; the next one counts.
  await expect(async () => {
    if (await sources.isHidden()) await footer.getByText('Firma a\u00a0zdroje hodnot').click()
    await expect(sources).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('on a wide screen the footer is whole, and its titles are no stops for the keyboard', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'Groups fold on narrow screens.')
  await openClean(page, '/o-nas')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await expect(footer.getByRole('link', { name: 'Kalkulačky' })).toBeVisible()
  await expect(footer.getByText(/Výživové hodnoty: USDA/)).toBeVisible()
  for (const title of await footer.locator('summary').all()) await expect(title).toHaveAttribute('tabindex', '-1')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kalkulačky' })).toBeVisible()
  await expectNoLayoutShift(page)
})

test('the account bar of a phone is on every page of a logged-in person but recipes, and on none without a log-in', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openClean(page, RECIPE)
  await expect(bar(page)).toBeHidden()
  await signUp(page)
  for (const path of ['/', '/clanky', '/uzivatel/moje-recepty']) {
    await openClean(page, path)
    await expect(bar(page).getByRole('link')).toHaveText(['Dnes', 'Deník', '', 'Kuchařka', 'Spíž'])
    await expectNoLayoutShift(page)
    await expectNoSidewaysScroll(page)
  }
  // The portions are the one bar of a recipe; the pages of the account are under the person's picture.
  await openClean(page, RECIPE)
  await expect(bar(page)).toBeHidden()
  await page.goBack()
  await expect(bar(page).getByRole('link', { name: 'Kuchařka' })).toHaveAttribute('aria-current', 'page')
  await bar(page).getByRole('link', { name: 'Spíž' }).click()
  await expect(page).toHaveURL('/uzivatel/spiz')
  await expect(bar(page).getByRole('link', { name: 'Spíž' })).toHaveAttribute('aria-current', 'page')
  // The plus opens what was eaten, and Back closes it.
  await bar(page).getByRole('link', { name: 'Zapsat jídlo' }).click()
  await expect(page.getByRole('dialog', { name: /^Přidat/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: /^Přidat/ })).toHaveCount(0)
  await expect(page).toHaveURL('/uzivatel/denik')
  await account(page).click()
  await expect(bar(page).getByRole('link', { name: 'Upravené recepty' })).toBeHidden()
  await expectAccessible(page)
  await bar(page).getByRole('link', { name: 'Uložené filtry' }).click()
  await expect(page).toHaveURL('/uzivatel/filtry')
  await expect(bar(page).getByRole('link', { name: 'Uložené filtry' })).toBeHidden()
  // Nothing at the end of a page stays under the bar.
  await page.goto('/clanky')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const last = await page.getByRole('contentinfo').getByText('Firma a\u00a0zdroje hodnot').boundingBox()
  const top = (await bar(page).boundingBox())?.y ?? 0
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top)
})

test('nothing on the page of a recipe moves when the buttons for logged-in people come', async ({ page }) => {
  await signUp(page)
  await openClean(page, RECIPE)
  await expect(page.getByRole('button', { name: 'Do\u00a0sbírky' })).toBeVisible()
  await expectNoLayoutShift(page)
})

test.describe('without scripts of the page', () => {
  test('the bar and its list work', { tag: ANY_WIDTH }, async ({ page }) => {
    await signUp(page)
    await page.route('**/assets/*.js', (route) => route.abort())
    await actBeforePageWorks(page)
    await page.goto('/recepty')
    await account(page).click()
    await bar(page).getByRole('link', { name: 'Moje suroviny' }).click()
    await expect(page).toHaveURL('/uzivatel/moje-suroviny')
  })
})

test('the e-mail typed at the log-in is at the forgotten password too, and not in the address', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await page.goto('/prihlasit', { waitUntil: 'networkidle' })
  await page.getByLabel('E-mail', { exact: true }).fill('nekdo@zivina.example')
  await page.getByRole('link', { name: 'Zapomněli jste heslo?' }).click()
  await expect(page.getByRole('heading', { name: 'Zapomenuté heslo' })).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('nekdo@zivina.example')
  expect(page.url()).not.toContain('nekdo')
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('nekdo')
})

test('a logged-in person finds their name and e-mail in the contact form', { tag: ANY_WIDTH }, async ({ page }) => {
  const { email } = await signUp(page)
  await page.goto('/kontakt', { waitUntil: 'networkidle' })
  await expect(page.locator('main').getByLabel('E-mail', { exact: true })).toHaveValue(email)
  await expect(page.getByText(/Jste přihlášeni: jméno/)).toBeVisible()
  await page.getByLabel(/čem nám píšete/).selectOption('refund')
  await expect(page.getByText(/Napište číslo objednávky/)).toBeVisible()
})

test('the calculator of nutrients asks for kilocalories', { tag: ANY_WIDTH }, async ({ page }) => {
  await page.goto('/kalkulacky', { waitUntil: 'networkidle' })
  const calculator = page.locator('[data-calculator="macros"]')
  await calculator.scrollIntoViewIfNeeded()
  await expect(calculator.getByLabel('Denní energie (kcal)')).toHaveValue('2000')
  await calculator.getByLabel('Hmotnost (kg)').fill('70')
  // 2 000 × 4,184 × 0,45 ÷ 17 and × 0,6 ÷ 17
  await expect(calculator.getByText('222 až 295\u00a0g')).toBeVisible()
})
