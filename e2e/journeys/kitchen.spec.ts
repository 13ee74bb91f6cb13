import { expect, type Page } from '@playwright/test'
import { ANY_WIDTH, changeColors, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { DEMO_PASSWORD } from './demo-token.ts'
import { type Account, fillLogIn, signUp, test } from './visitor.ts'

const FAVORITES = '/uzivatel/oblibene'
const FILTERS = '/uzivatel/filtry'
const MODIFIED = '/uzivatel/modifikovane-recepty'
const PREMIUM: Pick<Account, 'email' | 'password'> = {
  email: 'premium@zivina.example',
  password: DEMO_PASSWORD,
}

const hearts = (page: Page) => page.getByRole('button', { name: /^Oblíbený recept: / })
const cards = (page: Page) => page.getByRole('list', { name: 'Recepty' }).getByRole('article')

async function logIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.goto('/prihlasit')
  await fillLogIn(page, account)
  await expect(page).not.toHaveURL(/prihlasit/)
}

/** Adds the first recipes of the list to the favourites, by the page's buttons. */
async function favor(page: Page, count: number): Promise<string[]> {
  await page.goto('/recepty')
  const names: string[] = []
  for (let index = 0; index < count; index += 1) {
    const heart = hearts(page).nth(index)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    names.push((await heart.getAttribute('aria-label'))?.replace('Oblíbený recept: ', '') ?? '')
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
      await expectAccessible(page)
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
  await expect(page.getByRole('button', { name: 'Oblíbený', exact: true })).toHaveAttribute('aria-pressed', 'true')
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

test('favourites: the last added is first, and they are searched, ordered, removed and restored', async ({ page }) => {
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

test('a filter saved before log-in is on the page of filters after it', { tag: ANY_WIDTH }, async ({ page }) => {
  const account = await signUp(page)
  await page.context().clearCookies()
  await page.goto('/recepty?meal_types=Dinner&time_minutes=10,30')
  await page.getByRole('button', { name: 'Uložit filtr' }).click()
  await expect(page).toHaveURL(/\/prihlasit\?zpet=/)
  await fillLogIn(page, account)
  await expect(page).toHaveURL(FILTERS)
  const saved = page.getByRole('list', { name: 'Moje filtry' }).getByRole('article')
  await expect(saved).toHaveCount(1)
  await expect(saved).toContainText('Večeře, do 30 min')
  await expect(saved).toContainText(/\d+\u00a0recept/)
  await saved.getByRole('link', { name: /^Použít/ }).click()
  await expect(page).toHaveURL('/recepty?meal_types=Dinner&time_minutes=10,30')
  await expect(page.getByRole('link', { name: /^Uloženo: / })).toBeVisible()
  await page.goto('/recepty')
  await page.getByRole('link', { name: /^Můj filtr:/ }).click()
  await expect(page).toHaveURL('/recepty?meal_types=Dinner&time_minutes=10,30')
})

test('filters are created, changed, duplicated, deleted and restored; a taken name is reported at its field', async ({
  page,
}) => {
  await signUp(page)
  await page.goto(FILTERS)
  await page.getByRole('button', { name: 'Nový filtr' }).click()
  const editor = page.getByRole('dialog', { name: 'Nový filtr' })
  await editor.getByRole('button', { name: 'Uložit filtr' }).click()
  await expect(editor.getByText('Toto pole je povinné')).toBeVisible()
  await editor.getByLabel('Název filtru').fill('Snídaně')
  await editor.getByText('Snídaně', { exact: true }).first().click()
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Uložit filtr' }).click()
  await expect(editor).toBeHidden()
  const saved = page.getByRole('list', { name: 'Moje filtry' }).getByRole('article')
  await expect(saved).toHaveCount(1)
  await saved.getByRole('button', { name: /^Duplikovat/ }).dblclick()
  await expect(page.getByText('Kopie je hotová.')).toBeVisible()
  await expect(saved).toHaveCount(2)
  await expect(saved.first()).toContainText('Snídaně 2')
  await saved
    .first()
    .getByRole('button', { name: /^Upravit/ })
    .click()
  const change = page.getByRole('dialog', { name: 'Upravit filtr' })
  await change.getByLabel('Název filtru').fill('snídaně')
  await change.getByRole('button', { name: 'Uložit filtr' }).click()
  await expect(change.getByText('Položku s\u00a0tímto názvem už máte.')).toBeVisible()
  await change.getByLabel('Název filtru').fill('Rychlá snídaně')
  await change.getByRole('button', { name: 'Uložit filtr' }).click()
  await expect(saved.first()).toContainText('Rychlá snídaně')
  await saved
    .first()
    .getByRole('button', { name: /^Smazat/ })
    .click()
  await expect(page.getByText('Smazáno.')).toBeVisible()
  await expect(saved).toHaveCount(1)
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(saved).toHaveCount(2)
  await page.getByRole('button', { name: /^Uložit jako svůj.*Mám cukrovku/ }).dblclick()
  await expect(saved).toHaveCount(3)
})

/** Changes the first amount of the open recipe. */
async function changeFirstAmount(page: Page, amount: string): Promise<void> {
  const field = page.locator('.amount-input').first()
  await field.fill(amount)
  await field.press('Enter')
}

async function openRecipe(page: Page): Promise<string> {
  await page.goto('/recepty')
  await page.getByRole('list', { name: 'Recepty' }).getByRole('link').first().click()
  const heading = page.getByRole('article').getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  return (await heading.textContent()) ?? ''
}

test('without premium, modified recipes redirect to the overview, and saving one explains premium', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const account = await signUp(page)
  await page.goto(MODIFIED)
  await expect(page).toHaveURL('/uzivatel')
  // A right that is lost while a page is open redirects there too, and the browser learns the remaining rights.
  const message = 'K\u00a0této akci nemáte oprávnění.'
  await page.route('**/api/user_filter*', (route) =>
    route.fulfill({ status: 403, json: { code: 'permission_denied', message } }),
  )
  const exchange = page.waitForRequest('**/api/session/exchange')
  await page.goto('/uzivatel/filtry')
  await exchange
  await expect(page).toHaveURL('/uzivatel')
  await openRecipe(page)
  await changeFirstAmount(page, '777')
  await page.getByRole('button', { name: 'Uložit úpravu' }).click()
  await expect(page.getByText('Tato funkce je součástí prémiového členství.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Co je premium' })).toHaveAttribute('href', '/premium')
  await expectAccessible(page)
  // Started before log-in, it is reported after it, and the edits are still there.
  await page.context().clearCookies()
  await page.goto('/recepty')
  await openRecipe(page)
  await changeFirstAmount(page, '555')
  await page.getByRole('button', { name: 'Uložit úpravu' }).click()
  await page.getByRole('button', { name: 'Přihlásit se a\u00a0uložit' }).click()
  await expect(page).toHaveURL(/\/prihlasit\?zpet=/)
  await fillLogIn(page, account)
  await expect(page).toHaveURL(/\/recepty\//)
  await expect(page.getByText('Tato funkce je součástí prémiového členství.')).toBeVisible()
  await expect(page.locator('.amount-input').first()).toHaveValue('555')
})

test('with saving of edits switched off it is not offered, and a reload restores the original recipe', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await signUp(page)
  await page.goto('/uzivatel/podpora-a-nastaveni')
  await page.getByLabel(/^Neukládat úpravy receptů/).check()
  await expect(page.getByText('Nastavení je uložené.')).toBeVisible()
  await openRecipe(page)
  const original = await page.locator('.amount-input').first().inputValue()
  await changeFirstAmount(page, '777')
  await expect(page.getByRole('button', { name: 'Vrátit původní', exact: true })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Uložit úpravu' })).toBeHidden()
  await page.reload()
  await expect(page.locator('.amount-input').first()).toHaveValue(original)
})

test.describe('modified recipes of a premium member', () => {
  test.describe.configure({ mode: 'serial' })

  test('a modification started before log-in is saved after it, changed, and protected from a second tab', async ({
    page,
    context,
  }) => {
    const original = await openRecipe(page)
    await changeFirstAmount(page, '777')
    await page.getByRole('button', { name: 'Uložit úpravu' }).click()
    const dialog = page.getByRole('dialog', { name: 'Uložit úpravu' })
    const name = `Moje zkouška ${Date.now().toString(36)}`
    await dialog.getByLabel('Název').fill(name)
    await dialog.getByLabel(/^Poznámka/).fill('Pro babičku.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Přihlásit se a\u00a0uložit' }).click()
    await fillLogIn(page, PREMIUM)
    await expect(page.getByText('Upravený recept jsme uložili.')).toBeVisible()
    await expect(page).toHaveURL(MODIFIED)
    await expect(page).toHaveTitle(/^Upravené recepty/)
    const card = page.getByRole('article').filter({ hasText: name })
    await expect(card).toContainText(`Podle receptu ${original}`)
    await expect(card).toContainText(/Jinak: .* 777\u00a0/)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText('Pro babičku.')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    const other = await context.newPage()
    await other.goto(page.url())
    await changeFirstAmount(other, '888')
    await other.getByRole('button', { name: 'Uložit změny' }).click()
    await expect(other.getByText('Hotovo.')).toBeVisible()
    await changeFirstAmount(page, '999')
    await page.getByRole('button', { name: 'Uložit změny' }).click()
    await expect(page.getByText(/^Mezitím jste to změnili/)).toBeVisible()
    await expect(page.locator('.amount-input').first()).toHaveValue('999')
    await page.getByRole('button', { name: 'Uložit svou verzi' }).click()
    await expect(page.getByText('Hotovo.')).toBeVisible()
    await other.reload()
    await expect(other.locator('.amount-input').first()).toHaveValue('999')
    await other.close()

    await page.getByRole('button', { name: 'Přejmenovat' }).click()
    await page.getByRole('dialog').getByLabel('Název').fill(`${name} nově`)
    await page.getByRole('dialog').getByRole('button', { name: 'Uložit' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} nově`)

    await page.getByRole('button', { name: 'Smazat', exact: true }).click()
    await expect(page).toHaveURL(MODIFIED)
    const renamed = page.getByRole('article').filter({ hasText: `${name} nově` })
    await expect(renamed).toHaveCount(0)
    await page.getByRole('button', { name: 'Vrátit zpět' }).click()
    await expect(renamed).toHaveCount(1)
  })

  test('an unknown modified recipe is not found', { tag: ANY_WIDTH }, async ({ page }) => {
    await logIn(page, PREMIUM)
    const response = await page.goto(`${MODIFIED}/neco-co-neni`)
    expect(response?.status()).toBe(404)
  })
})
