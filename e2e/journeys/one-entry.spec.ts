import { expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { addTo, dialog, entries, expectSaved, openDiary } from './diary-page.ts'
import { signUp, test } from './visitor.ts'

const inDiary = (page: Page) => dialog(page).getByLabel('Hledat nebo napsat, co jste jedli')
const picked = (page: Page) => page.getByRole('list', { name: 'Vybráno' }).getByRole('listitem')

test('several hits of several searches are ticked, changed in amount and recorded together, with one undo', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openDiary(page)
  await addTo(page, 'oběd').click()
  const foods = dialog(page).getByRole('list', { name: 'Suroviny' })
  await inDiary(page).fill('rohlík')
  await foods.getByRole('checkbox').first().check()
  await expect(picked(page)).toHaveCount(1)
  // The text stays for another hit, and goes when something else is typed.
  await expect(inDiary(page)).toHaveValue('rohlík')
  // By keyboard: from the field to the hits, a tick by the space bar.
  await inDiary(page).fill('máslo')
  await expect(foods.getByText(/máslo/i).first()).toBeVisible()
  await inDiary(page).press('ArrowDown')
  await expect(foods.getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(picked(page)).toHaveCount(3)
  await expect(picked(page).first()).toContainText(/kcal/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await picked(page)
    .first()
    .getByRole('button', { name: /^Upravit/ })
    .click()
  await dialog(page).getByLabel('Jednotka').selectOption('g')
  await dialog(page).getByLabel('Množství').fill('90')
  await dialog(page).getByRole('button', { name: 'Změnit množství' }).click()
  await expect(picked(page).first()).toContainText('90\u00a0g')
  await picked(page)
    .last()
    .getByRole('button', { name: /^Nevybírat/ })
    .click()
  await expect(dialog(page).getByRole('button', { name: 'Zapsat 2\u00a0položky' })).toBeVisible()

  // Back closes the sheet, and what was ticked is there again.
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await addTo(page, 'oběd').click()
  await expect(picked(page)).toHaveCount(2)
  await dialog(page).getByRole('button', { name: 'Zapsat 2\u00a0položky' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(entries(page, 'Oběd')).toHaveCount(2)
  await expect(entries(page, 'Oběd').first()).toContainText('90\u00a0g')
  await expect(page.getByText('Zapsáno: 2\u00a0položky, oběd')).toBeVisible()
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(entries(page, 'Oběd')).toHaveCount(0)
  await expectSaved(page)
  await addTo(page, 'oběd').click()
  await expect(picked(page)).toHaveCount(0)
})

test('a sentence about one meal asks for it once, and goes by the choice at the top', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await openDiary(page)
  await addTo(page, 'oběd').click()
  await inDiary(page).fill('2 rohlíky a 100 g šunky')
  await inDiary(page).press('Enter')
  await expect(dialog(page).getByText('„2 rohlíky“')).toBeVisible()
  await expect(dialog(page).getByLabel('Druh jídla')).toHaveCount(1)
  await dialog(page).getByLabel('Druh jídla').selectOption({ label: 'Večeře' })
  for (const choice of await dialog(page).getByLabel('Která z\u00a0nich to byla?').all()) {
    await choice.selectOption({ index: 1 })
  }
  await dialog(page).getByRole('button', { name: 'Zapsat vše' }).click()
  await expect(entries(page, 'Večeře')).toHaveCount(2)
  await expect(entries(page, 'Oběd')).toHaveCount(0)
})

test('the list has the same field: hits ticked together, what was bought before, a typed code, and the text that Back keeps', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await enterAs(page.context(), 'premium')
  const guid = crypto.randomUUID()
  const headers = await bearerOf(page.request, 'premium')
  const list = { guid, name: `Jedno pole ${guid.slice(0, 8)}` }
  expect((await page.request.post('/api/shopping_list', { headers, data: list })).status()).toBe(201)
  await page.goto(`/uzivatel/nakupni-seznam/${guid}`, { waitUntil: 'networkidle' })
  const field = page.getByLabel('Přidat na seznam')
  const hits = page.getByRole('list', { name: 'Nalezené potraviny' })
  const lines = page.getByRole('main').locator('li:not([data-hit-row])').getByRole('checkbox')
  await field.fill('máslo')
  await hits.getByRole('checkbox').first().check()
  await field.fill('rýže')
  await expect(hits.getByText(/rýže/i).first()).toBeVisible()
  await field.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(picked(page)).toHaveCount(2)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Přidat 2\u00a0položky' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await expect(lines).toHaveCount(2)

  // What was entered before is offered once it is not there any more.
  await field.fill('ubrousky')
  await field.press('Enter')
  await expect(lines).toHaveCount(3)
  const recent = page.getByRole('list', { name: 'Naposledy' })
  await expect(recent).toHaveCount(0)
  await page.getByRole('button', { name: 'Podrobnosti: Ubrousky' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat: ubrousky' }).click()
  await expect(lines).toHaveCount(2)
  await recent.getByRole('button', { name: 'Přidat znovu: ubrousky' }).click()
  await expect(lines).toHaveCount(3)

  await field.fill('8594003849473')
  await expect(page.getByRole('button', { name: 'Najít kód 8594003849473' })).toBeVisible()
  await field.fill('pečicí pap')
  await page.goto('/uzivatel/spiz')
  await page.goBack()
  await expect(lines).toHaveCount(3)
  expect((await page.request.delete(`/api/shopping_list/${guid}`, { headers })).status()).toBe(204)
})

test('the pantry has the same field', { tag: ANY_WIDTH }, async ({ page }) => {
  await signUp(page)
  await page.goto('/uzivatel/spiz', { waitUntil: 'networkidle' })
  const field = page.getByLabel('Přidat do spíže')
  const held = page.getByRole('list', { name: 'Ve spíži' }).getByRole('listitem')
  await field.fill('rýže')
  const hits = page.getByRole('list', { name: 'Nalezené potraviny' })
  await hits.getByRole('checkbox').nth(0).check()
  await hits.getByRole('checkbox').nth(1).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Přidat 2\u00a0položky' }).click()
  await expect(held).toHaveCount(2)
  await field.fill('mouka, cukr a sůl')
  await field.press('Enter')
  await expect(held).toHaveCount(5)

  // What can be read in two ways is asked.
  await field.fill('talíř svíčkové, ubrousky a máslo nebo margarín')
  await field.press('Enter')
  await expect(held).toHaveCount(6)
  const asked = page.getByRole('list', { name: 'Upřesněte prosím' })
  await expect(asked.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await asked.getByRole('button', { name: 'margarín', exact: true }).click()
  await expect(held).toHaveCount(7)
  await expect(held.filter({ hasText: /margarín/i })).toHaveCount(1)
  await page.waitForTimeout(700)
  await asked
    .getByRole('button', { name: /svíčkov/i })
    .first()
    .click()
  await expect(held).toHaveCount(8)
  await expect(asked).toHaveCount(0)
})
