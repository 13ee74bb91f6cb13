import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { signUp } from './fresh-account.ts'
import { test } from './visitor.ts'

// One person imports one recipe after another: each test continues where the one before ended.
test.describe.configure({ mode: 'serial' })

const PAGE = '/uzivatel/importovat-recept'
const RECIPE = `Bramborové placky
Porce: 4
Suroviny:
500 g brambor
1 cibule
2 lžíce xyloforu
špetka soli
100 g cibule
Postup:
1. Brambory nastrouháme.
2. Osmažíme tenké placky.`

let context: BrowserContext
let page: Page

test.beforeAll(async ({ browser }, { project }) => {
  context = await browser.newContext(project.use as BrowserContextOptions)
  await signUp(context.request, `import-${project.name}`)
  page = await context.newPage()
})
test.afterAll(() => context.close())

const way = (name: string) => page.getByText(name, { exact: true })
const read = () => page.getByRole('button', { name: 'Načíst recept' })
const row = (text: string) =>
  page.getByRole('list', { name: 'Suroviny receptu' }).getByRole('listitem').filter({ hasText: text })

test('the page answers, is accessible, does not shift and fits', async ({ isMobile }) => {
  await expectSound(page, PAGE, { isMobile })
})

test('the page about other programs tells what comes over, and leads to both imports', async ({ isMobile }) => {
  await expectSound(page, '/uzivatel/prenest-data', { isMobile })
  await expect(page.getByRole('heading', { name: 'Mealie' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Importovat deník' })).toHaveAttribute('href', '/uzivatel/denik/import')
  await page.getByRole('link', { name: 'Importovat recepty' }).click()
  await expect(page).toHaveURL(PAGE)
})

test('an address of the own machine is refused with a message, and the typed text stays', {
  tag: ANY_WIDTH,
}, async () => {
  await page.emulateMedia({ colorScheme: 'light' })
  await read().click()
  await expect(page.getByText('Zadejte adresu stránky s\u00a0receptem')).toBeVisible()
  await expect(page.getByLabel('Adresa stránky')).toBeFocused()
  await page.getByLabel('Adresa stránky').fill('http://127.0.0.1:5432/')
  await read().click()
  await expect(page.getByText(/Z\u00a0této adresy recepty nenačítáme/)).toBeVisible()
  await expect(page.getByLabel('Adresa stránky')).toHaveValue('http://127.0.0.1:5432/')
})

test('a text without a recipe is refused with a message', { tag: ANY_WIDTH }, async () => {
  await way('Text').click()
  await page.getByLabel('Text receptu').fill('Dobrý den')
  await read().click()
  await expect(page.getByText(/Recept jsme v\u00a0tom nenašli/)).toBeVisible()
})

test('a pasted text shows how each line was understood, and how certain that is', { tag: ANY_WIDTH }, async () => {
  await page.getByLabel('Text receptu').fill(RECIPE)
  await read().click()
  await expect(page.getByRole('heading', { name: 'Bramborové placky' })).toBeVisible()
  await expect(page.getByText('5\u00a0surovin · 2\u00a0kroky · 4\u00a0porce')).toBeFocused()
  await expect(row('500 g brambor')).toContainText('Jistá shoda')
  await expect(row('500 g brambor').getByRole('textbox')).toHaveValue('500')
  await expect(row('2 lžíce xyloforu')).toContainText('Surovinu jsme nepoznali')
  await expect(page.getByText(/Bez suroviny nebo množství: 1\u00a0řádek/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a line is corrected by the search with the keyboard, and an amount by typing', { tag: ANY_WIDTH }, async () => {
  await row('2 lžíce xyloforu').getByRole('button').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Která surovina to je' })
  await dialog.getByRole('combobox').fill('hladká mouka')
  await expect(dialog.getByRole('option').first()).toContainText('Hladká mouka')
  await expectAccessible(page)
  await dialog.getByRole('combobox').press('Enter')
  await expect(row('2 lžíce xyloforu')).toContainText('Vybrali jste vy')
  // A tablespoon of this flour holds 11 g.
  await expect(row('2 lžíce xyloforu').getByRole('textbox')).toHaveValue('22')
  await row('2 lžíce xyloforu').getByRole('textbox').fill('25,5')
  await row('1 cibule').getByRole('button').click()
  await dialog.getByRole('button', { name: 'Cibule červená' }).click()
  await expect(row('1 cibule')).toContainText('Cibule červená')
})

test('the editor opens with the draft', { tag: ANY_WIDTH }, async () => {
  await page.getByRole('button', { name: /Pokračovat v/ }).click()
  await expect(page).toHaveURL(/\/uzivatel\/vytvorit-recept/)
  await expect(page.getByLabel('Název receptu')).toHaveValue('Bramborové placky')
  const typed = page.locator('main input, main textarea')
  const values = () => typed.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))
  await expect.poll(values).toEqual(expect.arrayContaining(['500', '1', '25,5', 'Osmažíme tenké placky.']))
  for (const name of ['Cibule červená', 'Hladká mouka pšeničná'])
    await expect(page.getByText(name).first()).toBeVisible()
})

test('a file with several recipes offers a choice', { tag: ANY_WIDTH }, async () => {
  await page.goto(PAGE)
  await way('Soubor').click()
  const recipes = ['Guláš', 'Knedlíky'].map((name) => ({ '@type': 'Recipe', name, recipeIngredient: ['1 cibule'] }))
  const buffer = Buffer.from(JSON.stringify(recipes))
  await page.getByLabel('Soubor s').setInputFiles({ name: 'recepty.json', mimeType: 'application/json', buffer })
  await read().click()
  await page.getByRole('button', { name: 'Knedlíky' }).click()
  await expect(page.getByRole('heading', { name: 'Knedlíky' })).toBeVisible()
  await expect(page.getByText(/Postup jsme v\u00a0receptu nenašli/)).toBeVisible()
  await page.getByRole('button', { name: 'Načíst jiný recept' }).click()
  await expect(page.getByLabel('Soubor s')).toBeVisible()
})

test('photos, tags and kinds of meals of a file come over, and what does not is said', { tag: ANY_WIDTH }, async () => {
  const photo = await readFile(fileURLToPath(new URL('../../data/pictures/brand/icon-512.png', import.meta.url)))
  const recipe = {
    name: 'Rizoto zkušební',
    ingredients: '100 g rýže',
    directions: 'Uvařte.',
    categories: ['Večeře', 'rychlé', 'od tety Jany'],
    photo: 'rizoto.png',
    photo_data: photo.toString('base64'),
    photos: [{ filename: 'talir.heic', data: Buffer.from('\0\0\0\x18ftypheic').toString('base64') }],
  }
  const buffer = gzipSync(JSON.stringify(recipe))
  const file = { name: 'rizoto.paprikarecipe', mimeType: 'application/octet-stream', buffer }
  await page.getByLabel('Soubor s').setInputFiles(file)
  await read().click()
  await expect(page.getByRole('img', { name: 'Fotka 1 ze souboru' })).toBeVisible()
  await expect(page.getByText('Zařazení: Večeře, rychlé')).toBeVisible()
  await expect(page.getByText(/štítky a\u00a0kategorie u\u00a0nás nejsou.*od tety Jany/)).toBeVisible()
  await expect(page.getByText(/talir\.heic: Fotku ve formátu HEIC/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: /Pokračovat v/ }).click()
  await expect(page.getByText('Fotka je nahraná.')).toBeAttached()
  for (const name of ['Večeře', 'rychlé'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.goto(PAGE)
})

test('without a network the page says so and keeps the text', { tag: ANY_WIDTH }, async () => {
  await way('Text').click()
  await page.getByLabel('Text receptu').fill(RECIPE)
  await context.setOffline(true)
  await read().click()
  await expect(page.getByText(/Co jste napsali, zůstává/)).toBeVisible()
  await expect(page.getByLabel('Text receptu')).toHaveValue(RECIPE)
  await context.setOffline(false)
})
