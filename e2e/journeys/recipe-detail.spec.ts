import { expect, type Locator, type Page, test } from '@playwright/test'
import type { IngredientSummary } from '@zivina/contract/ingredients'
import type { RecipeDetail } from '@zivina/contract/recipes'
import { currentTotals, originalAmount, setPortions, startEdit, swapLine } from '@zivina/nutrition/edits'
import { formatAmount, formatNutrient } from '@zivina/nutrition/format'
import { scaleTotals } from '@zivina/nutrition/macros'
import { expectAccessible, expectNoSidewaysScroll, openClean } from './check-page.ts'

const SLUG = 'kureci-rizky-s-bramborovou-kasi'
const PATH = `/recepty/${SLUG}`

/** The recipe as the API gives it: what the page is checked against. */
async function readRecipe(page: Page): Promise<RecipeDetail> {
  const response = await page.request.get(`/api/recipe/${SLUG}`)
  return (await response.json()) as RecipeDetail
}

function toEdit(recipe: RecipeDetail) {
  const lines = recipe.ingredients.map(({ ingredient, amount, segment, count_macros, macros, ...rest }) => ({
    ingredient: { ...rest, guid: ingredient, nutrients: macros },
    amount: Number(amount),
    segment,
    count_macros,
  }))
  return startEdit(lines, recipe.portion_size)
}

/** The nutrient figures beside the ring. Figures count to their value, so they are waited for. */
const energy = (page: Page) => page.getByTestId('energy')
const figure = (page: Page, nutrient: string) => page.getByTestId('nutrients').locator(`[data-nutrient=${nutrient}]`)
const tableRow = (page: Page, nutrient: string) => page.getByTestId('table').locator(`tr[data-nutrient=${nutrient}] td`)
const amountField = (page: Page, name: string) => page.getByRole('textbox', { name: `Množství: ${name} (` })
const stepper = (page: Page) => page.getByRole('group', { name: 'Počet porcí' }).filter({ visible: true })
const resetButton = (page: Page) => page.getByRole('button', { name: 'Vrátit původní', exact: true })

async function setPortionsTo(page: Page, portions: number, from: number): Promise<void> {
  for (let at = from; at < portions; at++) await stepper(page).getByRole('button', { name: 'Přidat porci' }).click()
}

/** Fails the test if the API is asked for anything from now on. */
function watchRequests(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/') || request.url().includes('.data')) seen.push(request.url())
  })
  return seen
}

const rowOf = (page: Page, field: Locator) => page.getByRole('listitem').filter({ has: field })

test('doubling the portions doubles amounts and the whole recipe, and leaves one portion as it was', async ({
  page,
}) => {
  await openClean(page, PATH)
  const recipe = await readRecipe(page)
  const edit = toEdit(recipe)
  const totals = currentTotals(edit)
  const doubled = setPortions(edit, recipe.portion_size * 2)
  const requests = watchRequests(page)
  await page.getByText('Tabulka všech hodnot').click()

  await setPortionsTo(page, recipe.portion_size * 2, recipe.portion_size)

  const shown = doubled.lines.map((line) => formatAmount(line.amount, line.ingredient.weight_units))
  const fields = page.getByRole('textbox', { name: /^Množství/ })
  await expect(fields).toHaveCount(shown.length)
  for (const [index, text] of shown.entries()) {
    await expect(fields.nth(index)).toHaveValue(text.slice(0, text.lastIndexOf('\u00a0')))
  }
  const whole = scaleTotals(totals, recipe.portion_size * 2)
  await expect(energy(page)).toHaveText(formatNutrient('calories', totals.calories_in_total))
  await expect(tableRow(page, 'protein').nth(0)).toHaveText(formatNutrient('protein', totals.protein_in_total))
  await expect(tableRow(page, 'protein').nth(1)).toHaveText(formatNutrient('protein', whole.protein_in_total))
  await page.getByText('Celý recept', { exact: true }).click()
  await expect(energy(page)).toHaveText(formatNutrient('calories', whole.calories_in_total))
  expect(requests, 'an edit needs no request').toEqual([])
})

test('swapping an ingredient keeps its mass and shows what packages/nutrition computes', async ({ page }) => {
  await openClean(page, PATH)
  const recipe = await readRecipe(page)
  const [first] = recipe.ingredients
  if (!first) throw new Error('The recipe has no ingredients')
  const answer = page.waitForResponse((response) => response.url().includes('/api/ingredient?search=tofu'))
  await page
    .getByRole('button', { name: `Vyměnit: ${first.name}`, exact: true })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Hledat surovinu' }).fill('tofu')
  const { results } = (await (await answer).json()) as { results: IngredientSummary[] }
  const [tofu] = results
  if (!tofu) throw new Error('The catalogue has no tofu')
  await page.getByRole('option', { name: tofu.name }).first().click()
  await expect(page.getByRole('dialog')).toBeHidden()

  const edit = toEdit(recipe)
  const key = edit.lines.find((line) => line.ingredient.guid === first.ingredient)?.key ?? ''
  const { amount: _, macros, ...described } = tofu
  const swapped = swapLine(edit, key, { ...described, nutrients: macros } as (typeof edit.lines)[number]['ingredient'])
  if (!swapped.ok) throw new Error('The swap was refused')
  const totals = currentTotals(swapped.state)
  await expect(energy(page)).toHaveText(
    formatNutrient('calories', totals.calories_in_total, totals.nutrient_coverage.kilojoules),
  )
  await expect(figure(page, 'protein')).toContainText(
    formatNutrient('protein', totals.protein_in_total, totals.nutrient_coverage.protein),
  )
  await expect(figure(page, 'fat')).toContainText(
    formatNutrient('fat', totals.fat_in_total, totals.nutrient_coverage.fat),
  )
  const row = rowOf(page, amountField(page, tofu.name))
  await expect(row).toContainText(`místo: ${formatAmount(Number(first.amount), first.weight_units)} ${first.name}`)
})

test('an ingredient left out comes back; one that was added counts and goes away again', async ({ page }) => {
  await openClean(page, PATH)
  const recipe = await readRecipe(page)
  const given = formatNutrient('calories', recipe.calories_in_total)
  const [first] = recipe.ingredients
  if (!first) throw new Error('The recipe has no ingredients')

  await page.getByRole('button', { name: `Vynechat: ${first.name}`, exact: true }).click()
  await expect(amountField(page, first.name)).toHaveCount(0)
  await expect(page.getByText('vynecháno')).toBeVisible()
  await expect(energy(page)).not.toHaveText(given)
  await page.getByRole('button', { name: `Vrátit původní: ${first.name}`, exact: true }).click()
  await expect(amountField(page, first.name).first()).toBeVisible()
  await expect(energy(page)).toHaveText(given)

  await page.getByRole('button', { name: 'Přidat surovinu' }).click()
  await page.getByRole('combobox', { name: 'Hledat surovinu' }).fill('vlasske orechy')
  await page.getByRole('option').first().click()
  await expect(page.getByText('přidáno')).toBeVisible()
  await expect(energy(page)).not.toHaveText(given)
  await resetButton(page).click()
  await expect(page.getByText('přidáno')).toHaveCount(0)
  await expect(energy(page)).toHaveText(given)
  await expect(resetButton(page)).toBeDisabled()
})

test('a wrong amount is explained at the field, stays there and does not count', async ({ page }) => {
  await openClean(page, PATH)
  const recipe = await readRecipe(page)
  const [first] = recipe.ingredients
  if (!first) throw new Error('The recipe has no ingredients')
  const field = amountField(page, first.name).first()
  const given = formatNutrient('calories', recipe.calories_in_total)

  await field.fill('dvě hrsti')
  await expect(field).toHaveValue('dvě hrsti')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/Napište číslo/)
  await expect(energy(page)).toHaveText(given)

  await field.fill('12,')
  await expect(field).toHaveValue('12,')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(energy(page)).not.toHaveText(given)
  await field.fill('')
  await field.blur()
  await expect(field).toHaveAccessibleDescription(/Zadejte množství/)
  await resetButton(page).click()
  await expect(field).toHaveValue(/\d/)
  await expect(energy(page)).toHaveText(given)
})

test('edits and ticked steps outlive a reload and the way back', async ({ page }) => {
  await openClean(page, PATH)
  const recipe = await readRecipe(page)
  const [first] = recipe.ingredients
  if (!first) throw new Error('The recipe has no ingredients')
  const edit = toEdit(recipe)
  await amountField(page, first.name).first().fill('123,4')
  await page.getByRole('checkbox', { name: 'Krok 1 hotový' }).check()
  const changed = await energy(page).textContent()

  await page.reload()
  await expect(amountField(page, first.name).first()).toHaveValue('123')
  await expect(page.getByRole('checkbox', { name: 'Krok 1 hotový' })).toBeChecked()
  const original = originalAmount(edit, { original_amount: Number(first.amount) })
  await expect(page.getByText(`původně ${formatAmount(original, first.weight_units)}`)).toBeVisible()

  await page.getByRole('link', { name: 'Recepty', exact: true }).first().click()
  await expect(page).toHaveURL(/\/recepty$/)
  await page.goBack()
  await expect(amountField(page, first.name).first()).toHaveValue('123')
  await expect(energy(page)).toHaveText(changed ?? '')
})

test('everything can be done by keys alone', async ({ page }) => {
  await openClean(page, PATH)
  const recipe = await readRecipe(page)
  const [first] = recipe.ingredients
  if (!first) throw new Error('The recipe has no ingredients')

  await stepper(page).getByRole('button', { name: 'Přidat porci' }).focus()
  await page.keyboard.press('Enter')
  await expect(resetButton(page)).toBeEnabled()
  await resetButton(page).press('Enter')
  await expect(resetButton(page)).toBeDisabled()

  await page
    .getByRole('button', { name: `Vyměnit: ${first.name}`, exact: true })
    .first()
    .press('Enter')
  await expect(page.getByRole('combobox', { name: 'Hledat surovinu' })).toBeFocused()
  await page.keyboard.type('tofu')
  await expect(page.getByRole('option', { name: /tofu/i }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('místo:')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Krok 1 hotový' }).press('Space')
  await expect(page.getByRole('checkbox', { name: 'Krok 1 hotový' })).toBeChecked()
  await page.getByRole('button', { name: 'Začít vařit' }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Krok 2')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog')).toContainText('Krok 3')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('timers run side by side, outlive a reload and say when they end', async ({ page }) => {
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

test('the link can be copied, and apps of phones are offered on phones alone', async ({ page, context, isMobile }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openClean(page, PATH)
  await page.getByRole('button', { name: 'Sdílet' }).click()
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Messenger' })).toBeVisible({ visible: isMobile })
  await page.getByRole('button', { name: 'Zkopírovat odkaz' }).click()
  await expect(page.getByText('Zkopírováno do schránky.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${PATH}$`))
})

test('on paper there is the recipe and no control', async ({ page }) => {
  await openClean(page, PATH)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Postup' })).toBeVisible()
  await expect(page.getByText('Jedna porce:')).toBeVisible()
  for (const name of ['Začít vařit', 'Přidat surovinu', 'Vrátit původní', 'Přidat porci']) {
    await expect(page.getByRole('button', { name, exact: true }).filter({ visible: true })).toHaveCount(0)
  }
})

test('without scripts the recipe is whole and nothing dead is offered', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(PATH)
  const response = await page.request.get(`/api/recipe/${SLUG}`)
  const recipe = (await response.json()) as RecipeDetail
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.name)
  for (const line of recipe.ingredients) await expect(page.getByText(line.name).first()).toBeVisible()
  await expect(page.getByText(formatNutrient('calories', recipe.calories_in_total)).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Přidat surovinu' })).toBeHidden()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toContain('Recipe')
  expect(await page.locator('[style]').count()).toBe(0)
  await context.close()
})

test('what opens on the page is accessible and fits', async ({ page }) => {
  await openClean(page, PATH)
  await page.getByText('Rozšířené', { exact: true }).click()
  await page.getByText('Tabulka všech hodnot').click()
  await page
    .getByRole('button', { name: /^Spustit minutku/ })
    .first()
    .click()
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

test('an unknown recipe is not found', async ({ page }) => {
  const response = await page.goto('/recepty/takovy-recept-neni')
  expect(response?.status()).toBe(404)
})
