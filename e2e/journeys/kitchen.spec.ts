import { expect, type Page } from '@playwright/test'
import {
  ANY_WIDTH,
  changeColors,
  expectAccessible,
  expectColorsAccessible,
  expectNoSidewaysScroll,
  expectSound,
} from './check-page.ts'
import { fillLogIn, signUp, test } from './visitor.ts'

const FAVORITES = '/uzivatel/oblibene'
const FILTERS = '/uzivatel/filtry'

const hearts = (page: Page) => page.getByRole('button', { name: /^Do oblíbených: / })
const cards = (page: Page) => page.getByRole('list', { name: 'Recepty' }).getByRole('article')

/** Adds the first recipes of the list to the favourites, by the page's buttons. */
async function favor(page: Page, count: number): Promise<string[]> {
  await page.goto('/recepty')
  const names: string[] = []
  for (let index = 0; index < count; index += 1) {
    const heart = hearts(page).nth(index)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    names.push((await heart.getAttribute('aria-label'))?.replace('Do oblíbených: ', '') ?? '')
  }
  await expect(async () => expect(await savedCount(page)).toBe(count)).toPass()
  return names
}

/** The number of favourites on the server. */
async function savedCount(page: Page): Promise<number> {
  const exchange = await page.request.post('/api/session/exchange', {
    headers: { 'x-zivina-exchange': '1', 'sec-fetch-site': 'same-origin' },
  })
  const { access } = await exchange.json()
  const answer = await page.request.get('/api/recipe/favorites?limit=1', {
    headers: { authorization: `Bearer ${access}` },
  })
  return (await answer.json()).count
}

for (const path of [FAVORITES, FILTERS]) {
  test(`${path}, empty and with something: accessible, still and fitting`, async ({ page, isMobile }) => {
    await signUp(page)
    await expectSound(page, path, { isMobile })
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByText(/^Zatím (tu nic není|nemáte žádný filtr)$/)).toBeVisible()
    if (path === FAVORITES) await favor(page, 2)
    else {
      await page.goto('/recepty?meal_types=Dinner,Lunch&time_minutes=10,30&diet_types=Gluten%20free')
      await page.getByRole('button', { name: 'Uložit filtr' }).click()
      await expect(page.getByText(/je uložený/)).toBeVisible()
    }
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    if (isMobile) {
      await changeColors(page, 'dark')
      await expectColorsAccessible(page)
    }
  })
}

test('a heart pressed before log-in leads to the log-in, is saved afterwards, and the page is the same again', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const account = await signUp(page)
  await page.context().clearCookies()
  await page.goto('/recepty?meal_types=Soup')
  await hearts(page).first().click()
  await expect(page).toHaveURL(/\/prihlasit\?zpet=/)
  await fillLogIn(page, account)
  await expect(page.getByText('Přidáno mezi oblíbené.')).toBeVisible()
  await expect(page).toHaveURL(/\/recepty\?meal_types=Soup/)
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
})

test('hearts: a double click counts once, tabs agree, and undo restores the former state', { tag: ANY_WIDTH }, async ({
  page,
  context,
}) => {
  await signUp(page)
  const other = await context.newPage()
  await page.goto('/recepty')
  await other.goto('/recepty')
  const [heart, there] = [hearts(page).first(), hearts(other).first()]
  await heart.dblclick()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(there).toHaveAttribute('aria-pressed', 'true')
  await expect(async () => expect(await savedCount(page)).toBe(1)).toPass()
  await there.click()
  await expect(other.getByText('Odebráno z\u00a0oblíbených.')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await other.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(there).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(async () => expect(await savedCount(page)).toBe(1)).toPass()
  // The recipe's own page shows the same heart.
  await page.getByRole('list', { name: 'Recepty' }).getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Do oblíbených', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('a public list is requested without the access token, a personal one with it', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await signUp(page)
  await favor(page, 1)
  const asked: [string, boolean][] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(recipe|recipe\/favorites|ingredient\/personal)$/.test(pathname)) {
      asked.push([pathname, request.headers().authorization !== undefined])
    }
  })
  await page.goto('/recepty')
  await page.getByRole('link', { name: 'Načíst další recepty' }).click()
  await expect(cards(page)).toHaveCount(36)
  expect(asked.filter(([path]) => path === '/api/recipe')).toEqual([['/api/recipe', false]])
  await page.goto(FAVORITES)
  // The list comes once the page's code runs: a choice made before would be lost.
  await expect(cards(page)).toHaveCount(1)
  await page.getByLabel('Seřadit recepty').selectOption({ label: 'Nejrychlejší' })
  await expect(page).toHaveURL(/ordering=time_minutes/)
  await expect.poll(() => asked.filter(([path]) => path === '/api/recipe/favorites').length).toBeGreaterThan(0)
  expect(asked.filter(([path, has_token]) => path === '/api/recipe/favorites' && !has_token)).toEqual([])
})

test('without a network a heart is reset with a message', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await signUp(page)
  const fetched = page.waitForResponse(/\/favorites$/)
  await page.goto('/recepty')
  await fetched
  await context.setOffline(true)
  await hearts(page).first().click()
  await expect(page.getByText(/^Bez připojení recept/)).toBeVisible()
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false')
  await context.setOffline(false)
  await hearts(page).first().click()
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(async () => expect(await savedCount(page)).toBe(1)).toPass()
})

test('favourites: the last added is first, and they are searched, ordered, removed and restored', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await signUp(page)
  const names = await favor(page, 3)
  await page.goto(FAVORITES)
  await expect(page).toHaveTitle(/^Oblíbené recepty/)
  await expect(cards(page)).toHaveCount(3)
  await expect(cards(page).first()).toContainText(names[2] ?? '?')
  await page
    .getByRole('searchbox', { name: 'Hledat v receptech' })
    .last()
    .fill(names[0] ?? '')
  await expect(page).toHaveURL(/oblibene\?search=/)
  await expect(cards(page).first()).toContainText(names[0] ?? '?')
  await page.getByRole('button', { name: 'Smazat hledaný text' }).last().click()
  await expect(cards(page)).toHaveCount(3)
  await page.getByLabel('Seřadit recepty').selectOption({ label: 'Nejrychlejší' })
  await expect(page).toHaveURL(/ordering=time_minutes/)
  await page.getByRole('button', { name: /^Filtry/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtry' })
  await expect(sheet.getByRole('button', { name: /Zobrazit 3 recepty|Zobrazit 3\u00a0recepty/ })).toBeVisible()
  await sheet.getByRole('button', { name: 'Zavřít' }).click()
  await hearts(page).first().click()
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(cards(page)).toHaveCount(3)
})
