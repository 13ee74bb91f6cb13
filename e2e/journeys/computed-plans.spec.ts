import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { fromAnywhere } from './fresh-account.ts'
import { actBeforePageWorks, signUp, test } from './visitor.ts'

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

/** Opens the page that computes plans. */
async function openComposer(page: Page, plan: string): Promise<void> {
  await page.goto(`/uzivatel/jidelnicek/${plan}/sestavit`, { waitUntil: 'networkidle' })
}

/** Answers a blank of the sentence in its sheet. */
async function answer(page: Page, blank: string, fill: (sheet: Locator) => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${blank}: `) }).click()
  const sheet = page.getByRole('dialog', { name: blank })
  await fill(sheet)
  await sheet.getByRole('button', { name: 'Hotovo' }).click()
  await expect(sheet).toHaveCount(0)
}

const answerMinutes = (page: Page, minutes: string) =>
  answer(page, 'Čas na vaření', (sheet) => sheet.getByLabel('Vaření ve všední den').fill(minutes))
const answerDays = (page: Page, days: string) =>
  answer(page, 'Na jak dlouho', (sheet) => sheet.getByLabel('Na jak dlouho').selectOption(days))
const answerFirstDay = (page: Page, day: string) =>
  answer(page, 'První den', (sheet) => sheet.getByLabel('První den').fill(day))

/** Puts the week of the plan on a list, which a second person without premium ticks off, too. */
async function shopTogether(page: Page, plan: string, request: APIRequestContext, browser: Browser): Promise<void> {
  const headers = await bearerOf(request, 'premium')
  const list = { guid: crypto.randomUUID(), name: `Na týden ${crypto.randomUUID().slice(0, 8)}` }
  expect((await request.post('/api/shopping_list', { headers, data: list })).status()).toBe(201)
  await page.goto(`/uzivatel/jidelnicek/${plan}?den=2026-11-30&pohled=tyden`)
  await page.getByRole('button', { name: /Na nákupní seznam/ }).click()
  const adding = page.getByRole('dialog', { name: 'Na nákupní seznam' })
  await adding.getByRole('button', { name: 'Přidat na seznam' }).waitFor()
  const choice = adding.getByLabel('Na který seznam')
  // An only list is not asked for.
  if (await choice.isVisible()) await choice.selectOption({ label: list.name })
  await adding.getByRole('button', { name: 'Přidat na seznam' }).click()
  await expect(page.getByText('Přidáno na nákupní seznam.')).toBeVisible()

  const friend = await (await browser.newContext({ extraHTTPHeaders: fromAnywhere() })).newPage()
  const { email, username } = await signUp(friend)
  const invitation = { guid: crypto.randomUUID(), email, role: 'editor' }
  const share = `/api/shopping_list/${list.guid}/share`
  expect((await request.post(share, { headers, data: invitation })).status()).toBe(201)
  await friend.goto('/uzivatel/nakupni-seznam')
  await friend.getByRole('button', { name: 'Přijmout' }).click()
  await expect(friend.getByRole('heading', { name: list.name })).toBeVisible()
  await page.goto(`/uzivatel/nakupni-seznam/${list.guid}`)
  const ticks = (of: Page) => of.getByRole('main').getByRole('checkbox', { checked: false })
  const left = await ticks(page).count()
  expect(left).toBeGreaterThan(10)
  // A ticked line moves among the bought ones: `check` would look for it at its former place and tick the next one.
  await ticks(page).first().click()
  await expect(ticks(friend)).toHaveCount(left - 1)
  await ticks(friend).first().click()
  await expect(ticks(page)).toHaveCount(left - 2)
  await expect(page.getByText(`odškrtnuto: ${username}`)).toBeAttached()
  await friend.context().close()
}

// One person has one search at a time, and all are the demo member's.
test.describe.configure({ mode: 'default' })

test('a week for a diabetic without fish is computed, one dinner changed, improved and put into the plan', {
  tag: ANY_WIDTH,
}, async ({ page, request, browser }) => {
  const plan = await makePlan(request, { diet_types: ['Diabetic'], allergens: ['fish'] })
  await enterAs(page.context(), 'premium')
  await openComposer(page, plan)
  await answerFirstDay(page, '2026-11-30')
  // What other journeys put into the pantry of this account would change the plan.
  await page.getByLabel(/co mám doma/).uncheck()
  await answerMinutes(page, '20m')
  await page.getByRole('button', { name: 'Sestavit jídelníček' }).click()
  await expect(page.getByText('Zadejte prosím celé minuty')).toBeVisible()
  await answerMinutes(page, '10')
  await page.getByRole('button', { name: 'Sestavit jídelníček' }).click()

  // Five meals cannot be made in ten minutes; the least that is enough is offered once for all working days, and the field shows it.
  await page.getByRole('button', { name: /^povolte \d+\sminut vaření ve\svšední dny$/i }).click({ timeout: 60_000 })
  const days = page.getByRole('list', { name: 'Dny návrhu' })
  await expect(days.getByRole('heading')).toHaveCount(7, { timeout: 60_000 })
  await expect(days.getByRole('heading').first()).toHaveText(/pondělí 30\.\s11\./)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await expect(page.getByRole('button', { name: /^Čas na vaření/ })).not.toHaveText('do\u00a010\u00a0minut')

  // A better one is looked for by itself, and how far it may be from the best is said.
  await expect(page.getByText(/nejvýše o|Lepší jídelníček/)).toBeVisible({ timeout: 60_000 })

  const dinners = () => days.getByText('Večeře', { exact: true }).locator('..').getByRole('link').allTextContents()
  // The least minutes may leave no other dinner on a working day; a Sunday has no limit.
  const before = await dinners()
  await page.getByRole('button', { name: /^Večeře, neděle.*jiné jídlo$/ }).click()
  const isAnother = (now: string[]) => now.length === before.length && now.at(-1) !== before.at(-1)
  await expect.poll(async () => isAnother(await dinners()), { timeout: 30_000 }).toBe(true)
  expect((await dinners()).slice(0, -1)).toEqual(before.slice(0, -1))

  await page.getByRole('button', { name: 'Použít návrh' }).click()
  await expect(page.getByText('Jídelníček jsme použili.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/uzivatel/jidelnicek/${plan}(?:\\?|$)`))
  await shopTogether(page, plan, request, browser)
})

test('wishes typed before the page reacts are sent like any others', { tag: ANY_WIDTH }, async ({ page, request }) => {
  const plan = await makePlan(request)
  await enterAs(page.context(), 'premium')
  let release = () => {}
  await actBeforePageWorks(page)
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js(\?|$)/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`/uzivatel/jidelnicek/${plan}/sestavit`, { waitUntil: 'commit' })
  await page.getByLabel(/co mám doma/).uncheck()
  release()
  await page.waitForLoadState('networkidle')
  await answerDays(page, '1')
  const sent = page.waitForRequest((made) => made.method() === 'POST' && made.url().endsWith('/api/plan_proposal'))
  await page.getByRole('button', { name: 'Sestavit jídelníček' }).click()
  const { wishes } = (await sent).postDataJSON()
  expect(wishes).toMatchObject({ days: 1, use_pantry: false })
  await expect(page.getByLabel(/co mám doma/)).not.toBeChecked()
})

test('a search that would take long is ended by a person who is content, and goes on when they are not', {
  tag: ANY_WIDTH,
}, async ({ page, request }) => {
  const plan = await makePlan(request)
  await enterAs(page.context(), 'premium')
  await openComposer(page, plan)
  await page.getByLabel(/co mám doma/).uncheck()
  await page.getByRole('button', { name: 'Sestavit jídelníček' }).click()
  const days = page.getByRole('list', { name: 'Dny návrhu' }).getByRole('heading')
  await expect(days).toHaveCount(7, { timeout: 60_000 })
  await page.getByRole('button', { name: 'Stačí mi tento' }).click()
  await page.getByRole('button', { name: 'Hledat lepší' }).click()
  await page.getByRole('button', { name: 'Stačí mi tento' }).click()
  await expect(page.getByRole('button', { name: 'Hledat lepší' })).toBeVisible()
  await expect(days).toHaveCount(7)
})

test('days for a family of three with a child have portions for each of them', { tag: ANY_WIDTH }, async ({
  page,
  request,
}) => {
  const plan = await makePlan(request)
  const headers = await bearerOf(request, 'premium')
  for (const eater of [
    { name: 'Petr', kilojoules: 10_500 },
    { name: 'Eliška', birth_year: 2020, sex: 'female', allergens: ['fish'] },
  ]) {
    const data = { guid: crypto.randomUUID(), ...eater }
    expect((await request.post(`/api/meal_plan/${plan}/eater`, { headers, data })).status()).toBe(201)
  }
  await enterAs(page.context(), 'premium')
  await openComposer(page, plan)
  await answerDays(page, '1')
  await page.getByLabel(/co mám doma/).uncheck()
  await page.getByRole('button', { name: 'Sestavit jídelníček' }).click()
  const days = page.getByRole('list', { name: 'Dny návrhu' })
  await expect(days.getByRole('heading')).toHaveCount(1, { timeout: 60_000 })
  for (const name of ['Petr', 'Eliška']) await expect(days.getByText(name).first()).toBeVisible()
  await page.getByRole('button', { name: 'Použít návrh' }).click()
  await expect(page.getByText('Jídelníček jsme použili.')).toBeVisible()
  const { meal_days, eaters } = await (await request.get(`/api/meal_plan/${plan}`, { headers })).json()
  const child = eaters.find(({ name }: { name: string }) => name === 'Eliška')
  expect(child.target).toMatchObject({ source: 'child' })
  const [day] = meal_days
  const energies = day.totals.map(({ kilojoules }: { kilojoules: number }) => kilojoules)
  expect(energies).toHaveLength(3)
  for (const [place, { target }] of eaters.entries()) {
    expect(Math.abs(energies[place] / target.kilojoules - 1)).toBeLessThan(0.031)
  }
})

test('clashing wishes are explained, and one press loosens one of them', { tag: ANY_WIDTH }, async ({
  page,
  request,
}) => {
  const plan = await makePlan(request)
  await enterAs(page.context(), 'premium')
  await openComposer(page, plan)
  await answerFirstDay(page, '2026-12-02')
  await answerDays(page, '1')
  await answer(page, 'Čas na vaření', async (sheet) => {
    await sheet.getByText('Každý den jinak').click()
    await sheet.getByLabel('středa').fill('5')
  })
  await page.getByRole('button', { name: 'Sestavit jídelníček' }).click()
  await expect(page.getByRole('heading', { name: 'Takový jídelníček sestavit nejde' })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: /minut vaření/ }).click()
  const days = page.getByRole('list', { name: 'Dny návrhu' })
  await expect(days.getByRole('heading')).toHaveCount(1)

  // The least minutes that are enough leave few other days. The last of them stays, and what would help is offered beside it.
  const another = days.getByRole('button', { name: /^Jiný den/ })
  const kept = days.getByRole('status')
  await expect(async () => {
    await another.click()
    await expect(kept).toContainText('necháváme', { timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const dishes = () => days.getByRole('link').allTextContents()
  const former = await dishes()
  await kept.getByRole('button').click()
  await expect.poll(dishes, { timeout: 60_000 }).not.toEqual(former)
  await expect(kept).toHaveCount(0)
  for (const dish of await dishes()) expect(former).not.toContain(dish)
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
  await expect(page).toHaveURL(new RegExp(`/uzivatel/jidelnicek/${plan}(?:\\?|$)`))
  await page.goBack()
  await expect(page).toHaveURL(/zivina-jidelnicky\/hubnuti-veganske/)
  // The same days again are refused rather than doubled.
  await page.getByLabel('Od kterého dne').fill('2026-12-07')
  await page.getByLabel('Do jídelníčku').selectOption(plan)
  await page.getByRole('button', { name: 'Použít' }).click()
  await expect(page.getByText('Tento den už v\u00a0jídelníčku je.')).toBeVisible()
})
