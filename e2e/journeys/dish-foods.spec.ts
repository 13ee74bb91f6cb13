import { expect } from '@playwright/test'
import { ANY_WIDTH, expectAccessible } from './check-page.ts'
import { signUp } from './fresh-account.ts'
import { test } from './visitor.ts'

test('a recipe is used in another one, opened from it, and refused in itself', { tag: ANY_WIDTH }, async ({ page }) => {
  await signUp(page.context().request, 'vyvar')
  const stamp = Date.now().toString(36)
  const [broth, soup] = [`Domácí vývar ${stamp}`, `Polévka s vývarem ${stamp}`]

  const write = async (name: string) => {
    await page.goto('/uzivatel/vytvorit-recept')
    await page.getByLabel('Název receptu').fill(name)
    await page.getByLabel(/^Příprava a/).fill('30')
    await page.getByLabel(/^Popis/).fill('Vařte doměkka.')
  }
  await write(broth)
  await page.getByLabel(/^Hotové jídlo váží/).fill('1000')
  await page.getByRole('combobox', { name: 'Přidat surovinu' }).fill('mrkev')
  await page.getByRole('option', { name: /^Mrkev, syrová/ }).click()
  await page.getByRole('button', { name: 'Uložit recept' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: broth })).toBeVisible()

  await write(soup)
  await page.getByRole('button', { name: 'Přidat jiný recept' }).click()
  const dialog = page.getByRole('dialog', { name: 'Přidat recept jako surovinu' })
  await dialog.getByRole('searchbox', { name: 'Hledat recept' }).fill('vývar')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: `Přidat: ${broth}` }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('list', { name: 'Suroviny receptu' })).toContainText(`${broth} (recept)`)
  await page.getByRole('button', { name: 'Uložit recept' }).click()
  const card = page.getByRole('listitem').filter({ hasText: soup })
  await card.getByRole('link', { name: soup, exact: true }).click()

  await page.getByRole('button', { name: `${broth} (recept)`, exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Otevřít recept' }).click()
  await expect(page.getByRole('heading', { level: 1, name: broth })).toBeVisible()

  await page.getByRole('link', { name: 'Upravit' }).first().click()
  await page.getByRole('button', { name: 'Přidat jiný recept' }).click()
  await dialog.getByRole('button', { name: `Přidat: ${soup}` }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Uložit recept' }).click()
  await expect(page.getByText('Recept nemůže být surovinou sám sebe').first()).toBeVisible()
})
