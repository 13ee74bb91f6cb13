import { expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, BY_MOUSE, expectAccessible, expectSound } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { submitRecipe } from './submissions.ts'
import { test } from './visitor.ts'

const MANAGER = '/admin/ingredient-manage'

test.beforeEach(({ context }) => enterAs(context, 'admin'))

const rows = (page: Page) => page.getByRole('table', { name: 'Suroviny' }).getByRole('row')

async function ingredient(page: Page, guid: string): Promise<{ name: string; status: string; fat: number }> {
  const headers = await bearerOf(page.request, 'admin')
  return (await page.request.get(`/api/ingredient/${guid}`, { headers })).json()
}

test('ingredients are listed, filtered and shown with their values', async ({ page, isMobile }) => {
  await expectSound(page, `${MANAGER}?ordering=name`, { isMobile })
  await expect(rows(page)).toHaveCount(26)
  await page.getByLabel('Kvalita').selectOption('Neznámé hodnoty')
  await expect(page).toHaveURL(/fault=unknown_values/)
  await page.goto(`${MANAGER}?search=mouka&ordering=name`)
  await page.locator('tbody button').first().click()
  await expect(page.getByRole('table').filter({ hasText: 'Bílkoviny' })).toBeVisible()
  await expectAccessible(page)
})

test('an ingredient is decided by keyboard, and one in a recipe is not deleted', { tag: BY_MOUSE }, async ({
  page,
  request,
}) => {
  const { food, food_name } = await submitRecipe(request)
  await page.goto(`${MANAGER}?status=Pending&search=${encodeURIComponent(food_name)}`)
  await expect(rows(page)).toHaveCount(2)
  await page.keyboard.press('Delete')
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Smazat surovinu' }).click()
  await expect(question).toContainText('Nelze smazat, protože se používá v receptu.')
  await question.getByRole('button', { name: 'Ponechat' }).click()
  const approved = page.waitForResponse((answer) => answer.url().endsWith('/status'))
  await page.keyboard.press('a')
  expect((await approved).status()).toBe(200)
  expect(await ingredient(page, food)).toMatchObject({ status: 'Approved' })
})

test('any ingredient is edited in the form that its author has', async ({ page, request, isMobile }) => {
  const { food } = await submitRecipe(request)
  await expectSound(page, `/admin/ingredient/update/${food}`, { isMobile })
  await page.getByLabel('Tuky').fill('4,5')
  await page.getByRole('button', { name: 'Uložit surovinu' }).click()
  await expect(page.getByText('Surovina je uložená (čeká na schválení).')).toBeVisible()
  expect(await ingredient(page, food)).toMatchObject({ fat: 4.5, status: 'Pending' })
})

test('a new ingredient is entered, and its photos come next', async ({ page, isMobile }) => {
  const name = `Zkušební krupice ${Date.now().toString(36)}${isMobile ? 'm' : 'd'}`
  await expectSound(page, '/admin/ingredient/create', { isMobile })
  await page.getByLabel('Název').first().fill(name)
  await page.getByLabel('Kategorie').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Uložit surovinu' }).click()
  await expect(page).toHaveURL(/\/admin\/ingredient\/update\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: `Surovina: ${name}` })).toBeVisible()
})

test('is not there for people who are no admins', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await context.clearCookies()
  await enterAs(context, 'affiliate')
  for (const path of [MANAGER, '/admin/ingredient/create']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/404$/)
  }
})
