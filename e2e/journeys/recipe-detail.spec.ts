import { expect } from '@playwright/test'
import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { formatAmount, formatNutrient } from '@zivina/domain/catalogue/format'
import { kitchenAmount } from '@zivina/domain/catalogue/kitchen/kitchen-amount'
import { currentTotals, originalAmount, setPortions, swapLine } from '@zivina/nutrition/edits'
import { scaleTotals } from '@zivina/nutrition/macros'
import { ANY_WIDTH, expectNoSidewaysScroll, openClean } from './check-page.ts'
import {
  amountField,
  energy,
  figure,
  PATH,
  readRecipe,
  resetButton,
  rowOf,
  setPortionsTo,
  startEditing,
  stepper,
  tableRow,
  toEdit,
  watchRequests,
} from './recipe-page.ts'
import { test } from './visitor.ts'

// The only journey with animated figures, since all others ask for reduced motion.
test('doubling the portions doubles amounts and the whole recipe, and leaves the values per portion unchanged', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const gallery = page.waitForResponse(/\/api\/photo_gallery\?/)
  await openClean(page, PATH)
  const recipe = await readRecipe(page)
  const edit = toEdit(recipe)
  const totals = currentTotals(edit)
  const doubled = setPortions(edit, recipe.portion_size * 2)
  // Reviews are fetched once the reader scrolls there, with or without edits.
  await page.locator('#hodnoceni').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Nahlásit chybu' })).toBeEnabled()
  await gallery
  const requests = watchRequests(page)
  await page.getByText('Tabulka všech hodnot').click()

  await setPortionsTo(page, recipe.portion_size * 2, recipe.portion_size)
  await startEditing(page)

  const fields = page.getByRole('textbox', { name: /^Množství/ })
  await expect(fields).toHaveCount(doubled.lines.length)
  for (const [index, line] of doubled.lines.entries()) {
    const said = kitchenAmount(line.amount, line.ingredient, { scaledBy: 2 })
    await expect(fields.nth(index)).toHaveValue(said.amount)
  }
  // 600 g of chicken as written.
  await expect(fields.first()).toHaveValue('1,2\u00a0kg')
  // Every amount in the food's own unit, exactly; the choice stays with the browser.
  const inGrams = page.getByRole('button', { name: 'Vše v\u00a0gramech' })
  await inGrams.click()
  for (const [index, line] of doubled.lines.entries()) {
    const exact = formatAmount(line.amount, line.ingredient.weight_units)
    await expect(fields.nth(index)).toHaveValue(exact.slice(0, exact.lastIndexOf('\u00a0')))
  }
  await inGrams.click()
  await expect(fields.first()).toHaveValue('1,2\u00a0kg')
  const whole = scaleTotals(totals, recipe.portion_size * 2)
  await expect(energy(page)).toHaveText(formatNutrient('calories', totals.calories_in_total))
  await expect(tableRow(page, 'protein').nth(0)).toHaveText(formatNutrient('protein', totals.protein_in_total))
  await expect(tableRow(page, 'protein').nth(1)).toHaveText(formatNutrient('protein', whole.protein_in_total))
  await page.getByText('Celý recept', { exact: true }).click()
  await expect(energy(page)).toHaveText(formatNutrient('calories', whole.calories_in_total))
  expect(requests, 'an edit needs no request').toEqual([])
})

test('swapping an ingredient keeps its mass and shows what packages/nutrition computes', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await openClean(page, PATH)
  await startEditing(page)
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
  await expect(row).toContainText(`místo: ${kitchenAmount(Number(first.amount), first).text}`)
})

test('a removed ingredient can be restored; an added one counts and can be removed again', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await openClean(page, PATH)
  await startEditing(page)
  const recipe = await readRecipe(page)
  const given = formatNutrient('calories', recipe.calories_in_total)
  const [first] = recipe.ingredients
  if (!first) throw new Error('The recipe has no ingredients')

  await page.getByRole('button', { name: `Vynechat: ${first.name}`, exact: true }).click()
  await expect(amountField(page, first.name)).toHaveCount(0)
  await expect(page.getByText('vynecháno', { exact: true })).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /: vynecháno$/ })
      .first(),
  ).toBeVisible()
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

test('an invalid amount is explained at the field, stays there and does not count', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await openClean(page, PATH)
  await startEditing(page)
  const recipe = await readRecipe(page)
  const [first] = recipe.ingredients
  if (!first) throw new Error('The recipe has no ingredients')
  const field = amountField(page, first.name).first()
  const given = formatNutrient('calories', recipe.calories_in_total)

  // Words are read when the field is left: half of them may mean something else.
  await field.fill('dvě hrsti')
  await field.blur()
  await expect(field).toHaveValue('50\u00a0g')
  await expect(energy(page)).not.toHaveText(given)
  await resetButton(page).click()
  await field.fill('podle chuti')
  await field.blur()
  await expect(field).toHaveValue('podle chuti')
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

test('edits and ticked steps survive a reload and the way back', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, PATH)
  await startEditing(page)
  const recipe = await readRecipe(page)
  const [first] = recipe.ingredients
  if (!first) throw new Error('The recipe has no ingredients')
  const edit = toEdit(recipe)
  const given = (await energy(page).textContent()) ?? ''
  await amountField(page, first.name).first().fill('123,4')
  await page.getByRole('checkbox', { name: 'Krok 1 hotový' }).check()
  await expect(energy(page)).not.toHaveText(given)
  const changed = await energy(page).textContent()

  await page.reload()
  // The lines are text again, and say what was changed.
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^123,4.g/ })
      .first(),
  ).toBeVisible()
  await startEditing(page)
  await expect(amountField(page, first.name).first()).toHaveValue('123,4\u00a0g')
  await expect(page.getByRole('checkbox', { name: 'Krok 1 hotový' })).toBeChecked()
  const original = originalAmount(edit, { original_amount: Number(first.amount) })
  await expect(page.getByText(`původně ${formatAmount(original, first.weight_units)}`)).toBeVisible()

  await page.getByRole('link', { name: 'Recepty', exact: true }).first().click()
  await expect(page).toHaveURL(/\/recepty$/)
  await page.goBack()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^123,4.g/ })
      .first(),
  ).toBeVisible()
  await expect(energy(page)).toHaveText(changed ?? '')
})

test('a recipe left open for over a week is loaded again; without a connection it shows its date', {
  tag: ANY_WIDTH,
}, async ({ page, context }) => {
  await page.goto(PATH, { waitUntil: 'networkidle' })
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url())
  })
  const day = 24 * 60 * 60 * 1000
  await page.clock.setFixedTime(Date.now() + 6 * day)
  await comeBack()
  await page.clock.setFixedTime(Date.now() + 8 * day)
  await context.setOffline(true)
  await comeBack()
  await expect(page.getByText(/^Jste bez připojení\. Recept je z\u00a0\d+\.\u00a0\p{L}+\u00a0\d{4}/u)).toBeVisible()
  expect(asked).toEqual([])
  const loaded = page.waitForResponse(`**/api${PATH.replace('recepty', 'recipe')}`)
  await context.setOffline(false)
  await loaded
  await expect(page.getByText(/^Jste bez připojení/)).toBeHidden()
})

test('everything can be done by keyboard alone', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, PATH)
  const recipe = await readRecipe(page)
  const [first] = recipe.ingredients
  if (!first) throw new Error('The recipe has no ingredients')

  await stepper(page).getByRole('button', { name: 'Přidat porci' }).focus()
  await page.keyboard.press('Enter')
  await expect(resetButton(page)).toBeEnabled()
  await resetButton(page).press('Enter')
  await expect(resetButton(page)).toBeDisabled()

  await page.getByRole('button', { name: 'Upravit', exact: true }).press('Enter')
  await page
    .getByRole('button', { name: `Vyměnit: ${first.name}`, exact: true })
    .first()
    .press('Enter')
  // The dialog begins at its close button, so that no keyboard of a phone covers the offers.
  await expect(page.getByTestId('swap-offers')).toBeVisible()
  await page.keyboard.press('Tab')
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

test('at 320 px nothing overflows when a reader increases text spacing (WCAG 1.4.12)', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await openClean(page, PATH)
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet()
    const spacing = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important'
    spaced.replaceSync(`* { ${spacing} } p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets.push(spaced)
  })
  await expectNoSidewaysScroll(page)
})

test('the sections below the recipe stay when a link leads to another part of the page', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await openClean(page, PATH)
  const similar = page.getByRole('heading', { name: 'Podobné recepty' })
  await expect(similar).toBeVisible()
  const fetched = page.waitForResponse(/\/assets\/[\w-]+\.js$/)
  await page.evaluate(() => {
    window.location.hash = 'postup'
  })
  await fetched
  await expect(similar).toBeVisible()
  await expect(page.locator('section').filter({ has: similar }).getByRole('article').first()).toBeVisible()
})
