import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { test } from './visitor.ts'

/** A plan of the premium demo account for 1,800 kcal, with whatever its eater needs. */
async function makePlan(request: APIRequestContext, eater: Record<string, unknown> = {}): Promise<string> {
  const headers = await bearerOf(request, 'premium')
  const guid = crypto.randomUUID()
  const made = await request.post('/api/meal_plan', { headers, data: { guid, name: 'Spočítaný týden' } })
  expect(made.status()).toBe(201)
  const plan = await (await request.get(`/api/meal_plan/${guid}`, { headers })).json()
  const data = { kilojoules: 7531, ...eater }
  const changed = await request.patch(`/api/meal_plan/${guid}/eater/${plan.eaters[0].guid}`, { headers, data })
  expect(changed.status()).toBe(200)
  return guid
}

/** Opens the page that computes plans, once it reacts: what is typed sooner is not noticed. */
async function openComposer(page: Page, plan: string): Promise<void> {
  await page.goto(`/uzivatel/jidelnicek/${plan}/sestavit`, { waitUntil: 'networkidle' })
}

// One person has one search at a time, and all are the demo member's.
test.describe.configure({ mode: 'default' })

test('a week for a diabetic without fish is computed, one dinner changed, improved and put into the plan', {
  tag: ANY_WIDTH,
}, async ({ page, request }) => {
  const plan = await makePlan(request, { diet_types: ['Diabetic'], allergens: ['fish'] })
  await enterAs(page.context(), 'premium')
  await openComposer(page, plan)
  await page.getByLabel('První den').fill('2026-11-30')
  // What other journeys put into the pantry of this account would change the plan.
  await page.getByLabel(/co mám doma/).uncheck()
  await page.getByText('Čas na vaření').click()
  await page.getByLabel('středa').fill('20m')
  await page.getByRole('button', { name: 'Sestavit jídelníček' }).click()
  await expect(page.getByText('Zadejte prosím celé minuty')).toBeVisible()
  await page.getByLabel('středa').fill('20')
  await page.getByRole('button', { name: 'Sestavit jídelníček' }).click()

  // Five meals cannot be made in twenty minutes; the least that is enough is offered.
  await page.getByRole('button', { name: /^povolte \d+\sminut vaření ve\sstředu$/i }).click({ timeout: 60_000 })
  const days = page.getByRole('list', { name: 'Dny návrhu' })
  await expect(days.getByRole('heading')).toHaveCount(7, { timeout: 60_000 })
  await expect(days.getByRole('heading').first()).toHaveText(/pondělí 30\.\s11\./)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  // A better one is looked for by itself, until nothing better is worth it.
  await expect(page.getByText('Hotovo, lepší už hledat netřeba.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/nejvýše o|Lepší jídelníček/)).toBeVisible()

  const dinners = () => days.getByText('Večeře', { exact: true }).locator('..').getByRole('link').allTextContents()
  const [former = '', ...others] = await dinners()
  await page.getByRole('button', { name: /^Večeře, pondělí.*jiné jídlo$/ }).click()
  const isAnother = ([first, ...rest]: string[]) => first !== former && rest.length === others.length
  await expect.poll(async () => isAnother(await dinners()), { timeout: 30_000 }).toBe(true)
  expect((await dinners()).slice(1)).toEqual(others)

  await page.getByRole('button', { name: 'Použít návrh' }).click()
  await expect(page.getByText('Jídelníček jsme použili.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/uzivatel/jidelnicek/${plan}`))
})

test('a search that would take long is ended by a person who is content, and goes on when they are not', {
  tag: ANY_WIDTH,
}, async ({ page, request }) => {
  const plan = await makePlan(request, { diet_types: ['Diabetic'], allergens: ['fish'] })
  await enterAs(page.context(), 'premium')
  await openComposer(page, plan)
  await page.getByLabel(/co mám doma/).uncheck()
  await page.getByLabel(/Vařit občas na dvakrát/).check()
  await page.getByRole('button', { name: 'Sestavit jídelníček' }).click()
  const days = page.getByRole('list', { name: 'Dny návrhu' }).getByRole('heading')
  await expect(days).toHaveCount(7, { timeout: 60_000 })
  await page.getByRole('button', { name: 'Stačí mi tento' }).click()
  await page.getByRole('button', { name: 'Hledat lepší' }).click()
  await page.getByRole('button', { name: 'Stačí mi tento' }).click()
  await expect(page.getByRole('button', { name: 'Hledat lepší' })).toBeVisible()
  await expect(days).toHaveCount(7)
})

test('clashing wishes are explained, and one press loosens one of them', { tag: ANY_WIDTH }, async ({
  page,
  request,
}) => {
  const plan = await makePlan(request)
  await enterAs(page.context(), 'premium')
  await openComposer(page, plan)
  await page.getByLabel('První den').fill('2026-12-02')
  await page.getByLabel('Na jak dlouho').selectOption('1')
  await page.getByText('Čas na vaření').click()
  await page.getByLabel('středa').fill('5')
  await page.getByRole('button', { name: 'Sestavit jídelníček' }).click()
  await expect(page.getByRole('heading', { name: 'Takový jídelníček sestavit nejde' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /minut vaření/ }).click()
  await expect(page.getByRole('list', { name: 'Dny návrhu' }).getByRole('heading')).toHaveCount(1)
})

test('a ready-made week is put into a plan from a day on', { tag: ANY_WIDTH }, async ({ page, request, isMobile }) => {
  const plan = await makePlan(request)
  await enterAs(page.context(), 'premium')
  await expectSound(page, '/uzivatel/zivina-jidelnicky', { isMobile })
  await page.getByLabel('Cíl').selectOption('Weight loss')
  const cards = page.getByRole('list', { name: 'Jídelníčky Živiny' }).getByRole('link')
  await expect(cards.filter({ hasText: 'Veganské hubnutí' })).toBeVisible()
  await expect(cards.filter({ hasText: 'Nabírání svalů' })).toHaveCount(0)
  await cards.filter({ hasText: 'Veganské hubnutí' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Veganské hubnutí' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Dny jídelníčku' }).getByRole('heading')).toHaveCount(7)
  await expectAccessible(page)
  await page.getByLabel('Od kterého dne').fill('2026-12-07')
  await page.getByLabel('Do jídelníčku').selectOption(plan)
  await page.getByRole('button', { name: 'Použít' }).click()
  await expect(page.getByText('Jídelníček jsme použili.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/uzivatel/jidelnicek/${plan}`))
  await page.goBack()
  await expect(page).toHaveURL(/zivina-jidelnicky\/hubnuti-veganske/)
  // The same days again are refused rather than doubled.
  await page.getByLabel('Od kterého dne').fill('2026-12-07')
  await page.getByLabel('Do jídelníčku').selectOption(plan)
  await page.getByRole('button', { name: 'Použít' }).click()
  await expect(page.getByText('Tento den už v\u00a0jídelníčku je.')).toBeVisible()
})
