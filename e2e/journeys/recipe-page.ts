import type { Locator, Page } from '@playwright/test'
import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { startEdit } from '@zivina/nutrition/edits'

export const SLUG = 'kureci-rizky-s-bramborovou-kasi'
export const PATH = `/recepty/${SLUG}`

/** The recipe from the API, to compare the page with. */
export async function readRecipe(page: Page): Promise<RecipeDetail> {
  const response = await page.request.get(`/api/recipe/${SLUG}`)
  return (await response.json()) as RecipeDetail
}

export function toEdit(recipe: RecipeDetail) {
  const lines = recipe.ingredients.map(({ ingredient, amount, segment, count_macros, macros, ...rest }) => ({
    ingredient: { ...rest, guid: ingredient, nutrients: macros },
    amount: Number(amount),
    segment,
    count_macros,
  }))
  return startEdit(lines, recipe.portion_size)
}

/** The nutrient figures beside the ring. Figures are animated to their value, so tests wait for them. */
export const energy = (page: Page) => page.getByTestId('energy').locator('.in-calories')
export const figure = (page: Page, nutrient: string) =>
  page.getByTestId('nutrients').locator(`[data-nutrient=${nutrient}]`)
export const tableRow = (page: Page, nutrient: string) =>
  page.getByTestId('table').locator(`tr[data-nutrient=${nutrient}] td`)
/** The field of a line by its food; its name has the unit too where the field holds a number without one. */
export const amountField = (page: Page, name: string) =>
  page.getByLabel(`Množství: ${name}`, { exact: true }).or(page.getByLabel(`Množství: ${name} (`))
export const stepper = (page: Page) => page.getByRole('group', { name: 'Počet porcí' }).filter({ visible: true })
export const resetButton = (page: Page) => page.getByRole('button', { name: 'Vrátit původní', exact: true })

export async function setPortionsTo(page: Page, portions: number, from: number): Promise<void> {
  for (let at = from; at < portions; at++) await stepper(page).getByRole('button', { name: 'Přidat porci' }).click()
}

/** Fails the test if the page calls the API from now on. */
export function watchRequests(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/') || request.url().includes('.data')) seen.push(request.url())
  })
  return seen
}

/** Turns the lines of the recipe into fields. */
export const startEditing = (page: Page) => page.getByRole('button', { name: 'Upravit', exact: true }).click()

export const rowOf = (page: Page, field: Locator) => page.getByRole('listitem').filter({ has: field })
