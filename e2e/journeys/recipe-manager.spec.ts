import { expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, BY_MOUSE, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { submitRecipe } from './submissions.ts'
import { test } from './visitor.ts'

const MANAGER = '/admin/recipe-manage'

test.beforeEach(({ context }) => enterAs(context, 'admin'))

const rows = (page: Page) => page.getByRole('table', { name: 'Recepty' }).getByRole('row')
const dialog = (page: Page) => page.getByRole('dialog').last()

async function stateOf(page: Page, slug: string): Promise<{ status: string; status_note: string; tags: string[] }> {
  const headers = await bearerOf(page.request, 'admin')
  return (await page.request.get(`/api/recipe/${slug}`, { headers })).json()
}

test('recipes are listed, filtered and shown as their readers will have them', async ({ page, isMobile }) => {
  await expectSound(page, MANAGER, { isMobile })
  await expect(rows(page)).toHaveCount(26)
  await page.getByLabel('Kvalita').selectOption('Bez fotky')
  await expect(page).toHaveURL(/fault=no_photo/)
  await page.goto(`${MANAGER}?search=krupoto%20nic%20takoveho`)
  await expect(page.getByText('Takovým přáním nic neodpovídá.')).toBeVisible()
  await page.goto(`${MANAGER}?status=Approved&ordering=name`)
  await page.locator('tbody button').first().click()
  await expect(page.getByRole('heading', { level: 3, name: 'Postup' })).toBeVisible()
  await expectAccessible(page)
})

test('a recipe with an unapproved ingredient is approved together with it', async ({ page, request, isMobile }) => {
  const { name, slug, food_name } = await submitRecipe(request)
  await page.goto(`${MANAGER}?search=${encodeURIComponent(name)}`)
  await expect(rows(page)).toHaveCount(2)
  if (isMobile) await page.locator('tbody button').first().click()
  await page.getByRole('button', { name: 'Schválit' }).first().click()
  const question = page.getByRole('dialog', { name: 'Recept má neschválené suroviny' })
  await expect(question.getByRole('link', { name: food_name })).toBeVisible({ timeout: 15_000 })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Schválit suroviny i recept' }).click()
  await expect(page.getByText(`Schváleno i se surovinami: ${name}`)).toBeVisible()
  expect(await stateOf(page, slug)).toMatchObject({ status: 'Approved' })
})

test('a denial says why, by a reason that is often given', { tag: BY_MOUSE }, async ({ page, request }) => {
  const { name, slug } = await submitRecipe(request)
  await page.goto(`${MANAGER}?status=Pending&search=${encodeURIComponent(name)}`)
  await expect(rows(page)).toHaveCount(2)
  await page.keyboard.press('d')
  await page.getByRole('button', { name: /^Text je převzatý odjinud/ }).click()
  const denied = page.waitForResponse((answer) => answer.url().endsWith('/status'))
  await page.keyboard.press('Control+Enter')
  await denied
  const { status, status_note } = await stateOf(page, slug)
  expect(status).toBe('Denied')
  expect(status_note).toContain('vlastními slovy')
})

test('several recipes are tagged at once, and one is deleted after a question', { tag: BY_MOUSE }, async ({
  page,
  request,
}) => {
  const [one, two] = [await submitRecipe(request), await submitRecipe(request)]
  await page.goto(`${MANAGER}?status=Pending&search=Zkušební%20krupoto`)
  for (const { name } of [one, two]) await page.getByRole('checkbox', { name: `Vybrat: ${name}` }).check()
  await page.getByText('Vybráno: 2 recepty').locator('..').getByRole('button', { name: 'Štítky' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Štítky u 2 receptů' })).toBeVisible()
  const chip = dialog(page).getByRole('group', { name: 'Přidat' }).getByRole('button').first()
  const tag = (await chip.textContent()) ?? ''
  await chip.click()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Upravit štítky' }).click()
  await expect(page.getByText('Štítky jsou upravené u 2 receptů.')).toBeVisible()
  for (const { slug } of [one, two]) expect((await stateOf(page, slug)).tags).toContain(tag)

  await page.goto(`${MANAGER}?search=${encodeURIComponent(one.name)}`)
  await expect(rows(page)).toHaveCount(2)
  await page.keyboard.press('Delete')
  await dialog(page).getByRole('button', { name: 'Smazat recept' }).click()
  await expect(page.getByText('Takovým přáním nic neodpovídá.')).toBeVisible()
})

test('a recipe that repeats another leads to it from then on', { tag: BY_MOUSE }, async ({ page, request }) => {
  const { name, slug } = await submitRecipe(request)
  await page.goto(`${MANAGER}?search=${encodeURIComponent(name)}`)
  await expect(rows(page)).toHaveCount(2)
  await page.keyboard.press('m')
  await dialog(page).getByRole('searchbox', { name: 'Hledat originál' }).fill('Arašídová polévka s batáty')
  const choice = dialog(page).getByRole('button', { name: 'To je originál: Arašídová polévka s batáty' })
  await expect(choice).toBeVisible()
  await expectAccessible(page)
  await choice.click()
  await expect(page.getByText(`Označeno jako duplicita: ${name}`)).toBeVisible()
  const led = await (await page.request.get(`/api/recipe/${slug}`)).json()
  expect(led).toMatchObject({ name: 'Arašídová polévka s batáty' })
})

test('any recipe is edited in the editor that its author has', async ({ page, request }) => {
  const { name, recipe, slug } = await submitRecipe(request)
  await page.goto(`/admin/recipe/update/${recipe}`)
  await expect(page.getByRole('heading', { level: 1, name: `Recept: ${name}` })).toBeVisible()
  await expect(page.getByText('v jedné porci')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByLabel('Název').first().fill(`${name} lepší`)
  await page.getByRole('button', { name: 'Ukázat náhled' }).click()
  const preview = page.getByRole('dialog', { name: 'Náhled receptu' })
  await expect(preview.getByText(`${name} lepší`).first()).toBeVisible()
  await preview.getByRole('button', { name: 'Zavřít' }).first().click()
  await page.getByRole('button', { name: 'Uložit recept' }).click()
  await expect(page).toHaveURL(/recipe-manage\?search=/)
  await expect(rows(page)).toHaveCount(2)
  const headers = await bearerOf(page.request, 'admin')
  const saved = await (await page.request.get(`/api/recipe/${slug}`, { headers })).json()
  expect(saved).toMatchObject({ name: `${name} lepší`, status: 'Pending' })
})

test('a recipe is begun in the same editor, for everybody', async ({ page, isMobile }) => {
  await expectSound(page, '/admin/recipe/create', { isMobile })
  await expect(page.getByRole('button', { name: 'Zveřejnit' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Uložit recept' }).click()
  await expect(page.getByText('Recept ještě nejde uložit')).toBeVisible()
})

test('is not there for people who are no admins', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await context.clearCookies()
  await enterAs(context, 'affiliate')
  for (const path of [MANAGER, '/admin/recipe/create']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/404$/)
  }
})
