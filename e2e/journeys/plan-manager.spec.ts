import { expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { BY_MOUSE, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { addRecipe, MONDAY } from './plan-page.ts'
import { readMail } from './read-mail.ts'
import { test } from './visitor.ts'

const PLANS = '/admin/mealplan'
const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a plan is made on the board, used as a template, moved into a folder and given to a client', async ({
  page,
  context,
  isMobile,
}) => {
  await enterAs(context, 'admin')
  await expectSound(page, PLANS, { isMobile })
  const mark = Date.now().toString(36)
  const [template, copy, folder] = [`Vzor ${mark}`, `Pro klienta ${mark}`, `Klienti ${mark}`]
  await page.getByRole('link', { name: 'Nový jídelníček' }).click()
  await expectAccessible(page)
  // A screen is mounted once more right after it came: a journey is quick enough to type before that.
  await expect(async () => {
    await page.getByLabel('Název jídelníčku').fill(template)
    await page.getByRole('button', { name: 'Vytvořit' }).click()
    await expect(page.getByRole('heading', { level: 1, name: template })).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await page.goto(`${page.url()}?den=${MONDAY}&pohled=den`)
  await addRecipe(page, /^Přidat: pondělí, oběd/, 'polévka')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: 'Jídelníčky klientů' }).last().click()
  await row(page, template).click()
  await page.getByRole('button', { name: 'Použít jako předlohu' }).click()
  await expect(page.getByText(`Předloha: ${template}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Název jídelníčku').fill(copy)
  await page.getByLabel('První den').fill('2031-04-07')
  await expect(page.getByLabel('Název jídelníčku')).toHaveValue(copy)
  await page.getByRole('button', { name: 'Vytvořit podle předlohy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: copy })).toBeVisible()

  await page.goto(PLANS)
  await page.getByRole('button', { name: 'Nová složka' }).click()
  await dialog(page).getByLabel('Název složky').fill(folder)
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await row(page, copy).click()
  await page.getByRole('button', { name: 'Přesunout', exact: true }).click()
  await dialog(page).getByLabel('Složka').selectOption({ label: folder })
  await dialog(page).getByRole('button', { name: 'Přesunout', exact: true }).last().click()
  await expect(row(page, copy)).toHaveCount(0)
  const place = page.getByRole('list', { name: 'Složky' }).getByRole('button', { name: new RegExp(`^${folder}`) })
  await expect(place).toContainText('1')
  await place.click()

  await row(page, copy).click()
  await page.getByRole('button', { name: 'Přidělit', exact: true }).click()
  await dialog(page).getByRole('textbox').fill('user@zivina.example')
  await dialog(page).getByRole('button', { name: 'Přidělit a\u00a0poslat e-mail' }).click()
  await expect(dialog(page).getByText('Tento účet teď nemá Premium')).toBeVisible()
  await dialog(page).getByRole('textbox').fill('premium@zivina.example')
  await dialog(page).getByRole('button', { name: 'Přidělit a\u00a0poslat e-mail' }).click()
  await expect(page.getByText('Jídelníček je přidělený')).toBeVisible()
  expect(await readMail('premium@zivina.example', new RegExp(copy))).toContain(copy)
  const headers = await bearerOf(page.request, 'premium')
  const { results } = await (await page.request.get('/api/meal_plan', { headers })).json()
  expect(results.map(({ name }: { name: string }) => name)).toContain(copy)
})

/** An admin's plan and an empty folder, without the screen. */
async function planAndFolder(page: Page): Promise<{ plan: string; folder: string }> {
  const mark = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`
  const [plan, folder] = [`Do složky ${mark}`, `Složka ${mark}`]
  const headers = await bearerOf(page.request, 'admin')
  for (const [path, name] of [
    ['/api/admin/meal_plan', plan],
    ['/api/meal_plan_folder', folder],
  ] as const) {
    const answer = await page.request.post(path, { data: { guid: crypto.randomUUID(), name }, headers })
    expect(answer.status()).toBe(201)
  }
  return { plan, folder }
}
const folderRow = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Složky' }).getByRole('button', { name: new RegExp(`^${name}`) })
const giveBack = (page: Page) => page.getByRole('button', { name: 'Vrátit zpět' })

test('a plan is dragged into a folder, out of it, and given back', { tag: BY_MOUSE }, async ({ page, context }) => {
  await enterAs(context, 'admin')
  const { plan, folder } = await planAndFolder(page)
  await page.goto(PLANS)
  const handle = row(page, plan).locator('[data-handle]')
  await handle.dragTo(folderRow(page, folder))
  await expect(page.getByText(`Přesunuto: jídelníček ${plan}.`)).toBeVisible()
  await expect(row(page, plan)).toHaveCount(0)
  await expect(folderRow(page, folder)).toContainText('1')
  await giveBack(page).click()
  await expect(row(page, plan)).toBeVisible()
  await expect(folderRow(page, folder)).toContainText('0')

  await handle.dragTo(folderRow(page, folder))
  await expect(row(page, plan)).toHaveCount(0)
  await folderRow(page, folder).click()
  await expect(row(page, plan)).toBeVisible()
  const outside = page.getByRole('button', { name: 'Mimo složky' })
  await handle.dragTo(outside)
  await expect(row(page, plan)).toHaveCount(0)
  await expect(folderRow(page, folder)).toContainText('0')
  await outside.click()
  await expect(row(page, plan)).toBeVisible()
  await expectAccessible(page)
})

test('a plan is moved by the keyboard and by the menu of its record, and given back', async ({
  page,
  context,
  isMobile,
}) => {
  await enterAs(context, 'admin')
  const { plan, folder } = await planAndFolder(page)
  await page.goto(PLANS)
  await row(page, plan).click()
  if (isMobile) await page.getByRole('button', { name: 'Přesunout', exact: true }).click()
  else await page.keyboard.press('m')
  await dialog(page).getByLabel('Složka').selectOption({ label: folder })
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Přesunout', exact: true }).last().click()
  await expect(page.getByText(`Přesunuto: jídelníček ${plan}.`)).toBeVisible()
  await expect(row(page, plan)).toHaveCount(0)
  await expect(folderRow(page, folder)).toContainText('1')
  await giveBack(page).click()
  await expect(row(page, plan)).toBeVisible()
  await expect(folderRow(page, folder)).toContainText('0')
})
