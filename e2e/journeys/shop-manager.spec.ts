import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { fromAnywhere, PASSWORD, signUp } from './fresh-account.ts'
import { test } from './visitor.ts'

const MANAGER = '/admin/shop-manage'
const makeName = (what: string) => `${what} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`
const rowOf = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name })

/** Somebody who earned points by a report buys an item with them. */
async function buyNew(request: APIRequestContext, name: string): Promise<string> {
  const admin = { headers: await bearerOf(request, 'admin') }
  const email = await signUp(request, 'nakupci')
  const login = await request.post('/api/login', { data: { email, password: PASSWORD }, headers: fromAnywhere() })
  const own = { headers: { authorization: `Bearer ${(await login.json()).access}` } }
  const { results } = await (await request.get('/api/recipe?limit=1')).json()
  const data = { recipe: results[0].guid, kind: 'typo', text: 'Překlep' }
  const { guid } = await (await request.post('/api/error_report', { data, ...own })).json()
  const judged = { data: { status: 'Approved' }, ...admin }
  expect((await request.patch(`/api/error_report/${guid}/status`, judged)).status()).toBe(200)
  const item = await request.post('/api/shop_item', { data: { name, points: 10 }, ...admin })
  const purchase = { data: { guid: crypto.randomUUID(), points: 10 }, ...own }
  const bought = await request.post(`/api/shop/${(await item.json()).guid}/purchase`, purchase)
  expect(bought.status()).toBe(201)
  return email.split('@')[0] ?? ''
}

test('an item is created, edited, put on sale and deleted', async ({ page, context, isMobile }) => {
  const name = makeName('Hrnek')
  await enterAs(context, 'admin')
  await expectSound(page, MANAGER, { isMobile })
  await page.getByRole('button', { name: 'Nová položka' }).click()
  const created = page.getByRole('dialog', { name: 'Nová položka' })
  await created.getByLabel('Název').fill(name)
  await created.getByRole('button', { name: 'Založit položku' }).click()
  await expect(created.getByLabel('Cena v\u00a0bodech')).toBeFocused()
  await created.getByLabel('Cena v\u00a0bodech').fill('150')
  await expectAccessible(page)
  await created.getByRole('button', { name: 'Založit položku' }).click()
  await expect(created).toHaveCount(0)

  await rowOf(page, name).getByRole('button').click()
  await page.getByRole('button', { name: 'Nová akce' }).click()
  const sale = page.getByRole('dialog', { name: `Akce na ${name}` })
  await sale.getByLabel('Sleva v\u00a0procentech').fill('25')
  await sale.getByLabel('Začátek').fill('2027-05-02T08:00')
  await sale.getByLabel('Konec').fill('2027-05-01T08:00')
  await sale.getByRole('button', { name: 'Vyhlásit akci' }).click()
  await expect(sale.getByText('Konec musí být po začátku.')).toBeVisible()
  await sale.getByLabel('Konec').fill('2027-05-09T08:00')
  await sale.getByRole('button', { name: 'Vyhlásit akci' }).click()
  await expect(page.getByText('Sleva 25')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Smazat', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat akci' }).click()
  await expect(page.getByText('Sleva 25')).toHaveCount(0)

  await page.getByRole('button', { name: 'Upravit' }).click()
  const edited = page.getByRole('dialog', { name, exact: true })
  await edited.getByLabel('Cena v\u00a0bodech').fill('90')
  await edited.getByRole('button', { name: 'Uložit' }).click()
  await expect(edited).toHaveCount(0)
  await expect(page.getByText('90\u00a0bodů').locator('visible=true').first()).toBeVisible()
  await page.getByRole('button', { name: 'Upravit' }).click()
  await edited.getByRole('button', { name: 'Smazat' }).click()
  await page.getByRole('dialog', { name: 'Smazat položku' }).getByRole('button', { name: 'Smazat' }).click()
  await expect(rowOf(page, name)).toHaveCount(0)
})

test('a purchase is handed over by a key, which is taken back', async ({ page, context, request, isMobile }) => {
  const name = makeName('Zástěra')
  const buyer = await buyNew(request, name)
  await enterAs(context, 'admin')
  await expectSound(page, `${MANAGER}/purchases`, { isMobile })
  await rowOf(page, name).getByRole('button').click()
  await expect(page.getByRole('link', { name: buyer })).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByText(`Předáno: ${name}, ${buyer}.`)).toBeVisible()
  await expect(rowOf(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Zpět' }).click()
  await expect(rowOf(page, name)).toHaveCount(1)

  await page.goto(`${MANAGER}/points?reason=error_report`)
  await expect(rowOf(page, buyer)).toContainText('10')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await rowOf(page, buyer).getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1, name: buyer })).toBeVisible()
})

test('is not there for affiliates', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await enterAs(context, 'affiliate')
  await page.goto(MANAGER)
  await expect(page).toHaveURL('/404')
})
