import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { dialog, MONDAY, meal, PLANS } from './plan-page.ts'
import { signUp, test } from './visitor.ts'

/**
 * A plan for 2,000 kcal with a lunch on Monday, opened on that day, of a person of their own: a search of the demo member would end
 * where another journey computes a plan. @returns the name of the lunch
 */
async function openLunch(page: Page): Promise<string> {
  const { email, password } = await signUp(page)
  const admin = await bearerOf(page.request, 'admin')
  const found = await page.request.get(`/api/user_short?search=${email}`, { headers: admin })
  const grant = { plan: 'premium', expiry_date: null, reason: 'Zkouška připnutých jídel' }
  const user = `/api/user/${(await found.json()).results[0].guid}/set_premium`
  expect((await page.request.patch(user, { headers: admin, data: grant })).status()).toBe(200)
  const { access } = await (await page.request.post('/api/login', { data: { email, password } })).json()
  const headers = { authorization: `Bearer ${access}` }
  const guid = crypto.randomUUID()
  const made = await page.request.post('/api/meal_plan', { headers, data: { guid, name: 'Připnutý oběd' } })
  expect(made.status()).toBe(201)
  const { eaters } = await (await page.request.get(`/api/meal_plan/${guid}`, { headers })).json()
  const eater = `/api/meal_plan/${guid}/eater/${eaters[0].guid}`
  expect((await page.request.patch(eater, { headers, data: { kilojoules: 8400 } })).status()).toBe(200)
  const { results } = await (await page.request.get('/api/recipe?meal_types=Lunch&limit=50')).json()
  type Found = { guid: string; name: string; kilojoules: number | null; time_minutes: number }
  const usual = results.filter(({ kilojoules }: Found) => kilojoules !== null && 1800 < kilojoules && kilojoules < 3000)
  // The quickest fits into the minutes of a working day.
  const [recipe] = usual.toSorted((one: Found, other: Found) => one.time_minutes - other.time_minutes)
  const item = { guid: crypto.randomUUID(), meal_type: 'Lunch', recipe: recipe.guid, note: 'Přijde babička' }
  const data = { day: MONDAY, items: [item] }
  expect((await page.request.post(`/api/meal_plan/${guid}/item`, { headers, data })).status()).toBe(201)
  await page.goto(`${PLANS}/${guid}?den=${MONDAY}&pohled=den`, { waitUntil: 'networkidle' })
  return recipe.name
}

test('a pinned dish stays where its day is computed anew, and the rest of the day can be put back', async ({
  page,
}) => {
  const name = await openLunch(page)
  const lunch = meal(page, /^Oběd, pondělí/)

  // By its key, with undo.
  await page.locator('[data-item]').press('p')
  await expect(page.getByText(`Připnuto: ${name}`)).toBeVisible()
  await expect(lunch).toContainText('připnuto')
  await page.keyboard.press('z')
  await expect(lunch).not.toContainText('připnuto')

  // By its dialog.
  await lunch.getByRole('button').first().click()
  await dialog(page)
    .getByLabel(/^Připnout/)
    .check()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(lunch.getByRole('button', { name: /připnuto/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Sestavit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sestavit jídelníček' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: /^První den: po/ })).toBeVisible()
  await expect(page.getByLabel(/připnutá zůstanou vždy/)).not.toBeChecked()
  await page.getByLabel(/co mám doma/).uncheck()
  await page.getByRole('button', { name: /^Na jak dlouho: / }).click()
  await dialog(page).getByLabel('Na jak dlouho').selectOption('1')
  await dialog(page).getByRole('button', { name: 'Hotovo' }).click()
  // Four dishes beside this one may take longer than the minutes of a working day.
  await page.getByRole('button', { name: /^Čas na vaření: / }).click()
  await dialog(page).getByLabel('Vaření ve všední den').fill('')
  await dialog(page).getByRole('button', { name: 'Hotovo' }).click()
  await page.getByRole('button', { name: 'Sestavit jídelníček' }).click()
  const day = page.getByRole('list', { name: 'Dny návrhu' }).getByRole('listitem')
  await expect(day.filter({ hasText: 'připnuto' }).last()).toContainText(name, { timeout: 60_000 })
  await expect(page.getByRole('button', { name: /^Oběd, .*jiné jídlo$/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Večeře, .*jiné jídlo$/ })).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Použít návrh' }).click()
  await expect(meal(page, /^Večeře, pondělí/)).toHaveCount(1)
  await expect(lunch).toHaveCount(1)
  for (const words of [name, 'připnuto', 'Přijde babička']) await expect(lunch).toContainText(words)
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(meal(page, /^Večeře, pondělí/)).toHaveCount(0)
  await expect(lunch).toContainText('připnuto')
})
