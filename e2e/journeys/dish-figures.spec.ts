import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { formatConstituent } from '@zivina/domain/catalogue/format-constituent'
import { scaleRange } from '@zivina/nutrition/constituents/range'
import { sumConstituents } from '@zivina/nutrition/constituents/sum-constituents'
import { ANY_WIDTH, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { startEditing } from './recipe-page.ts'
import { test } from './visitor.ts'

/** The field of an amount, in grams or in the words of the kitchen. */
const amountOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Množství: ${name}` })
const SLUG = 'cizrnove-kari-se-spenatem-a-ryzi'

test('constituents, weight, score and claims of the dish are read, follow an edit and show their workings', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openClean(page, `/recepty/${SLUG}`)
  const recipe = (await (await page.request.get(`/api/recipe/${SLUG}`)).json()) as RecipeDetail
  const spinach = recipe.ingredients.find(({ name }) => name.startsWith('Špenát'))
  if (spinach === undefined) throw new Error('The recipe has no spinach')
  const portionOf = (amount: number) => {
    const lines = recipe.ingredients.map((line) => ({
      ...line,
      amount: line === spinach ? amount : Number(line.amount),
    }))
    const { range, coverage } = sumConstituents(lines).iron_mg
    return formatConstituent('iron_mg', range && scaleRange(range, 1 / recipe.portion_size), coverage)
  }

  const constituents = page.getByTestId('constituents')
  await constituents.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-outdated]')).toHaveCount(0)
  await page.getByText('Vitaminy, minerální látky a').click()
  const iron = constituents.locator('tr[data-constituent=iron_mg]')
  await expect(iron.locator('td').first()).toContainText(portionOf(Number(spinach.amount)))
  await expect(constituents.locator('tr[data-constituent]')).toHaveCount(47)
  await expect(iron).toContainText('EU')

  const dish = page.getByTestId('dish')
  await expect(dish).toContainText(/Hotová porce váží asi \d+\u00a0g \(odhad\)/)
  const before = await dish.getByTestId('dish-weight').locator('strong').textContent()
  await dish.getByText('Jak jsme k hmotnosti došli').click()
  await expect(dish.getByTestId('dish-weight')).toContainText(/Suroviny: .* náš odhad/)
  await dish.getByText('Jak jsme k Nutri-Score došli').click()
  await expect(dish.getByTestId('nutri-score')).toContainText(/Vláknina[\s\S]*z\u00a05/)
  await expect(dish.getByTestId('nutri-score')).toContainText('nejde o\u00a0úřední označení')

  await startEditing(page)
  await amountOf(page, spinach.name).fill('900')
  await expect(iron.locator('td').first()).toContainText(portionOf(900))
  await expect(dish.getByTestId('dish-weight').locator('strong')).not.toHaveText(before ?? '')

  const { violations } = await new AxeBuilder({ page }).include('.recipe-nutrition').analyze()
  expect(violations).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})

test('the name of an ingredient opens all that is known of the food', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, `/recepty/${SLUG}`)
  const row = page.getByRole('region', { name: 'Suroviny' }).getByRole('listitem').filter({ hasText: /rýž/i })
  const name = row.getByRole('button').first()
  await name.click()
  const dialog = page.getByRole('dialog', { name: /Rýže basmati/ })
  await expect(dialog).toContainText(/Zdroj hodnot: .*položka \S+/)
  await expect(dialog).toContainText('Základní hodnoty na 100\u00a0g')
  await expect(dialog.getByRole('row', { name: /^Voda/ })).toContainText('12,4\u00a0g')
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze()
  expect(violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
})
