import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { signUp } from './fresh-account.ts'
import { test } from './visitor.ts'

// One person's own ingredients: each test continues where the one before ended.
test.describe.configure({ mode: 'serial' })

const LIST = '/uzivatel/moje-suroviny'
const NEW = '/uzivatel/moje-suroviny/nova'

let context: BrowserContext
let page: Page
let food: string

test.beforeAll(async ({ browser }, { project }) => {
  context = await browser.newContext(project.use as BrowserContextOptions)
  await signUp(context.request, `suroviny-${project.name}`)
  page = await context.newPage()
  food = `Skyr zkušební ${project.name} ${Date.now().toString(36)}`
})

test.afterAll(() => context.close())

for (const path of [LIST, NEW]) {
  test(`${path}: answers, is accessible, does not shift and fits`, async ({ isMobile }) => {
    await expectSound(page, path, { isMobile })
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
}

test('an empty list has one link, which leads to the form', async () => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Zadat první surovinu' }).click()
  await expect(page).toHaveURL(NEW)
})

test('impossible values have messages at their fields, unlikely ones are questioned, and typed values stay', async () => {
  const form = page.getByRole('form', { name: 'Nová surovina' })
  await form.getByLabel('Název').fill('kefir')
  await expect(form.getByRole('region', { name: 'Podobné suroviny' })).toContainText(/[Kk]efír/)
  await form.getByLabel('Název').fill(food)
  await form.getByLabel('Čárový kód').fill('4006381333932')
  await form.getByLabel('Energie v\u00a0kilojoulech').fill('2600')
  await form.getByLabel('Tuky').fill('0,2')
  await form.getByLabel('Sacharidy').fill('4')
  await form.getByLabel('z\u00a0toho cukry').fill('40')
  await form.getByLabel('Bílkoviny').fill('11.')
  await form.getByRole('button', { name: 'Uložit surovinu' }).click()
  await expect(form.getByText('Cukry jsou součástí sacharidů, nemůže jich být víc.').first()).toBeVisible()
  await expect(form.getByText(/správnou kontrolní číslici/)).toBeVisible()
  await expect(form.getByText('Toto pole je povinné')).toBeVisible()
  await form.getByLabel('Čárový kód').fill('4006381333931')
  await form.getByLabel('z\u00a0toho cukry').fill('4')
  const categories = form.getByLabel('Kategorie')
  const first = await categories.locator('optgroup option').first().getAttribute('value')
  await categories.selectOption(first ?? '')
  await form.getByRole('button', { name: 'Uložit surovinu' }).click()
  await expect(form.getByText('Potvrďte prosím, že hodnoty souhlasí s\u00a0obalem')).toBeVisible()
  await form.getByLabel('Energie v\u00a0kilojoulech').fill('260')
  await expect(form.getByText('Energie neodpovídá', { exact: false })).toBeHidden()
  await expect(form.getByLabel('Bílkoviny')).toHaveValue('11.')
  await expectAccessible(page)
})

test('a saved ingredient is pending, and its unknown values stay unknown', async () => {
  const form = page.getByRole('form', { name: 'Nová surovina' })
  await form.getByRole('button', { name: 'Uložit surovinu' }).dblclick()
  await expect(page).toHaveURL(/moje-suroviny\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Uloženo. Teď můžete přidat fotky.')).toBeVisible()
  await expect(page.getByLabel('Název')).toHaveValue(food)
  await expect(page.getByLabel('Sůl')).toHaveValue('')
  await expect(page.getByLabel('Bílkoviny')).toHaveValue('11')
  const buffer = await readFile(fileURLToPath(new URL('../../data/pictures/brand/icon-512.png', import.meta.url)))
  const photo = { name: 'obal.png', mimeType: 'image/png', buffer }
  await page.getByRole('group', { name: 'Fotky suroviny' }).locator('input[type=file]').first().setInputFiles(photo)
  await expect(page.getByText('Fotky jsou nahrané.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a name that exists already is reported at its field', { tag: ANY_WIDTH }, async () => {
  await page.goto(NEW)
  const form = page.getByRole('form', { name: 'Nová surovina' })
  await form.getByLabel('Název').fill(food.toUpperCase())
  const categories = form.getByLabel('Kategorie')
  const first = await categories.locator('optgroup option').first().getAttribute('value')
  await categories.selectOption(first ?? '')
  await form.getByRole('button', { name: 'Uložit surovinu' }).click()
  await expect(form.getByText('Surovina s\u00a0tímto názvem už existuje.')).toBeVisible()
  await expect(form.getByLabel('Název')).toBeFocused()
  await expect(form.getByLabel('Název')).toHaveValue(food.toUpperCase())
  await form.getByLabel('Název').fill('')
  await categories.selectOption('')
})

test('a private food may be called as one of the catalogue; offered, it leads to that one', {
  tag: ANY_WIDTH,
}, async () => {
  await page.goto(NEW)
  const form = page.getByRole('form', { name: 'Nová surovina' })
  await form.getByLabel('Název').fill('kefír')
  const shared = (await (await page.request.get('/api/ingredient?search=kefir')).json()).results[0]
  await form.getByLabel('Název').fill(shared.name.toUpperCase())
  const categories = form.getByLabel('Kategorie')
  await categories.selectOption((await categories.locator('optgroup option').first().getAttribute('value')) ?? '')
  await form.getByRole('button', { name: 'Uložit surovinu' }).click()
  await expect(page.getByText('Uloženo. Teď můžete přidat fotky.')).toBeVisible()
  await page.goto(LIST)
  const card = page.getByRole('listitem').filter({ hasText: shared.name.toUpperCase() })
  await card.getByRole('button', { name: 'Nabídnout ostatním' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Nabídnout', exact: true }).click()
  await expect(dialog.getByText('Surovina s\u00a0tímto názvem už existuje.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: shared.name })).toHaveAttribute('href', `/suroviny/${shared.slug}`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Nechat jen pro mě' }).click()
  await card.getByRole('button', { name: /^Smazat/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat', exact: true }).click()
  await expect(card).toBeHidden()
})

test('an ingredient changed in two tabs is reported in the later one, which loses nothing', {
  tag: ANY_WIDTH,
}, async () => {
  await page.goto(LIST)
  await page.getByRole('link', { name: `Upravit: ${food}` }).click()
  await expect(page.getByLabel('Vláknina')).toBeVisible()
  const address = page.url()
  const other = await context.newPage()
  await other.goto(address)
  await other.getByLabel('Sůl').fill('0,1')
  await other.getByRole('button', { name: 'Uložit surovinu' }).click()
  await expect(other.getByText('Surovina je uložená jen pro vás.')).toBeVisible()
  await other.close()
  await page.getByLabel('Vláknina').fill('0')
  await page.getByRole('button', { name: 'Uložit surovinu' }).click()
  await expect(page.getByText(/Mezitím jste to změnili/)).toBeVisible()
  await expect(page.getByLabel('Vláknina')).toHaveValue('0')
  await page.getByLabel('Vláknina').fill('')
})

test('in the recipe editor it is offered, and a missing one is created on the spot', { tag: ANY_WIDTH }, async () => {
  await page.goto('/uzivatel/vytvorit-recept')
  const finder = page.getByRole('combobox', { name: 'Přidat surovinu' })
  await finder.fill(food)
  await expect(page.getByRole('option', { name: food })).toBeVisible()
  await finder.fill(`${food} nové`)
  await page.getByRole('button', { name: /Zadat novou surovinu/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Nová surovina' })
  await expect(dialog.getByLabel('Název')).toHaveValue(`${food} nové`)
  await expectAccessible(page)
  const categories = dialog.getByLabel('Kategorie')
  await categories.selectOption((await categories.locator('optgroup option').first().getAttribute('value')) ?? '')
  await dialog.getByLabel('Energie v\u00a0kilokaloriích').fill('60')
  await dialog.getByRole('button', { name: 'Uložit surovinu' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('list', { name: 'Suroviny receptu' })).toContainText(`${food} nové`)
})

test('it is found in the list and can be deleted', { tag: ANY_WIDTH }, async () => {
  await page.goto(LIST)
  await page.getByLabel('Hledat v\u00a0mých surovinách').fill(food)
  await expect(page.getByRole('link', { name: food, exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Smazat: ${food}`, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat', exact: true }).click()
  await expect(page.getByRole('link', { name: food, exact: true })).toBeHidden()
})
