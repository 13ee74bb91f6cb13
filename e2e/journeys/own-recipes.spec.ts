import { type BrowserContext, type BrowserContextOptions, expect, type Page, request } from '@playwright/test'
import {
  ANY_WIDTH,
  BY_MOUSE,
  changeColors,
  expectAccessible,
  expectColorsAccessible,
  expectNoSidewaysScroll,
  expectSound,
  openClean,
} from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { fromAnywhere, PASSWORD, signUp } from './fresh-account.ts'
import { test } from './visitor.ts'

// One author's recipe from an empty list to publication and deletion: each test continues where the one before ended.
test.describe.configure({ mode: 'serial' })

const LIST = '/uzivatel/moje-recepty'
const NEW = '/uzivatel/vytvorit-recept'
/** Text that would do something if a page treated it as HTML. */
const MARKUP = '<img src=x onerror="document.title=1"></script><b>&amp;'

let context: BrowserContext
let page: Page
let email: string
let site: string | undefined
let name: string
let slug: string

test.beforeAll(async ({ browser }, { project }) => {
  context = await browser.newContext(project.use as BrowserContextOptions)
  email = await signUp(context.request, `kuchar-${project.name}`)
  site = project.use.baseURL
  page = await context.newPage()
  name = `Zkušební palačinky ${Date.now().toString(36)} ${project.name}`
})

test.afterAll(() => context.close())

const card = () => page.getByRole('listitem').filter({ hasText: name })
const save = () => page.getByRole('button', { name: 'Uložit recept' }).click()
const dialog = (title: string) => page.getByRole('dialog', { name: title })

async function addFood(text: string, choice: RegExp, amount: string): Promise<void> {
  const finder = page.getByRole('combobox', { name: 'Přidat surovinu' })
  await finder.fill(text)
  await page.getByRole('option', { name: choice }).first().click()
  await page.keyboard.type(amount)
  await page.keyboard.press('Enter')
  await expect(finder).toBeFocused()
}

/** A call by an admin, whose cookies are not in this browser. */
async function decide(guid: string, body: object): Promise<void> {
  const admin = await request.newContext(site === undefined ? {} : { baseURL: site })
  const headers = await bearerOf(admin, 'admin')
  const answer = await admin.patch(`/api/recipe/${guid}/status`, { data: body, headers })
  expect(answer.status()).toBe(200)
  await admin.dispose()
}

const publicNames = async (): Promise<string[]> => {
  const answer = await context.request.get(`/api/recipe?search=${encodeURIComponent(name)}`)
  return (await answer.json()).results.map((recipe: { name: string }) => recipe.name)
}

test('an empty list is accessible, fits and offers the first step', async ({ isMobile }) => {
  await expectSound(page, LIST, { isMobile })
  await expect(page.getByText('Zatím tu nic nevaříte')).toBeVisible()
  await page.getByRole('link', { name: 'Napsat první recept' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nový recept')
})

test('missing values have messages at their fields, and typed text stays', async () => {
  await page.getByLabel('Název receptu').fill(name)
  await save()
  await expect(page.getByLabel(/^Příprava a/)).toBeFocused()
  await expect(page.getByText('Recept potřebuje alespoň jednu surovinu.')).toBeVisible()
  await expect(page.getByLabel('Název receptu')).toHaveValue(name)
})

test('figures follow what is typed, and doubtful amounts are reported without preventing anything', async () => {
  await page.getByLabel(/^Příprava a/).fill('30')
  await addFood('hladká mouka', /Hladká mouka/, '250')
  await addFood('sůl', /Sůl/, '500')
  await addFood('vejce slepičí', /Vejce slepičí/, '2,5')
  await page.getByLabel(/^Popis/).fill(`Smíchejte. ${MARKUP}`)
  const figures = page.getByRole('region', { name: 'Výživové hodnoty porce' })
  await expect(figures).toContainText(/V.jedné porci je přes 10.g soli/)
  const before = await figures.getByTestId('energy').textContent()
  await page.getByLabel(/Množství: Hladká mouka/).fill('500')
  await expect(figures.getByTestId('energy')).not.toHaveText(before ?? '')
  await page.getByLabel(/Množství: Sůl/).fill('1,5')
  await expect(figures).not.toContainText(/soli\./)
})

test('the editor is accessible in the colours of this width, and fits', async ({ isMobile }) => {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  if (!isMobile) return
  await changeColors(page, 'dark')
  await expectColorsAccessible(page)
  await changeColors(page, 'light')
})

test('lines and steps move by keyboard; a removed one can be restored', { tag: ANY_WIDTH }, async () => {
  const foods = page.getByRole('list', { name: 'Suroviny receptu' })
  await foods.getByRole('button', { name: /^Přesunout: Vejce/ }).press('ArrowUp')
  await expect(foods.getByRole('listitem').nth(1)).toContainText('Vejce')
  await expect(page.getByText('Přesunuto na 2. místo z\u00a03.')).toBeAttached()
  await foods.getByRole('button', { name: /^Odebrat: Sůl/ }).click()
  await expect(foods.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(foods.getByRole('listitem').nth(2)).toContainText('Sůl')
  await page.getByRole('button', { name: 'Přidat krok' }).click()
  await page.keyboard.type('Osmažte.')
  await page.getByRole('button', { name: /^Přesunout: Krok 2/ }).press('ArrowUp')
  await expect(page.getByRole('list', { name: 'Kroky postupu' }).getByRole('textbox').nth(1)).toHaveValue('Osmažte.')
})

test('rows move by dragging too', { tag: BY_MOUSE }, async () => {
  const foods = page.getByRole('list', { name: 'Suroviny receptu' })
  const from = foods.getByRole('button', { name: /^Přesunout: Sůl/ })
  await from.dragTo(foods.getByRole('listitem').first(), { targetPosition: { x: 60, y: 4 } })
  await expect(foods.getByRole('listitem').first()).toContainText('Sůl')
})

test('the draft survives a reload and a log-out', { tag: ANY_WIDTH }, async () => {
  await expect(page.getByText('Koncept je uložený')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Název receptu')).toHaveValue(name)
  await expect(page.getByLabel(/Množství: Hladká mouka/)).toHaveValue('500')
  // Like another device, or this one after logging out: nothing is stored here.
  await page.evaluate(() => localStorage.clear())
  await context.clearCookies()
  const login = { data: { email, password: PASSWORD }, headers: fromAnywhere() }
  expect((await context.request.post('/api/login', login)).status()).toBe(200)
  await page.goto(NEW)
  const unfinished = page.getByRole('region', { name: 'Máte rozepsaný recept' })
  await expect(unfinished).toContainText(name)
  await unfinished.getByRole('link', { name: 'Pokračovat' }).click()
  await expect(page.getByLabel('Název receptu')).toHaveValue(name)
})

test('text typed without a connection stays on the device', { tag: ANY_WIDTH }, async () => {
  await context.setOffline(true)
  await page.getByLabel('Odkaz na původní recept').fill('https://example.com/palacinky')
  await expect(page.getByText('Koncept je zatím jen v\u00a0tomto zařízení')).toBeVisible()
  await save()
  await expect(page.getByText(/Co jste napsali, zůstává/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Koncept je uložený')).toBeVisible()
})

test('the preview shows the page as it will be', { tag: ANY_WIDTH }, async () => {
  await page.getByRole('button', { name: 'Ukázat náhled' }).click()
  await expect(dialog('Náhled receptu').locator('h1')).toHaveText(name)
  await expect(dialog('Náhled receptu')).toContainText('Tlačítka v\u00a0náhledu nefungují.')
  await page.keyboard.press('Escape')
  await expect(dialog('Náhled receptu')).toBeHidden()
})

test('a double press creates one recipe, which is its author’s alone until they publish it', {
  tag: ANY_WIDTH,
}, async () => {
  // Nothing is submitted that the author did not choose to publish.
  const audience = page.getByRole('region', { name: 'Kdo recept uvidí' })
  await expect(audience).toContainText('Jen vy.')
  await expect(audience.getByRole('button')).toHaveCount(0)
  const button = page.getByRole('button', { name: 'Uložit recept' })
  await button.dblclick()
  await expect(page).toHaveURL(LIST)
  await expect(card()).toHaveCount(1)
  await expect(card()).toContainText('Jen pro mě')
  await card().getByRole('button', { name: 'Zveřejnit' }).click()
  await expect(card()).toContainText('Čeká na schválení')
  slug =
    (
      await card()
        .getByRole('link', { name: /^Upravit/ })
        .getAttribute('href')
    )
      ?.split('/')
      .at(-1) ?? ''
  await expectAccessible(page)
  expect(await publicNames()).toEqual([])
  await page.goto(NEW)
  await expect(page.getByText('Máte rozepsaný recept')).toBeHidden()
})

test('an approved recipe is public, and HTML in it is shown as text everywhere', { tag: ANY_WIDTH }, async ({
  browser,
}) => {
  await page.goto(LIST)
  const { guid } = await page.evaluate(async (path) => {
    const exchange = { method: 'POST', headers: { 'x-zivina-exchange': '1' } }
    const { access } = await (await fetch('/api/session/exchange', exchange)).json()
    return (await fetch(path, { headers: { authorization: `Bearer ${access}` } })).json()
  }, `/api/recipe/${slug}`)
  await decide(guid, { status: 'Approved' })
  expect(await publicNames()).toEqual([name])
  const stranger = await browser.newContext()
  const reader = await stranger.newPage()
  await openClean(reader, `/recepty/${slug}`)
  await expect(reader.getByText(`Smíchejte. ${MARKUP}`)).toBeVisible()
  await expect(reader).toHaveTitle(new RegExp(name))
  const data = await reader.locator('script[type="application/ld+json"]').evaluateAll((scripts) => {
    return scripts.map((script) => JSON.stringify(JSON.parse(script.textContent ?? '')))
  })
  expect(data.join()).toContain('onerror')
  await stranger.close()
  await page.reload()
  await expect(card()).toContainText('Schváleno')
})

test('an edited recipe is pending again, and a newer version in another window is not overwritten silently', {
  tag: ANY_WIDTH,
}, async () => {
  await card()
    .getByRole('link', { name: /^Upravit/ })
    .click()
  const other = await context.newPage()
  await other.goto(`/uzivatel/upravit-recept/${slug}`)
  await other.getByLabel(/^Příprava a/).fill('35')
  await page.getByLabel(/^Příprava a/).fill('40')
  await save()
  await expect(card()).toContainText('Čeká na schválení')
  expect(await publicNames()).toEqual([])
  await other.getByRole('button', { name: 'Uložit recept' }).click()
  const question = other.getByRole('dialog', { name: 'Recept se mezitím změnil' })
  await question.getByRole('button', { name: 'Zpět k\u00a0úpravám' }).click()
  await expect(other.getByLabel(/^Příprava a/)).toHaveValue('35')
  await other.getByRole('button', { name: 'Uložit recept' }).click()
  await question.getByRole('button', { name: 'Uložit svou verzi' }).click()
  await expect(other).toHaveURL(LIST)
  await other.close()
})

test('a recipe is taken back for oneself, cooked on its own page and submitted again', { tag: ANY_WIDTH }, async ({
  browser,
  isMobile,
}) => {
  await page.goto(LIST)
  await card().getByRole('button', { name: 'Nechat jen pro mě' }).click()
  await expect(card().getByRole('button', { name: 'Zveřejnit' })).toBeVisible()
  await page.getByRole('button', { name: 'Schváleno' }).click()
  await expect(page.getByText('Takový mezi vašimi recepty není.')).toBeVisible()
  // The state that only recipes kept for oneself have.
  await page.getByRole('button', { name: 'Jen pro mě', exact: true }).click()
  await card().getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(`${LIST}/${slug}`)
  await expectSound(page, `${LIST}/${slug}`, { isMobile })
  await expect(page.getByRole('button', { name: 'Sdílet' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Začít vařit' }).click()
  await expect(page.getByRole('dialog')).toContainText('Osmažte.')
  await page.keyboard.press('Escape')
  // The public address knows nothing of it, but leads its author there.
  const stranger = await browser.newContext()
  expect((await stranger.request.get(`/recepty/${slug}`)).status()).toBe(404)
  await stranger.close()
  await page.goto(`/recepty/${slug}`)
  await expect(page).toHaveURL(`${LIST}/${slug}`)
  // Its author finds it before all others.
  await page.goto('/hledani?q=palačinky')
  const own = page.getByRole('region', { name: 'Vaše recepty' })
  await own.getByRole('link', { name }).click()
  await expect(page).toHaveURL(`${LIST}/${slug}`)
  await page.getByRole('button', { name: 'Zveřejnit' }).click()
  await expect(page.getByRole('region', { name: 'Stav receptu' })).toContainText('Čeká na schválení')
})

test('a deletion can be undone for a moment', { tag: ANY_WIDTH }, async () => {
  await page.goto(LIST)
  await card()
    .getByRole('button', { name: /^Smazat/ })
    .click()
  await expect(card()).toBeHidden()
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(card()).toBeVisible()
  await card()
    .getByRole('button', { name: /^Smazat/ })
    .click()
  await expect(page.getByText('Zatím tu nic nevaříte')).toBeVisible()
  await page.waitForResponse((response) => response.request().method() === 'DELETE' && response.status() === 204)
  await page.reload()
  await expect(page.getByText('Zatím tu nic nevaříte')).toBeVisible()
})
