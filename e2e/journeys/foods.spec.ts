import { expect } from '@playwright/test'
import { ANY_WIDTH } from './check-page.ts'
import { lookAtPages } from './look-at-pages.ts'
import { test } from './visitor.ts'

lookAtPages([
  '/suroviny',
  '/suroviny?skupina=zelenina',
  '/suroviny?pismeno=ch',
  '/suroviny?q=xyzxyzqw',
  '/suroviny/hladka-mouka-psenicna',
  '/suroviny/mleko-polotucne-cerstve-1-5-tuku',
  ['/suroviny/takova-neni', 404],
  ['/suroviny?skupina=takova-neni', 404],
])

test('a food is found by what people call it, its values follow the chosen measure, and a recipe is one press away', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await page.goto('/suroviny')
  await page.getByRole('link', { name: 'Zelenina', exact: true }).click()
  await expect(page).toHaveURL(/\?skupina=zelenina$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zelenina')
  const field = page.getByRole('searchbox', { name: 'Hledat surovinu' })
  await field.fill('zemáky')
  await field.press('Enter')
  await page.getByRole('link', { name: /^Brambory, syrové/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Brambory, syrové/)
  await expect(page.getByText(/Říká se i:/)).toBeVisible()

  const energy = page.getByTestId('energy')
  const calories = async () => Number.parseInt(((await energy.textContent()) ?? '').replace(/\s/g, ''), 10)
  const measures = page.getByRole('group', { name: 'Kolik' })
  await measures.locator('label').nth(1).click()
  await expect(measures.getByRole('radio').nth(1)).toBeChecked()
  const label = (await measures.locator('label').nth(1).textContent()) ?? ''
  await expect(energy).toContainText(label)
  const one = await calories()
  expect(one).toBeGreaterThan(0)
  // The table of measures says the same.
  await expect(page.getByTestId('measures').getByRole('row').nth(1)).toContainText(`${one}\u00a0kcal`)
  await expect(page.locator('[data-diet=vegan]')).toContainText('hodí se')

  const recipes = page.getByRole('region', { name: 'Co z\u00a0ní uvařit' })
  await recipes.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/recepty\//)
  await expect(page.getByRole('heading', { name: 'Suroviny', exact: true })).toBeVisible()
})

test('a line of a recipe leads to the page of its food', { tag: ANY_WIDTH }, async ({ page }) => {
  await page.goto('/recepty/kureci-rizky-s-bramborovou-kasi')
  await page.locator('.recipe-ingredients li').getByRole('button').first().click()
  await page.getByTestId('food').getByRole('link', { name: 'Celá stránka suroviny' }).click()
  await expect(page).toHaveURL(/\/suroviny\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Výživové hodnoty' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('foods are listed, found and told whole', { tag: ANY_WIDTH }, async ({ page }) => {
    await page.goto('/suroviny?q=tvaroh')
    await page
      .getByRole('link', { name: /Tvaroh/ })
      .first()
      .click()
    await expect(page.getByTestId('nutrients')).toContainText('Bílkoviny')
    await expect(page.getByRole('group', { name: 'Kolik' })).toBeHidden()
  })
})
