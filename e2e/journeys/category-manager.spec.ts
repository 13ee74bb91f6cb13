import { expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectSound } from './check-page.ts'
import { test } from './visitor.ts'

const MANAGER = '/admin/category'
const word = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

const dialog = (page: Page) => page.getByRole('dialog')
const category = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) })

test('shows the categories of foods in the order of the shop', async ({ page, context, isMobile }) => {
  await enterAs(context, 'admin')
  await expectSound(page, MANAGER, { isMobile })
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

/** A message stays while the pointer rests on it, as it does after the button of a sheet that was there. */
const leaveMessage = (page: Page) => page.mouse.move(1, 1)

test('a category and its sub-categories are made, renamed, ordered and deleted', async ({ page, context }) => {
  const mark = word()
  const [oddity, pickles, jam] = [`Zkušební oddíl ${mark}`, `Nakládané ${mark}`, `Zavařeniny ${mark}`]
  await enterAs(context, 'admin')
  await page.goto(MANAGER)
  await page.getByRole('button', { name: 'Přidat kategorii' }).click()
  await expectAccessible(page)
  await dialog(page).getByLabel('Název').fill(oddity)
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(category(page, oddity)).toContainText('Zatím bez podkategorií')
  await leaveMessage(page)

  for (const name of [pickles, jam]) {
    await page.getByRole('button', { name: `Přidat podkategorii: ${oddity}` }).click()
    await dialog(page).getByLabel('Název').fill(name)
    await dialog(page).getByRole('button', { name: 'Uložit' }).click()
    await expect(category(page, oddity)).toContainText(name)
    await leaveMessage(page)
  }
  await page.getByRole('button', { name: `Přidat podkategorii: ${oddity}` }).click()
  await dialog(page).getByLabel('Název').fill(pickles)
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(dialog(page).getByLabel('Název')).toHaveAttribute('aria-invalid', 'true')
  await dialog(page).getByRole('button', { name: 'Zrušit' }).click()

  const moved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: `Přesunout: ${jam}.` }).press('ArrowUp')
  expect((await moved).status()).toBe(200)
  await page.reload()
  await expect(category(page, oddity).getByRole('listitem')).toHaveText([jam, pickles])

  await page.getByRole('button', { name: `Upravit: ${jam}` }).click()
  await dialog(page).getByLabel('Název').fill(`Džemy ${mark}`)
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(category(page, oddity)).toContainText(`Džemy ${mark}`)

  await page.getByRole('button', { name: `Smazat: ${oddity}` }).click()
  await dialog(page).getByRole('button', { name: 'Smazat' }).click()
  await expect(dialog(page)).toContainText('Smazat nejde: kategorie má podkategorie.')
  await dialog(page).getByRole('button', { name: 'Ponechat' }).click()
  for (const name of [pickles, `Džemy ${mark}`, oddity]) {
    await page.getByRole('button', { name: `Smazat: ${name}` }).click()
    await dialog(page).getByRole('button', { name: 'Smazat' }).click()
    await expect(page.getByRole('button', { name: `Smazat: ${name}` })).toHaveCount(0)
  }
})

test('a sub-category with foods stays, and why is said', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await enterAs(context, 'admin')
  await page.goto(MANAGER)
  const first = page.getByRole('listitem').getByRole('listitem').first()
  const name = (await first.textContent()) ?? ''
  await first.getByRole('button', { name: `Smazat: ${name}` }).click()
  await dialog(page).getByRole('button', { name: 'Smazat' }).click()
  await expect(dialog(page)).toContainText('Smazat nejde: v podkategorii jsou suroviny.')
})

test('is not there for people who are no admins', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await enterAs(context, 'affiliate')
  await page.goto(MANAGER)
  await expect(page).toHaveURL(/\/404$/)
})
