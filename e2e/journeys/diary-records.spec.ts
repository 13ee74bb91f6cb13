import { expect } from '@playwright/test'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { sampleBarcode } from '@zivina/domain/catalogue/products/sample/sample-products'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { addQuick, addTo, dialog, entries, expectSaved, MONDAY, openDay, openDiary } from './diary-page.ts'
import { signUp, test } from './visitor.ts'

test('without a connection what is written is shown, said, kept over a reload and sent once', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openDiary(page)
  await page.route('**/api/diary/entries', (route) => route.abort())
  await addQuick(page, 'oběd', 'Polévka', '220')
  await expect(entries(page, 'Oběd')).toContainText('Polévka')
  await expect(entries(page, 'Oběd')).toContainText('čeká na\u00a0připojení')
  await expect(page.getByText(/1\u00a0změna čeká na\u00a0připojení/)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(entries(page, 'Oběd')).toContainText('Polévka')
  await expect(entries(page, 'Oběd')).toContainText('čeká na\u00a0připojení')
  await page.unroute('**/api/diary/entries')
  await expect(page.getByText('čeká na\u00a0připojení')).toHaveCount(0)
  await expectSaved(page)
  await page.reload()
  await expect(entries(page, 'Oběd')).toHaveCount(1)
})

test('a sentence is recorded at a meal and taken back', { tag: ANY_WIDTH }, async ({ page }) => {
  await openDiary(page)
  await addTo(page, 'oběd').click()
  const field = dialog(page).getByLabel('Hledat nebo napsat, co jste jedli')
  await field.fill('2 rohlíky a 100 g šunky')
  // Back closes the sheet and keeps what was typed.
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await addTo(page, 'oběd').click()
  await expect(field).toHaveValue('2 rohlíky a 100 g šunky')
  await field.press('Enter')
  await expect(field).toHaveValue('')
  await expect(dialog(page).getByRole('button', { name: /^Upravit: Rohlík.* 2.ks/ })).toBeVisible()
  await expect(dialog(page).getByRole('listitem').first()).toContainText(/\d.kcal/)
  await dialog(page).getByRole('button', { name: 'Zapsat vše' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(entries(page, 'Oběd')).toHaveCount(2)
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(entries(page, 'Oběd')).toHaveCount(0)
})

test('a product is recorded by its barcode with its amount', { tag: ANY_WIDTH }, async ({ page }) => {
  await openDiary(page)
  await addTo(page, 'oběd').click()
  await dialog(page).getByRole('button', { name: /kód/i }).click()
  const scanner = page.getByRole('dialog').last()
  await scanner.getByLabel('Číslo pod čarami').fill(sampleBarcode(0))
  await page.keyboard.press('Enter')
  await scanner
    .getByRole('button', { name: /^Vybrat/ })
    .first()
    .click()
  await dialog(page).getByLabel('Množství').fill('150')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Přidat', exact: true }).click()
  await expect(entries(page, 'Oběd')).toContainText('Bílý jogurt smetanový')
  await expect(entries(page, 'Oběd')).toContainText('150\u00a0g')
})

test('another tab sees what was written here', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await openDiary(page)
  const other = await context.newPage()
  await openDay(other, MONDAY)
  await addQuick(page, 'oběd', 'Polévka', '220')
  await expect(entries(other, 'Oběd')).toContainText('Polévka')
})

test('a portion of a recipe is recorded from its page and found by the search', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/recepty/kureci-rizky-s-bramborovou-kasi', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Zapsat do\u00a0deníku' }).click()
  await dialog(page).getByRole('button', { name: '1,5\u00a0porce' }).click()
  await dialog(page).getByLabel('Den').fill(MONDAY)
  await dialog(page).getByLabel('Druh jídla').selectOption('Lunch')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Zapsat' }).click()
  await expect(page.getByText(/^Zapsáno do deníku/)).toBeVisible()
  await expectSaved(page)
  await openDay(page, MONDAY)
  await expect(entries(page, 'Oběd')).toContainText('1,5\u00a0porce')

  await addTo(page, 'večeře').click()
  await dialog(page).getByLabel('Hledat nebo napsat, co jste jedli').fill('kuřecí řízky')
  await dialog(page)
    .getByRole('list', { name: 'Recepty' })
    .getByRole('button', { name: /^Přidat hned/ })
    .first()
    .click()
  await dialog(page).getByRole('button', { name: 'Hotovo' }).click()
  await expect(entries(page, 'Večeře')).toContainText('1\u00a0porce')
})

test('a planned dish is eaten with one press, at the plan and in the diary', { tag: ANY_WIDTH }, async ({ page }) => {
  // Long before the diary of the demo data begins, and another day for each try, as the account stays.
  const { retry, repeatEachIndex } = test.info()
  const day = addDays(calendarDay(new Date()), -300 - 20 * retry - repeatEachIndex)
  await enterAs(page.context(), 'premium')
  const headers = await bearerOf(page.request, 'premium')
  const guid = crypto.randomUUID()
  expect(
    (await page.request.post('/api/meal_plan', { headers, data: { guid, name: 'K\u00a0snědení' } })).status(),
  ).toBe(201)
  const { results } = await (await page.request.get('/api/recipe?meal_types=Lunch&limit=2')).json()
  const items = results.map((recipe: { guid: string }, at: number) => ({
    guid: crypto.randomUUID(),
    meal_type: at === 0 ? 'Lunch' : 'Dinner',
    recipe: recipe.guid,
  }))
  const added = await page.request.post(`/api/meal_plan/${guid}/item`, { headers, data: { day, items } })
  expect(added.status()).toBe(201)
  await page.goto(`/uzivatel/jidelnicek/${guid}?den=${day}&pohled=den`, { waitUntil: 'networkidle' })
  const eaten = page.getByRole('button', { name: /^Snědeno/ })
  await eaten.first().click()
  await expect(eaten.first()).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await expectSaved(page)
  await openDay(page, day)
  await expect(entries(page, 'Oběd')).toHaveCount(1)
  await addTo(page, 'večeře').click()
  await dialog(page).getByRole('button', { name: 'Z\u00a0jídelníčku' }).click()
  await dialog(page)
    .getByRole('list', { name: 'Z\u00a0jídelníčku' })
    .getByRole('button', { name: /^Přidat hned/ })
    .first()
    .click()
  await dialog(page).getByRole('button', { name: 'Hotovo' }).click()
  await expect(entries(page, 'Večeře')).toHaveCount(1)
})

test('the diary is downloaded as CSV and JSON', { tag: ANY_WIDTH }, async ({ page }) => {
  await openDiary(page)
  await addQuick(page, 'oběd', 'Svíčková', '800')
  await expectSaved(page)
  for (const format of ['CSV', 'JSON']) {
    await page.getByRole('button', { name: 'Další možnosti deníku' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Stáhnout deník jako ${format}` }).click()
    expect((await download).suggestedFilename()).toBe(`zivina-denik.${format.toLowerCase()}`)
  }
})
