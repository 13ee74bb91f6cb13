import { expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { fromAnywhere } from './fresh-account.ts'
import { signUp, test } from './visitor.ts'

const LISTS = '/uzivatel/nakupni-seznam'
const PANTRY = '/uzivatel/spiz'
const RECIPE = '/recepty/kureci-rizky-s-bramborovou-kasi'

const field = (page: Page) => page.getByLabel('Přidat na seznam')
const tickOf = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).first()

/** A list of the member, made by the same call as the page; other journeys have theirs. */
async function newList(page: Page): Promise<{ guid: string; name: string; path: string }> {
  const guid = crypto.randomUUID()
  const name = `Nákup ${guid.slice(0, 8)}`
  const headers = await bearerOf(page.request, 'premium')
  const made = await page.request.post('/api/shopping_list', { headers, data: { guid, name } })
  expect(made.status()).toBe(201)
  return { guid, name, path: `${LISTS}/${guid}` }
}

test('a list: empty and with much on it, accessible, still and fitting', async ({ page, isMobile }) => {
  await enterAs(page.context(), 'premium')
  const { path } = await newList(page)
  await expectSound(page, path, { isMobile })
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText('Seznam je prázdný')).toBeVisible()
  for (const text of [
    ...['2 rohlíky a 1 l mléka', '850 g hladké mouky', '3 cibule'],
    'něco, co má velmi dlouhý název, který se nevejde na jeden řádek, a nikdo neví, co to vlastně je',
  ]) {
    await field(page).fill(text)
    await field(page).press('Enter')
    await expect(field(page)).toHaveValue('')
  }
  await expect(tickOf(page, /1.l\s*Polotučné mléko/)).toBeVisible()
  await tickOf(page, /Cibule/).check()
  await expect(page.getByRole('region', { name: 'Odškrtnuté' })).toContainText('Cibule')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Podrobnosti: Hladká mouka/ }).click()
  const details = page.getByRole('dialog', { name: /Hladká mouka/ })
  await details.getByLabel('Velikosti balení (g)').fill('500')
  await details.getByLabel('Cena (Kč)').fill('19,90')
  await details.getByLabel('za (g)').fill('500')
  await expectAccessible(page)
  await details.getByRole('button', { name: /Uložit balení/ }).click()
  await expect(page.getByText(/2.×.500.g, zbude.150.g/)).toBeVisible()
  await expect(page.getByText(/39,80.Kč/).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('every part of a sentence is added once, also where the answer is lost on its way', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await enterAs(page.context(), 'premium')
  const { path } = await newList(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  // The server adds all of it, but its first answer never arrives.
  let sent = 0
  await page.route('**/api/shopping_list/*/item', async (route) => {
    sent += 1
    if (sent > 1) return route.continue()
    await route.fetch()
    return route.abort('internetdisconnected')
  })
  const write = async (text: string) => {
    await field(page).fill(text)
    await field(page).press('Enter')
  }
  const lines = page.getByRole('main').getByRole('checkbox')
  await write('3 citrony, toaletní papír a 2 l mléka')
  await expect(tickOf(page, /3.ks\s*Citron/)).toBeVisible({ timeout: 15_000 })
  await expect(tickOf(page, /Toaletní papír/)).toBeVisible()
  await expect(tickOf(page, /2.l\s*Polotučné mléko/)).toBeVisible()
  await expect(lines).toHaveCount(3)
  expect(sent).toBeGreaterThan(1)
  // What is there already keeps nothing else off, and can become more.
  await write('2 rohlíky a 1 l mléka')
  await expect(page.getByText('Na seznamu už je: 1 l mléka')).toBeVisible()
  await expect(tickOf(page, /2.ks\s*Rohlík/)).toBeVisible()
  await expect(lines).toHaveCount(4)
  await page.getByRole('button', { name: 'Přidat ještě' }).click()
  await expect(tickOf(page, /3.l\s*Polotučné mléko/)).toBeVisible()
  await page.reload()
  await expect(lines).toHaveCount(4)
  await expectNoSidewaysScroll(page)
})

test('a recipe goes on a list from its page, and two people tick it off in real time', {
  tag: ANY_WIDTH,
}, async ({ page, browser, baseURL }) => {
  await enterAs(page.context(), 'premium')
  const { name, path } = await newList(page)
  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}), extraHTTPHeaders: fromAnywhere() })
  const friend = await other.newPage()
  const { email, username } = await signUp(friend)

  await page.goto(path)
  await page.getByRole('button', { name: 'Sdílet' }).click()
  const sharing = page.getByRole('dialog', { name: 'Sdílet seznam' })
  await sharing.getByLabel('E-mail', { exact: true }).fill(email)
  await sharing.getByRole('button', { name: 'Pozvat' }).click()
  await expect(sharing.getByText('čeká na přijetí')).toBeVisible()
  await friend.goto(LISTS)
  await friend.getByRole('button', { name: 'Přijmout' }).click()
  await expect(friend.getByRole('heading', { name })).toBeVisible()

  await page.goto(RECIPE, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /Na.seznam/ }).click()
  const adding = page.getByRole('dialog', { name: 'Na nákupní seznam' })
  await adding.getByRole('button', { name: 'Přidat na seznam' }).waitFor()
  const choice = adding.getByLabel('Na který seznam')
  if (await choice.isVisible()) await choice.selectOption({ label: name })
  await adding.getByRole('button', { name: 'Přidat na seznam' }).click()
  await expect(page.getByText('Přidáno na nákupní seznam.')).toBeVisible()
  await page.getByRole('button', { name: /Na.seznam/ }).click()
  await adding.getByRole('button', { name: 'Přidat na seznam' }).waitFor()
  if (await choice.isVisible()) await choice.selectOption({ label: name })
  await adding.getByRole('button', { name: 'Přidat na seznam' }).click()
  await expect(adding.getByText('Tuto položku už na seznamu máte.')).toBeVisible()
  await page.keyboard.press('Escape')

  // Nobody reloads the friend's page.
  await expect(tickOf(friend, /Strouhanka/)).toBeVisible()
  await page.goto(path)
  await tickOf(page, /Strouhanka/).check()
  await expect(tickOf(friend, /Strouhanka/)).toBeChecked()
  await tickOf(friend, /Brambory/).check()
  await expect(tickOf(page, /Brambory/)).toBeChecked()
  await expect(page.getByText(`odškrtnuto: ${username}`)).toBeAttached()

  // Both tick while the connection of one is cut; nothing is lost, also by a reload.
  await other.setOffline(true)
  await tickOf(friend, /Citron/).check()
  await field(friend).fill('pečicí papír')
  await field(friend).press('Enter')
  await expect(friend.getByText('Uloží se, až bude signál.')).toBeVisible()
  await tickOf(page, /Máslo/).check()
  await other.setOffline(false)
  await expect(tickOf(page, /Citron/)).toBeChecked()
  // What was written without a signal is there for both, once.
  await expect(page.getByRole('checkbox', { name: /Pečicí papír/ })).toHaveCount(1)
  await expect(friend.getByRole('checkbox', { name: /Pečicí papír/ })).toHaveCount(1)
  await expect(tickOf(friend, /Máslo/)).toBeChecked()
  await expect(friend.getByText('Uloží se, až bude signál.')).toBeHidden()

  await field(friend).fill('ubrousky')
  await field(friend).press('Enter')
  await expect(tickOf(page, /Ubrousky/)).toBeVisible()
  await page.getByRole('button', { name: 'Dokončit nákup' }).click()
  await expect(tickOf(friend, /Ubrousky/)).toBeVisible()
  await other.close()
})

test('without premium and without a shared list, the list redirects to the overview, which says why', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await signUp(page)
  await page.goto(LISTS)
  await expect(page).toHaveURL('/uzivatel')
  await expect(page.getByText(/je součástí členství Premium/)).toBeVisible()
})

test('the pantry: empty and with something, accessible, still and fitting', async ({ page, isMobile }) => {
  await signUp(page)
  await expectSound(page, PANTRY, { isMobile })
  await expect(page.getByText('Spíž je zatím prázdná')).toBeVisible()
  for (const text of ['2 kg brambor', '500 g hladké mouky', '10 vajec']) {
    await page.getByLabel('Přidat do spíže').fill(text)
    await page.getByLabel('Přidat do spíže').press('Enter')
  }
  const held = page.getByRole('list', { name: 'Ve spíži' }).getByRole('listitem')
  await expect(held).toHaveCount(3)
  await page.getByRole('button', { name: 'Upravit: Brambory' }).click()
  const dialog = page.getByRole('dialog', { name: '2 kg brambor' })
  await dialog.getByLabel('Množství (g)').fill('1500')
  await dialog.getByLabel('Spotřebovat do').fill('2027-01-31')
  await dialog.getByRole('button', { name: 'Uložit' }).click()
  await expect(held.filter({ hasText: 'Brambory' })).toContainText(/1,5.kg/)
  await expect(held.first()).toContainText('Brambory')
  await expect(page.getByRole('list', { name: 'Recepty ze spíže' }).getByText(/^Máte/).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  // Cooking takes from it, and can be taken back.
  const before = await held.allTextContents()
  await page
    .getByRole('button', { name: /^Uvařeno, odečíst ze spíže/ })
    .first()
    .click()
  await expect(page.getByText(/^Ze spíže jsme odečetli/)).toBeVisible()
  await expect(held).not.toHaveText(before)
  await page.getByRole('button', { name: 'Vrátit' }).click()
  await expect(held).toHaveText(before)
})

test('what did not get into the pantry stays in sight, and is added once however often it is sent', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await signUp(page)
  await page.goto(PANTRY)
  const field = page.getByLabel('Přidat do spíže')
  const held = page.getByRole('list', { name: 'Ve spíži' }).getByRole('listitem')
  const waiting = page.getByRole('list', { name: 'Přidává se do spíže' })
  // The server adds the first one, but its answer never arrives; the second does not leave the phone.
  let isCut = true
  let isFirst = true
  await page.route('**/api/pantry', async (route) => {
    if (route.request().method() !== 'POST' || !isCut) return route.continue()
    if (isFirst) {
      isFirst = false
      await route.fetch()
    }
    return route.abort('internetdisconnected')
  })
  for (const text of ['1 kg rýže', '10 vajec']) {
    await field.fill(text)
    await field.press('Enter')
    await expect(waiting.getByText(text)).toBeVisible()
  }
  await expect(waiting.getByRole('button', { name: 'Zkusit znovu' })).toHaveCount(2)
  await expect(waiting.getByText(/^Čeká: server zatím neodpověděl/)).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nepřidávat: 10 vajec' }).click()
  // A reload loses nothing of what is still on its way.
  await page.reload()
  await expect(waiting.getByText('1 kg rýže')).toBeVisible()
  await expect(waiting.getByText('10 vajec')).toHaveCount(0)
  await expect(waiting.getByRole('button', { name: 'Zkusit znovu' })).toBeVisible()
  isCut = false
  await waiting.getByRole('button', { name: 'Zkusit znovu' }).click()
  await expect(waiting).toBeHidden()
  await expect(held).toHaveCount(1)
  await page.reload()
  await expect(held).toHaveText(/rýže/)
})
