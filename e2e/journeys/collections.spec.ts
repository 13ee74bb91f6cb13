import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { signUp, test } from './visitor.ts'

const COLLECTIONS = '/uzivatel/sbirky'
const MY_RECIPES = '/uzivatel/moje-recepty'
const RECIPE = '/recepty/kureci-rizky-s-bramborovou-kasi'

const rows = (page: Page) => page.getByRole('list', { name: 'Moje sbírky' }).getByRole('listitem')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function create(page: Page, name: string): Promise<void> {
  await page.getByLabel('Název nové sbírky').fill(name)
  await page.getByRole('button', { name: 'Vytvořit sbírku' }).click()
  await expect(rows(page).filter({ hasText: name })).toBeVisible()
}

test('collections: empty and with something, accessible, still and fitting', async ({ page, isMobile }) => {
  await signUp(page)
  await expectSound(page, COLLECTIONS, { isMobile })
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText('Zatím nemáte žádnou sbírku')).toBeVisible()
  await create(page, 'Na všední dny, když přijdu pozdě z práce a nemám nákup')
  await expect(page.getByLabel('Název nové sbírky')).toHaveValue('')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await rows(page).getByRole('link').click()
  await expect(page.getByText('Sbírka je zatím prázdná')).toBeVisible()
  await page.goto(RECIPE)
  await page.getByRole('button', { name: 'Do sbírky' }).click()
  const choice = dialog(page, 'Do kterých sbírek')
  await choice.getByRole('checkbox').check()
  await expect(choice.getByText(/1.recept$/)).toBeVisible()
  await expectAccessible(page)
  await choice.getByRole('link', { name: 'Všechny sbírky' }).click()
  await rows(page).getByRole('link').click()
  await expect(page.getByRole('list', { name: 'Recepty' }).getByRole('article')).toHaveCount(1)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a recipe is put into collections and taken out, collections are moved, renamed and deleted', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await signUp(page)
  await page.goto(RECIPE, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Do sbírky' }).click()
  const choice = dialog(page, 'Do kterých sbírek')
  await choice.getByLabel('Název nové sbírky').fill('Neděle')
  await choice.getByRole('button', { name: /Vytvořit/ }).click()
  await expect(choice.getByRole('checkbox', { name: /Neděle/ })).toBeChecked()
  await choice.getByLabel('Název nové sbírky').fill('neděle')
  await choice.getByRole('button', { name: /Vytvořit/ }).click()
  await expect(choice.getByText('Položku s\u00a0tímto názvem už máte.')).toBeVisible()
  await choice.getByRole('button', { name: 'Hotovo' }).click()

  await page.goto(COLLECTIONS)
  await create(page, 'Všední dny')
  await page.getByRole('button', { name: /^Přesunout: Všední dny/ }).press('ArrowUp')
  await expect(rows(page).first()).toContainText('Všední dny')
  await page.getByRole('button', { name: 'Přejmenovat: Všední dny' }).click()
  const rename = dialog(page, 'Přejmenovat sbírku')
  await rename.getByLabel('Název sbírky').fill('Rychlovky')
  await rename.getByRole('button', { name: 'Uložit' }).click()
  await expect(rows(page).first()).toContainText('Rychlovky')
  await page.reload()
  await expect(rows(page)).toHaveText([/Rychlovky/, /Neděle/])

  await rows(page)
    .getByRole('link', { name: /Neděle/ })
    .click()
  const cards = page.getByRole('list', { name: 'Recepty' }).getByRole('article')
  await page.getByRole('button', { name: /^Odebrat ze.sbírky/ }).click()
  await expect(page.getByText('Sbírka je zatím prázdná')).toBeVisible()
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(cards).toHaveCount(1)
  await page.getByRole('button', { name: /^Odebrat ze.sbírky/ }).click()
  await page.getByRole('navigation', { name: 'Drobečková navigace' }).getByRole('link', { name: 'Sbírky' }).click()
  await expect(rows(page).filter({ hasText: 'Neděle' })).toContainText(/0.receptů/)

  await page.getByRole('button', { name: 'Smazat: Neděle' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(rows(page)).toHaveCount(2)
  // It is sent once it can no longer be undone; a message may still be that of the deletion before.
  const deleted = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && /recipe_collection\/[^/]+$/.test(answer.url()),
  )
  await page.getByRole('button', { name: 'Smazat: Neděle' }).click()
  expect((await deleted).ok()).toBe(true)
  await expect(page.getByText('Smazáno: Neděle')).toBeHidden()
  await page.reload()
  await expect(rows(page)).toHaveText([/Rychlovky/])
})

/** Downloads the cookbook in the open dialog. */
async function download(page: Page, format: RegExp): Promise<{ name: string; bytes: Buffer }> {
  const choice = dialog(page, 'Stáhnout kuchařku')
  await choice.getByRole('radio', { name: format }).check()
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    choice.getByRole('button', { name: 'Stáhnout' }).click(),
  ])
  await expect(choice.getByText('Kuchařka je stažená.')).toBeVisible()
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('the cookbook is downloaded as a book, as texts and as data; an empty one says so', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await signUp(page)
  await page.goto(MY_RECIPES)
  await page.getByRole('button', { name: 'Stáhnout kuchařku' }).click()
  const choice = dialog(page, 'Stáhnout kuchařku')
  await expect(choice.getByText('Zatím tu není žádný recept, který by šlo stáhnout.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await page.goto(RECIPE)
  const name = (await page.getByRole('heading', { level: 1 }).textContent())?.replaceAll('\u00a0', ' ') ?? ''
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/favorites') && answer.status() === 200)
  await page.getByRole('button', { name: 'Do oblíbených', exact: true }).click()
  await saved
  await page.goto(MY_RECIPES)
  await page.getByRole('button', { name: 'Stáhnout kuchařku' }).click()
  await expect(choice.getByText(/Všechno, i.oblíbené recepty jiných \(1.recept\)/)).toBeVisible()

  const book = await download(page, /Kniha/)
  expect([book.name, book.bytes.subarray(0, 5).toString()]).toEqual(['Kuchařka Živina.pdf', '%PDF-'])
  const texts = await download(page, /Cooklang/)
  expect(texts.name).toBe('Kuchařka Živina (Cooklang).zip')
  expect(Object.keys(unzipSync(texts.bytes))).toEqual([`Oblíbené recepty/${name}.cook`])
  const data = await download(page, /JSON/)
  expect(data.name).toBe('Kuchařka Živina.json')
  expect(JSON.parse(data.bytes.toString())['@graph']).toEqual([expect.objectContaining({ name, '@type': 'Recipe' })])

  await choice.getByRole('radio', { name: /Jen moje/ }).check()
  await expect(choice.getByText('Zatím tu není žádný recept, který by šlo stáhnout.')).toBeVisible()
})
