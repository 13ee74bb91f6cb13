import { readFile } from 'node:fs/promises'
import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { expectSaved } from './diary-page.ts'
import { signUp } from './fresh-account.ts'
import { test } from './visitor.ts'

// One person writes, imports and prints: each test continues where the one before ended.
test.describe.configure({ mode: 'serial' })

const TEXT = '/uzivatel/denik/text'
const IMPORT = '/uzivatel/denik/import'
const REPORT = '/uzivatel/denik/zprava'
/** What says that changes are not sent yet. */
const WAITING = /změn\p{L}* ček(?:á|ají|alo) na\u00a0připojení/u

let context: BrowserContext
let page: Page

test.beforeAll(async ({ browser }, { project }) => {
  context = await browser.newContext(project.use as BrowserContextOptions)
  await signUp(context.request, `veta-${project.name}`)
  page = await context.newPage()
})
test.afterAll(() => context.close())

const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

test.describe('a sentence', () => {
  test('has its page, which answers, is accessible, does not shift and fits', async ({ isMobile }) => {
    await expectSound(page, TEXT, { isMobile })
  })

  test('is read as a meal with foods and amounts, and one press records them', { tag: ANY_WIDTH }, async () => {
    await page.getByLabel('Napište, co jste jedli').fill('k obědu 2 rohlíky, 100 g šunky a lžíce másla')
    await press('Přečíst')
    const lunch = page.getByRole('region', { name: /^Oběd/ })
    await expect(lunch.getByRole('listitem')).toHaveCount(3)
    await expect(lunch.getByRole('listitem').first()).toContainText(/\d.kcal/)
    await lunch.getByRole('button', { name: /^Upravit: Rohlík/ }).click()
    await expect(lunch.getByLabel('Množství')).toHaveValue('2')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await press('Zapsat vše')
    await expect(page.getByText('Zapsáno: 3\u00a0položky.')).toBeVisible()
    await page.goto('/uzivatel/denik')
    for (const name of ['Rohlík', 'Šunka vepřová výběrová', 'Máslo (82 % tuku)']) {
      await expect(page.getByText(name).first()).toBeVisible()
    }
  })

  test('in doubt is asked about: the meal, which rice, how much of it; what is unknown is left out', {
    tag: ANY_WIDTH,
  }, async () => {
    await page.goto(TEXT, { waitUntil: 'networkidle' })
    await page.getByLabel('Napište, co jste jedli').fill('rýže a xyzzyq')
    await press('Přečíst')
    await expect(page.getByText('Takovou potravinu neznáme')).toBeVisible()
    await press('Zapsat vše')
    for (const question of ['Vyberte, ke kterému jídlu to patří', 'Vyberte, co to bylo', 'Kolik toho bylo?']) {
      await expect(page.getByText(question)).toBeVisible()
    }
    await expect(page.getByRole('combobox', { name: 'Druh jídla' })).toBeFocused()
    // What the header covers in part would look too small.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    await page.getByRole('combobox', { name: 'Druh jídla' }).selectOption({ label: 'Večeře' })
    await page.getByLabel('Která z\u00a0nich to byla?').selectOption({ label: 'Rýže, vařená' })
    await page.getByLabel('Množství').fill('180')
    await press('Zapsat vše')
    await expect(page.getByText('Zapsáno: 1\u00a0položka.')).toBeVisible()
  })

  test('without a connection waits in the browser, is read when it is back, and recorded once it can be sent', {
    tag: ANY_WIDTH,
  }, async () => {
    await page.goto(TEXT, { waitUntil: 'networkidle' })
    await page.route('**/api/diary/**', (route) => route.abort())
    await page.getByLabel('Napište, co jste jedli').fill('k večeři 3 rohlíky')
    await press('Přečíst')
    await expect(page.getByText(/Bez připojení větu přečíst neumíme/)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Čeká na připojení' })).toContainText('k večeři 3 rohlíky')
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('list', { name: 'Čeká na připojení' })).toContainText('k večeři 3 rohlíky')
    await page.unroute('**/api/diary/**')
    const dinner = page.getByRole('region', { name: /^Večeře/ })
    await expect(dinner.getByRole('button', { name: /^Upravit: Rohlík.* 3.ks/ })).toBeVisible({ timeout: 20_000 })
    await page.route('**/api/diary/entries', (route) => route.abort())
    await press('Zapsat vše')
    await expect(page.getByText('Zapsáno: 1\u00a0položka.')).toBeVisible()
    await expect(page.getByText(/1\u00a0změna čeká na\u00a0připojení/)).toBeVisible()
    await page.unroute('**/api/diary/entries')
    await expect(page.getByText(WAITING)).toHaveCount(0)
    await page.goto('/uzivatel/denik', { waitUntil: 'networkidle' })
    await expect(page.getByText(/3\u00a0ks/).first()).toBeVisible()
  })

  test('recorded without a connection can be taken back before it is sent', { tag: ANY_WIDTH }, async () => {
    await page.goto(TEXT, { waitUntil: 'networkidle' })
    await page.getByLabel('Napište, co jste jedli').fill('k večeři 7 rohlíků')
    await press('Přečíst')
    const dinner = page.getByRole('region', { name: /^Večeře/ })
    await expect(dinner.getByRole('button', { name: /^Upravit: Rohlík.* 7.ks/ })).toBeVisible()
    await page.route('**/api/diary/entries', (route) => route.abort())
    await press('Zapsat vše')
    await press('Vrátit zpět')
    await expect(page.getByText('Vráceno.')).toBeVisible()
    await page.unroute('**/api/diary/entries')
    await expect(page.getByText(WAITING)).toHaveCount(0)
    await expectSaved(page)
    await page.goto('/uzivatel/denik', { waitUntil: 'networkidle' })
    await expect(page.getByText(/3\u00a0ks/).first()).toBeVisible()
    await expect(page.getByText(/7\u00a0ks/)).toHaveCount(0)
  })
})

test.describe('a file of another tracker', () => {
  const FILE = `Day,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g)
2026-11-19,Breakfast,"Oats, Rolled",60.00 g,227.4,40.6,3.9,7.9
2026-11-20,Lunch,Soup,300 g,280,,,9
nonsense,Lunch,Soup,300 g,280,,,9
`
  const choose = (name: string, text: string) =>
    page.getByLabel('Soubor CSV').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

  test('has its page, which answers, is accessible, does not shift and fits', async ({ isMobile }) => {
    await expectSound(page, IMPORT, { isMobile })
  })

  test('that is no table is refused with a message, and one that is too large before it is sent', {
    tag: ANY_WIDTH,
  }, async () => {
    await choose('a.csv', 'jen text')
    await expect(page.getByText('V\u00a0souboru jsme nenašli tabulku.')).toBeVisible()
    await choose('b.csv', 'x'.repeat(13 * 1024 * 1024))
    await expect(page.getByText('Soubor je větší než 12\u00a0MB.')).toBeVisible()
  })

  test('is recorded after its columns and the preview are confirmed, and once only', { tag: ANY_WIDTH }, async () => {
    for (const added of ['Zapsáno: 2\u00a0položky.', 'Zapsáno: 0\u00a0položek. Už tam bylo: 2\u00a0položky.']) {
      await choose('servings.csv', FILE)
      await expect(page.getByText('Vypadá to na export Servings z\u00a0Cronometeru.')).toBeVisible()
      await expect(page.getByLabel('Název potraviny')).toHaveValue('2')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await press('Zobrazit náhled')
      await expect(page.getByText('1\u00a0řádek: datum nelze přečíst (řádek v\u00a0souboru: 4)')).toBeVisible()
      await expectAccessible(page)
      await press('Importovat do deníku')
      await expect(page.getByText(added)).toBeVisible()
      await press('Importovat další soubor')
    }
    await page.goto('/uzivatel/denik?den=2026-11-19')
    await expect(page.getByText('Oats, Rolled').first()).toBeVisible()
  })
})

test.describe('the overview for a doctor', () => {
  test('has its page, which answers, is accessible, does not shift and fits', async ({ isMobile }) => {
    await expectSound(page, REPORT, { isMobile })
  })

  test('is downloaded as a PDF over the chosen time; a wrong time is told', { tag: ANY_WIDTH }, async () => {
    await page.getByLabel('Od', { exact: true }).fill('2027-01-01')
    await page.getByLabel('Do', { exact: true }).fill('2026-11-30')
    await expect(page.getByText('První den je až po posledním')).toBeVisible()
    await page.getByLabel('Od', { exact: true }).fill('2026-11-01')
    const [download] = await Promise.all([page.waitForEvent('download'), press('Stáhnout PDF')])
    expect(download.suggestedFilename()).toBe('prehled-stravy-2026-11-01-2026-11-30.pdf')
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
