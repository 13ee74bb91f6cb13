import { expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { bearerOf } from './demo-token.ts'

export const PLANS = '/uzivatel/jidelnicek'
export const MONDAY = '2031-03-03'
export const TUESDAY = '2031-03-04'

/** Logs the demo member with premium in, and makes a plan of theirs. */
export async function openPlan(page: Page, name: string): Promise<string> {
  await enterAs(page.context(), 'premium')
  const guid = await createPlan(page, name)
  await page.goto(`${PLANS}/${guid}?den=${MONDAY}&pohled=den`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return guid
}

export async function createPlan(page: Page, name: string): Promise<string> {
  const guid = crypto.randomUUID()
  const headers = await bearerOf(page.request, 'premium')
  const made = await page.request.post('/api/meal_plan', { headers, data: { guid, name } })
  expect(made.status()).toBe(201)
  return guid
}

export const meal = (page: Page, name: RegExp) => page.getByRole('list', { name }).getByRole('listitem')
export const dialog = (page: Page) => page.getByRole('dialog')

/** Adds the first recipe that is found. */
export async function addRecipe(page: Page, where: RegExp, search: string): Promise<void> {
  await page.getByRole('button', { name: where }).click()
  await dialog(page).getByLabel('Hledat recept').fill(search)
  await dialog(page)
    .getByRole('list', { name: 'Recepty' })
    .getByRole('button', { name: new RegExp(search, 'i') })
    .first()
    .click()
  await expect(page.getByText(/^Přidáno: /)).toBeVisible()
}

/** Puts a recipe into each day of the week, by calls. */
export async function addFoods(page: Page, guid: string): Promise<void> {
  const headers = await bearerOf(page.request, 'premium')
  const { results } = await (await page.request.get('/api/recipe?meal_types=Lunch&limit=7')).json()
  for (const [place, recipe] of results.entries()) {
    const item = { guid: crypto.randomUUID(), meal_type: 'Lunch', recipe: recipe.guid }
    const data = { day: `2031-03-0${3 + place}`, items: [item] }
    expect((await page.request.post(`/api/meal_plan/${guid}/item`, { headers, data })).status()).toBe(201)
  }
}
