import { expect } from '@playwright/test'
import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { kitchenAmount } from '@zivina/domain/catalogue/kitchen/kitchen-amount'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { PATH, SLUG, startEditing } from './recipe-page.ts'
import { test } from './visitor.ts'

test('timers run side by side, survive a reload and signal their end', { tag: ANY_WIDTH }, async ({ page }) => {
  await page.clock.install()
  await openClean(page, PATH)
  const chips = page.getByRole('button', { name: /^Spustit minutku/ })
  await chips.nth(0).click()
  await chips.nth(1).click()
  const running = page.getByRole('list', { name: 'Běžící minutky' }).getByRole('listitem')
  await expect(running).toHaveCount(2)
  await page.reload()
  await expect(running).toHaveCount(2)
  await page.clock.fastForward('12:00:00')
  await expect(running.first()).toContainText('Čas vypršel')
  await expect(page.getByRole('alert').filter({ hasText: 'doběhla' })).toHaveCount(1)
  await running.first().getByRole('button').click()
  await expect(running).toHaveCount(1)
})

test('the link can be copied, and phone apps are offered only on phones', async ({ page, context, isMobile }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openClean(page, PATH)
  await page.getByRole('button', { name: 'Sdílet' }).click()
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Messenger' })).toBeVisible({ visible: isMobile })
  await page.getByRole('button', { name: 'Zkopírovat odkaz' }).click()
  await expect(page.getByText('Zkopírováno do schránky.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${PATH}$`))
})

test('a printed recipe has no controls', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, PATH)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Postup' })).toBeVisible()
  await expect(page.getByText(/^Jedna porce: energie \d+\skcal \([\d\s]+\skJ\)/)).toBeVisible()
  for (const name of ['Začít vařit', 'Přidat surovinu', 'Vrátit původní', 'Přidat porci']) {
    await expect(page.getByRole('button', { name, exact: true }).filter({ visible: true })).toHaveCount(0)
  }
})

test('without scripts the recipe is complete and has no dead controls', { tag: ANY_WIDTH }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(PATH)
  const response = await page.request.get(`/api/recipe/${SLUG}`)
  const recipe = (await response.json()) as RecipeDetail
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.name)
  const rows = page.getByRole('region', { name: 'Suroviny' }).getByRole('listitem')
  for (const line of recipe.ingredients) {
    const said = kitchenAmount(Number(line.amount), line)
    await expect(rows.filter({ hasText: said.name }).filter({ hasText: said.amount }).first()).toBeVisible()
  }
  await expect(page.getByText(formatNutrient('calories', recipe.calories_in_total)).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Přidat surovinu' })).toBeHidden()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toContain('Recipe')
  expect(await page.locator('[style]').count()).toBe(0)
  await context.close()
})

test('menus and dialogs of the page are accessible and fit', async ({ page }) => {
  await openClean(page, PATH)
  await page.getByText('Rozšířené', { exact: true }).click()
  await page.getByText('Tabulka všech hodnot').click()
  await page
    .getByRole('button', { name: /^Spustit minutku/ })
    .first()
    .click()
  await startEditing(page)
  const fields = page.getByRole('textbox', { name: /^Množství/ })
  await fields.first().fill('xx')
  await page
    .getByRole('button', { name: /^Vynechat/ })
    .nth(1)
    .click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Přidat surovinu' }).click()
  await page.getByRole('combobox', { name: 'Hledat surovinu' }).fill('mouka')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Začít vařit' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('an unknown recipe is not found', { tag: ANY_WIDTH }, async ({ page }) => {
  const response = await page.goto('/recepty/takovy-recept-neni')
  expect(response?.status()).toBe(404)
})
