import { expect } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, openClean } from './check-page.ts'
import { test } from './visitor.ts'

test('a question becomes filters that are taken away one by one, and Back brings them again', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openClean(page, '/recepty')
  const field = page.getByRole('searchbox', { name: 'Hledat v receptech' })
  await field.fill('večeře bez lepku do 500 kcal')
  await field.press('Enter')
  const asked = '/recepty?diet_types=Gluten+free&meal_types=Dinner&calorie_span=50,500'
  await expect(page).toHaveURL(asked)
  await expect(field).toHaveValue('')
  const chips = page.getByRole('list', { name: 'Vybrané filtry' }).getByRole('link', { name: /Odebrat filtr/ })
  await expect(chips).toHaveText([/Bezlepková/, /Večeře/, /do.500.kcal/])
  await chips.filter({ hasText: 'Večeře' }).click()
  await expect(page).toHaveURL('/recepty?diet_types=Gluten+free&calorie_span=50,500')
  await expect(chips).toHaveCount(2)
  await page.goBack()
  await expect(page).toHaveURL(asked)
  await expect(chips).toHaveCount(3)

  await page.goto(`/hledani?q=${encodeURIComponent('zdravá snídaně bez ořechů')}`)
  await expect(page.getByText('Mysleli jste')).toHaveCount(0)
  const understood = page.getByRole('region', { name: 'Jak jsme dotaz pochopili' })
  await expect(understood.getByRole('link', { name: /Odebrat filtr/ })).toHaveCount(3)
  await expectAccessible(page)
  await understood.getByRole('link', { name: /^Zobrazit \d+ recept/ }).click()
  await expect(page.getByRole('list', { name: 'Vybrané filtry' })).toContainText('Snídaně')
})

test('a question that finds little shows similar recipes apart, and says what they may lack', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openClean(page, `/hledani?q=${encodeURIComponent('bábovka bez mléka a vajec')}`)
  const similar = page.getByRole('region', { name: 'Podobné recepty' })
  await expect(similar).toContainText(
    'splňují všechny zdravotní filtry, jen místo „bábovka“ jde o\u00a0pečené moučníky.',
  )
  expect(await similar.getByRole('link').count()).toBeGreaterThanOrEqual(3)
  const exact = page.getByRole('region', { name: 'Recepty', exact: true }).getByRole('link')
  expect(await exact.count()).toBeLessThan(3)
  await expectAccessible(page)
})
