import { expect, type Page } from '@playwright/test'
import { ANY_WIDTH, BY_MOUSE, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { bearerOf, DEMO_PASSWORD } from './demo-token.ts'
import { fillLogIn, signUp, test } from './visitor.ts'

const DIARY = '/uzivatel/denik'
const MONDAY = '2026-11-16'
const TUESDAY = '2026-11-17'

const dialog = (page: Page) => page.getByRole('dialog')
const meal = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const entries = (page: Page, name: string) => meal(page, name).getByRole('listitem')
const energy = (page: Page) => page.getByTestId('day-energy')

/** A new person’s diary at a day. */
async function openDiary(page: Page, day = MONDAY): Promise<void> {
  await signUp(page)
  await openDay(page, day)
}

async function openDay(page: Page, day: string): Promise<void> {
  await page.goto(`${DIARY}?den=${day}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: 'Deník' })).toBeVisible()
}

/** Presses, one after another. @returns how many there were */
async function press(...buttons: ReturnType<Page['getByRole']>[]): Promise<number> {
  for (const button of buttons) await button.click()
  return buttons.length
}

const addTo = (page: Page, name: string) => page.getByRole('button', { name: `Přidat, ${name}` })

/** Finds a food and records it in an amount. */
async function addFood(page: Page, to: string, search: string, amount: string): Promise<void> {
  await addTo(page, to).click()
  await dialog(page).getByLabel('Hledat potravinu nebo recept').fill(search)
  await dialog(page)
    .getByRole('list', { name: 'Suroviny' })
    .getByRole('button', { name: /^Zvolit množství/ })
    .first()
    .click()
  await dialog(page).getByLabel('Jednotka').selectOption('g')
  await dialog(page).getByLabel('Množství').fill(amount)
  await dialog(page).getByRole('button', { name: 'Přidat', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Energy alone, by its form. */
async function addQuick(page: Page, to: string, name: string, kilocalories: string): Promise<void> {
  await addTo(page, to).click()
  await dialog(page).getByRole('button', { name: 'Zapsat jen energii' }).click()
  await dialog(page).getByLabel('Energie (kcal)').fill(kilocalories)
  await dialog(page).getByLabel('Co to bylo').fill(name)
  await dialog(page).getByRole('button', { name: 'Přidat', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

test('the diary is sound when it is empty, and when something is in it', async ({ page, isMobile }) => {
  await signUp(page)
  await expectSound(page, `${DIARY}?den=${MONDAY}`, { isMobile })
  await addFood(page, 'snídaně', 'tvaroh', '150')
  await addQuick(page, 'oběd', 'Menu v\u00a0jídelně', '700')
  await expectSound(page, `${DIARY}?den=${MONDAY}`, { isMobile })
  await page.getByText('Všechny živiny dne').click()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  for (const view of ['tyden', 'mesic', 'rok']) {
    await expectSound(page, `${DIARY}?den=${MONDAY}&pohled=${view}`, { isMobile })
    await page.getByText('Tabulka s\u00a0čísly').click()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${DIARY}?den=${MONDAY}`, { waitUntil: 'networkidle' })
  await expectNoSidewaysScroll(page)
  await addTo(page, 'snídaně').click()
  await expect(dialog(page).getByRole('list', { name: 'Nedávné' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a food is found, measured, changed, moved by keys, deleted and brought back', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openDiary(page)
  await addFood(page, 'snídaně', 'tvaroh', '200')
  await expect(entries(page, 'Snídaně')).toContainText('200\u00a0g')
  const before = await energy(page).textContent()

  await page.locator('[data-item]').press('Enter')
  await expectAccessible(page)
  await dialog(page).getByLabel('Množství').fill('400')
  await dialog(page).getByLabel('Poznámka').fill('s\u00a0medem')
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(entries(page, 'Snídaně')).toContainText('400\u00a0g')
  await expect(entries(page, 'Snídaně')).toContainText('s\u00a0medem')
  expect(await energy(page).textContent()).not.toBe(before)

  const item = page.locator('[data-item]')
  await item.press('Space')
  await item.press('ArrowDown')
  await expect(page.getByText(/pondělí 16\.\slistopadu, dopolední svačina/)).toBeAttached()
  await item.press('ArrowRight')
  await item.press('Space')
  await expect(page).toHaveURL(new RegExp(TUESDAY))
  await expect(entries(page, 'Dopolední svačina')).toHaveCount(1)
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(entries(page, 'Dopolední svačina')).toHaveCount(0)
  await page.locator('body').press('ArrowLeft')
  await expect(page).toHaveURL(new RegExp(MONDAY))
  await expect(entries(page, 'Snídaně')).toHaveCount(1)

  await page.locator('[data-item]').press('Delete')
  await expect(entries(page, 'Snídaně')).toHaveCount(0)
  await page.locator('body').press('z')
  await expect(entries(page, 'Snídaně')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(entries(page, 'Snídaně')).toContainText('400\u00a0g')
})

test('a known food takes at most three presses, a breakfast like yesterday two, and a saved meal comes back whole', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openDiary(page)
  await addFood(page, 'snídaně', 'tvaroh', '150')
  await addQuick(page, 'snídaně', 'Kafe s\u00a0mlékem', '60')
  await page.waitForLoadState('networkidle')

  await openDay(page, TUESDAY)
  const again = await press(
    addTo(page, 'snídaně'),
    dialog(page).getByRole('button', { name: /^Snídaně jako den předtím/ }),
  )
  expect(again).toBeLessThanOrEqual(2)
  await expect(entries(page, 'Snídaně')).toHaveCount(2)

  const known = await press(
    addTo(page, 'oběd'),
    dialog(page)
      .getByRole('list', { name: 'Nedávné' })
      .getByRole('button', { name: /^Přidat hned/ })
      .first(),
    dialog(page).getByRole('button', { name: 'Hotovo' }),
  )
  expect(known).toBeLessThanOrEqual(3)
  await expect(entries(page, 'Oběd')).toHaveCount(1)

  await page.getByRole('button', { name: 'Další možnosti, snídaně' }).click()
  await page.getByRole('button', { name: 'Uložit jako jídlo' }).click()
  await expectAccessible(page)
  await dialog(page).getByLabel('Název').fill('Ranní klasika')
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByText(/^Uloženo: Ranní klasika/)).toBeVisible()
  await addTo(page, 'večeře').click()
  await dialog(page).getByRole('button', { name: 'Uložená jídla' }).click()
  await expectAccessible(page)
  await dialog(page)
    .getByRole('button', { name: /^Ranní klasika/ })
    .click()
  await expect(entries(page, 'Večeře')).toHaveCount(2)
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(entries(page, 'Večeře')).toHaveCount(2)
})

test('water, a note, a whole day and a copied day are kept', { tag: ANY_WIDTH }, async ({ page }) => {
  await openDiary(page)
  const water = meal(page, 'Voda')
  await water.getByRole('button', { name: '+\u00a0250\u00a0ml' }).click()
  await water.getByRole('button', { name: 'Jiné množství' }).click()
  await dialog(page).getByLabel('Množství (ml)').fill('1000')
  await dialog(page).getByRole('button', { name: 'Zapsat' }).click()
  await expect(water).toContainText('1,25\u00a0l')
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(water).toContainText('250\u00a0ml')

  await addQuick(page, 'oběd', 'Svíčková', '800')
  await page.getByLabel('Zapsáno celé').check()
  await page.getByRole('button', { name: 'Napsat poznámku ke dni' }).click()
  await dialog(page).getByLabel('Poznámka').fill('Oslava u babičky')
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await page.getByRole('button', { name: 'Další možnosti deníku' }).click()
  await page.getByRole('button', { name: 'Kopírovat den' }).click()
  await dialog(page).getByRole('button', { name: 'Zkopírovat' }).click()
  await page.getByRole('button', { name: 'Další den' }).click()
  await expect(entries(page, 'Oběd')).toContainText('Svíčková')
  await page.waitForLoadState('networkidle')
  await openDay(page, MONDAY)
  await expect(page.getByLabel('Zapsáno celé')).toBeChecked()
  await expect(page.getByText('Oslava u babičky')).toBeVisible()
  await expect(water).toContainText('250\u00a0ml')
})

test('without a connection what is written is shown, said, kept over a reload and sent once', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openDiary(page)
  await page.route('**/api/diary/entries', (route) => route.abort())
  await addQuick(page, 'oběd', 'Polévka', '220')
  await expect(entries(page, 'Oběd')).toContainText('Polévka')
  await expect(entries(page, 'Oběd')).toContainText('čeká na\u00a0připojení')
  await expect(page.getByText(/1\u00a0změna čeká na\u00a0připojení/)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(entries(page, 'Oběd')).toContainText('Polévka')
  await expect(entries(page, 'Oběd')).toContainText('čeká na\u00a0připojení')
  await page.unroute('**/api/diary/entries')
  await expect(page.getByText('čeká na\u00a0připojení')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(entries(page, 'Oběd')).toHaveCount(1)
})

test('another tab sees what was written here', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await openDiary(page)
  const other = await context.newPage()
  await openDay(other, MONDAY)
  await addQuick(page, 'oběd', 'Polévka', '220')
  await expect(entries(other, 'Oběd')).toContainText('Polévka')
})

test('a portion of a recipe is recorded from its page and found by the search', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/recepty/kureci-rizky-s-bramborovou-kasi', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Zapsat do\u00a0deníku' }).click()
  await dialog(page).getByRole('button', { name: '1,5\u00a0porce' }).click()
  await dialog(page).getByLabel('Den').fill(MONDAY)
  await dialog(page).getByLabel('Jídlo dne').selectOption('Lunch')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Zapsat' }).click()
  await expect(page.getByText(/^Zapsáno do deníku/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await openDay(page, MONDAY)
  await expect(entries(page, 'Oběd')).toContainText('1,5\u00a0porce')

  await addTo(page, 'večeře').click()
  await dialog(page).getByLabel('Hledat potravinu nebo recept').fill('kuřecí řízky')
  await dialog(page)
    .getByRole('list', { name: 'Recepty' })
    .getByRole('button', { name: /^Přidat hned/ })
    .first()
    .click()
  await dialog(page).getByRole('button', { name: 'Hotovo' }).click()
  await expect(entries(page, 'Večeře')).toContainText('1\u00a0porce')
})

test('a planned dish is eaten with one press, at the plan and in the diary', { tag: ANY_WIDTH }, async ({ page }) => {
  const day = '2026-10-12'
  await page.goto('/prihlasit')
  await fillLogIn(page, { email: 'premium@zivina.example', password: DEMO_PASSWORD })
  await expect(page).not.toHaveURL(/prihlasit/)
  const headers = await bearerOf(page.request, 'premium')
  const guid = crypto.randomUUID()
  expect(
    (await page.request.post('/api/meal_plan', { headers, data: { guid, name: 'K\u00a0snědení' } })).status(),
  ).toBe(201)
  const { results } = await (await page.request.get('/api/recipe?meal_types=Lunch&limit=2')).json()
  const items = results.map((recipe: { guid: string }, at: number) => ({
    guid: crypto.randomUUID(),
    meal_type: at === 0 ? 'Lunch' : 'Dinner',
    recipe: recipe.guid,
  }))
  const added = await page.request.post(`/api/meal_plan/${guid}/item`, { headers, data: { day, items } })
  expect(added.status()).toBe(201)
  await page.goto(`/uzivatel/jidelnicek/${guid}?den=${day}&pohled=den`, { waitUntil: 'networkidle' })
  const eaten = page.getByRole('button', { name: /^Snědeno/ })
  await eaten.first().click()
  await expect(eaten.first()).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await page.waitForLoadState('networkidle')
  await openDay(page, day)
  await expect(entries(page, 'Oběd')).toHaveCount(1)
  await addTo(page, 'večeře').click()
  await dialog(page).getByRole('button', { name: 'Z\u00a0jídelníčku' }).click()
  await dialog(page)
    .getByRole('list', { name: 'Z\u00a0jídelníčku' })
    .getByRole('button', { name: /^Přidat hned/ })
    .first()
    .click()
  await dialog(page).getByRole('button', { name: 'Hotovo' }).click()
  await expect(entries(page, 'Večeře')).toHaveCount(1)
})

test('an entry is dragged to another meal and to another day', { tag: BY_MOUSE }, async ({ page }) => {
  await openDiary(page)
  await addQuick(page, 'snídaně', 'Koláč', '300')
  await page.locator('[data-item]').dragTo(meal(page, 'Oběd'))
  await expect(entries(page, 'Oběd')).toHaveCount(1)
  await page
    .locator('[data-item]')
    .dragTo(page.getByRole('navigation', { name: 'Dny týdne' }).getByRole('button', { name: /^středa/ }))
  await expect(entries(page, 'Oběd')).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Dny týdne' })
    .getByRole('button', { name: /^středa/ })
    .click()
  await expect(entries(page, 'Oběd')).toHaveCount(1)
})

test('the diary is downloaded as CSV and JSON', { tag: ANY_WIDTH }, async ({ page }) => {
  await openDiary(page)
  await addQuick(page, 'oběd', 'Svíčková', '800')
  await page.waitForLoadState('networkidle')
  for (const format of ['CSV', 'JSON']) {
    await page.getByRole('button', { name: 'Další možnosti deníku' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Stáhnout deník jako ${format}` }).click()
    expect((await download).suggestedFilename()).toBe(`zivina-denik.${format.toLowerCase()}`)
  }
})
