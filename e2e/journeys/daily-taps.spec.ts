import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { enterAs } from './admin-session.ts'
import { openWith } from './camera-film.ts'
import { ANY_WIDTH, expectAccessible } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { DIARY, dialog, entries, expectSaved, openDay } from './diary-page.ts'
import { signUp as signUpAs } from './fresh-account.ts'
import { typed, UNKNOWN } from './scanner-page.ts'
import { type Account, signUp, test } from './visitor.ts'

const TODAY = calendarDay(new Date())

/** Presses of a finger, counted. */
function counter() {
  let taps = 0
  return {
    tap: async (what: Locator) => {
      taps += 1
      await what.click()
    },
    /** How many there were since this was last asked. */
    count: () => {
      const counted = taps
      taps = 0
      return counted
    },
  }
}

/** Calls of a new person with the token of their own log-in. */
async function callsOf(page: Page, { email, password }: Account) {
  const answer = await page.request.post('/api/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
  const headers = { authorization: `Bearer ${(await answer.json()).access}` }
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'zivina_token_data')
  const { user_guid } = JSON.parse(decodeURIComponent(cookie?.value ?? ''))
  return { headers, user_guid: user_guid as string }
}

/** What was eaten yesterday, which is then known. */
async function eatBefore(page: Page, headers: Record<string, string>, names: readonly string[]): Promise<string[]> {
  const eaten = []
  for (const name of names) {
    const found = await page.request.get(`/api/ingredient?limit=1&search=${encodeURIComponent(name)}`, { headers })
    const [food] = (await found.json()).results
    const what = { kind: 'ingredient', ingredient: food.guid, amount: 100, unit: 'g' }
    eaten.push({ guid: crypto.randomUUID(), day: addDays(TODAY, -1), meal: 'Snack', what })
  }
  const done = await page.request.post('/api/diary/entries', { headers, data: { entries: eaten } })
  expect(done.status()).toBe(201)
  return eaten.map(({ guid }) => guid)
}

const plus = (page: Page) => page.getByRole('link', { name: 'Zapsat jídlo' })
const known = (page: Page) =>
  dialog(page)
    .getByRole('list', { name: 'Nedávné' })
    .getByRole('button', { name: /^Přidat hned/ })
const eatenToday = (page: Page) => page.getByRole('list', { name: /^Zapsáno/ }).getByRole('listitem')

test('a known food takes three taps, a breakfast of three five, the weight two; hasty fingers double nothing', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const { headers, user_guid } = await callsOf(page, await signUp(page))
  const consent = { health_data_consent: true }
  expect((await page.request.patch(`/api/user/${user_guid}`, { headers, data: consent })).status()).toBe(200)
  await eatBefore(page, headers, ['rohlík', 'máslo', 'eidam', 'jablko'])
  const { tap, count } = counter()

  await page.goto('/uzivatel', { waitUntil: 'networkidle' })
  await tap(plus(page))
  await tap(known(page).first())
  await tap(dialog(page).getByRole('button', { name: 'Hotovo' }))
  expect(count()).toBeLessThanOrEqual(3)
  await expect(dialog(page)).toHaveCount(0)
  await expect(eatenToday(page)).toHaveCount(1)
  await expectSaved(page)

  await page.goto('/uzivatel', { waitUntil: 'networkidle' })
  await tap(plus(page))
  // Each of them is another one then: what was pressed is called „ještě jednou“.
  for (let food = 0; food < 3; food += 1) await tap(known(page).first())
  await tap(dialog(page).getByRole('button', { name: 'Hotovo' }))
  expect(count()).toBeLessThanOrEqual(5)
  await expect(eatenToday(page)).toHaveCount(4)
  await expectSaved(page)

  // A double tap counts once, and Back closes the sheet without leaving the diary.
  await plus(page).click()
  await known(page).first().dblclick()
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Přidáno' })).toContainText('1\u00a0položka')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(DIARY))
  await expect(eatenToday(page)).toHaveCount(5)
  await expectSaved(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(eatenToday(page)).toHaveCount(5)

  await page.goto('/uzivatel', { waitUntil: 'networkidle' })
  const weight = page.getByRole('region', { name: 'Hmotnost', exact: true })
  await tap(weight.getByLabel('Dnešní hmotnost'))
  await page.keyboard.type('72,4')
  await tap(weight.getByRole('button', { name: 'Zapsat' }))
  expect(count()).toBeLessThanOrEqual(2)
  await expect(weight).toContainText('72,4\u00a0kg')
})

test('two devices overwrite nothing in silence: what was written elsewhere is shown, said, and overwritten on demand', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const { headers } = await callsOf(page, await signUp(page))
  const [guid] = await eatBefore(page, headers, ['rohlík'])
  const yesterday = addDays(TODAY, -1)
  await openDay(page, yesterday)
  const row = entries(page, 'Dopolední svačina').first()
  await expect(row).toContainText('100\u00a0g')
  // What the page itself reads at the start has come.
  await page.waitForFunction(() => 'works' in document.documentElement.dataset)
  const read = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && /\/api\/diary/.test(answer.url()),
  )
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await read
  const elsewhere = async (amount: number) => {
    const data = { amount, unit: 'g' }
    expect((await page.request.patch(`/api/diary/entry/${guid}`, { headers, data })).status()).toBe(200)
  }
  const edit = async (amount: string) => {
    await row.getByRole('button').first().click()
    await dialog(page).getByLabel('Množství').fill(amount)
    await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  }

  await elsewhere(150)
  await edit('200')
  const refused = page.getByRole('region', { name: 'Neuložené změny' })
  await expect(refused).toContainText('Jinde je mezitím zapsáno: 150\u00a0g.')
  await expect(row).toContainText('150\u00a0g')
  await expectAccessible(page)
  await refused.getByRole('button', { name: 'Zkusit znovu' }).click()
  await expect(refused).toHaveCount(0)
  await expect(row).toContainText('200\u00a0g')

  // What is written elsewhere is taken over when the page comes into sight again.
  await elsewhere(250)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(row).toContainText('250\u00a0g')
  await edit('300')
  await expect(row).toContainText('300\u00a0g')
  await expect(refused).toHaveCount(0)
  await expectSaved(page)
})

test('the next planned meal is swapped from the overview in two taps', { tag: ANY_WIDTH }, async ({ page }) => {
  await enterAs(page.context(), 'premium')
  const headers = await bearerOf(page.request, 'premium')
  const [recipe] = (await (await page.request.get('/api/recipe?limit=1')).json()).results
  const plan = crypto.randomUUID()
  const items = [{ guid: crypto.randomUUID(), meal_type: 'Late_dinner', recipe: recipe.guid }]
  const made = { guid: plan, name: `Výměna ${plan.slice(0, 8)}` }
  expect((await page.request.post('/api/meal_plan', { headers, data: made })).ok()).toBe(true)
  expect((await page.request.post(`/api/meal_plan/${plan}/item`, { headers, data: { day: TODAY, items } })).ok()).toBe(
    true,
  )
  try {
    await page.goto('/uzivatel', { waitUntil: 'networkidle' })
    const { tap, count } = counter()
    await tap(page.getByRole('region', { name: 'Další jídla', exact: true }).getByRole('button', { name: /^Vyměnit/ }))
    await tap(page.getByRole('list', { name: 'Podobné recepty' }).getByRole('button').first())
    expect(count()).toBeLessThanOrEqual(2)
    await expect(page.getByText(/^Vyměněno: /)).toBeVisible()
    await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  } finally {
    await page.request.delete(`/api/meal_plan/${plan}`, { headers })
  }
})

test('a code that nobody knows is entered from its label and recorded in the day: eight taps and five figures', {
  tag: ANY_WIDTH,
}, async () => {
  const { project } = test.info()
  const { context, page, close } = await openWith(project.use, [], { permissions: ['camera'] })
  await signUpAs(context.request, `skener-denik-${project.name}`)
  await page.goto('/uzivatel', { waitUntil: 'networkidle' })
  const { tap, count } = counter()
  await tap(page.getByRole('link', { name: 'Zapsat jídlo' }))
  await tap(page.getByRole('button', { name: 'Naskenovat kód' }))
  const scanning = page.getByRole('dialog', { name: 'Naskenovat kód' })
  // The camera would read it without a tap.
  await typed(page).fill(UNKNOWN)
  await page.keyboard.press('Enter')
  await tap(scanning.getByRole('button', { name: 'Zadat podle obalu' }))
  const name = `Tyčinka z obalu ${project.name}`
  await expect(scanning.getByLabel('Název')).toBeFocused()
  await page.keyboard.type(name)
  // Those who type on a phone go from figure to figure by its key: one tap begins, one saves.
  const five = { 'Energie v\u00a0kilokaloriích': '430', Bílkoviny: '6', Sacharidy: '60', Tuky: '18', Sůl: '0,3' }
  await tap(scanning.getByLabel('Bílkoviny'))
  for (const [figure, value] of Object.entries(five)) await scanning.getByLabel(figure).fill(value)
  await expect(scanning.getByText(/^Kategorie: ./)).toBeVisible()
  await expectAccessible(page)
  await scanning.getByRole('button', { name: 'Uložit surovinu' }).dblclick()
  await expect(scanning).toBeHidden()
  // Now it asks how much of it.
  const amount = page.getByRole('form', { name })
  await expect(amount).toBeVisible()
  await amount.getByRole('textbox').first().fill('40')
  await tap(amount.getByRole('button', { name: 'Přidat', exact: true }))
  expect(count() + 1).toBeLessThanOrEqual(8)
  await expect(page.getByText(`Zapsáno: ${name}`, { exact: false })).toBeVisible()
  const eaten = page.getByRole('list', { name: /^Zapsáno/ }).getByRole('listitem')
  await expect(eaten).toContainText(name)
  await expect(eaten).toContainText('172\u00a0kcal')
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(eaten).toHaveCount(0)
  await close()
})
