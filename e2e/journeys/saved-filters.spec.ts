import { expect } from '@playwright/test'
import { ANY_WIDTH, expectAccessible } from './check-page.ts'
import { fillLogIn, signUp, test } from './visitor.ts'

const FILTERS = '/uzivatel/filtry'

test('a filter saved before log-in is on the page of filters after it', { tag: ANY_WIDTH }, async ({ page }) => {
  const account = await signUp(page)
  await page.context().clearCookies()
  await page.goto('/recepty?meal_types=Dinner&time_minutes=10,30')
  await page.getByRole('button', { name: 'Uložit filtr' }).click()
  await expect(page).toHaveURL(/\/prihlasit\?zpet=/)
  await fillLogIn(page, account)
  await expect(page).toHaveURL(FILTERS)
  const saved = page.getByRole('list', { name: 'Moje filtry' }).getByRole('article')
  await expect(saved).toHaveCount(1)
  await expect(saved).toContainText('Večeře, do 30 min')
  await expect(saved).toContainText(/\d+\u00a0recept/)
  await saved.getByRole('link', { name: /^Použít/ }).click()
  await expect(page).toHaveURL('/recepty?meal_types=Dinner&time_minutes=10,30')
  await expect(page.getByRole('link', { name: /^Uloženo: / })).toBeVisible()
  await page.goto('/recepty')
  await page.getByRole('link', { name: /^Můj filtr:/ }).click()
  await expect(page).toHaveURL('/recepty?meal_types=Dinner&time_minutes=10,30')
})

test('filters are created, changed, duplicated, deleted and restored; a taken name is reported at its field', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await signUp(page)
  await page.goto(FILTERS)
  await page.getByRole('button', { name: 'Nový filtr' }).click()
  const editor = page.getByRole('dialog', { name: 'Nový filtr' })
  await editor.getByRole('button', { name: 'Uložit filtr' }).click()
  await expect(editor.getByText('Toto pole je povinné')).toBeVisible()
  await editor.getByLabel('Název filtru').fill('Snídaně')
  await editor.getByText('Snídaně', { exact: true }).first().click()
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Uložit filtr' }).click()
  await expect(editor).toBeHidden()
  const saved = page.getByRole('list', { name: 'Moje filtry' }).getByRole('article')
  await expect(saved).toHaveCount(1)
  await saved.getByRole('button', { name: /^Duplikovat/ }).dblclick()
  await expect(page.getByText('Kopie je hotová.')).toBeVisible()
  await expect(saved).toHaveCount(2)
  await expect(saved.first()).toContainText('Snídaně 2')
  await saved
    .first()
    .getByRole('button', { name: /^Upravit/ })
    .click()
  const change = page.getByRole('dialog', { name: 'Upravit filtr' })
  await change.getByLabel('Název filtru').fill('snídaně')
  await change.getByRole('button', { name: 'Uložit filtr' }).click()
  await expect(change.getByText('Položku s\u00a0tímto názvem už máte.')).toBeVisible()
  await change.getByLabel('Název filtru').fill('Rychlá snídaně')
  await change.getByRole('button', { name: 'Uložit filtr' }).click()
  await expect(saved.first()).toContainText('Rychlá snídaně')
  await saved
    .first()
    .getByRole('button', { name: /^Smazat/ })
    .click()
  await expect(page.getByText('Smazáno.')).toBeVisible()
  await expect(saved).toHaveCount(1)
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(saved).toHaveCount(2)
  await page.getByRole('button', { name: /^Uložit jako svůj.*Mám cukrovku/ }).dblclick()
  await expect(saved).toHaveCount(3)
})
