import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { signUp, test } from './visitor.ts'

const SHOP = '/uzivatel/obchod'

/** What somebody logged in sends by themselves, whose browser the page is. */
async function ownHeaders({ request }: Page, { email, password }: { email: string; password: string }) {
  const login = await request.post('/api/login', { data: { email, password } })
  return { authorization: `Bearer ${(await login.json()).access}` }
}

test('points are earned by a report, and buy days of premium after a question that tells what comes', async ({
  page,
  isMobile,
}) => {
  const { request } = page
  const person = await signUp(page)
  await expectSound(page, SHOP, { isMobile })
  await expect(page.getByText('0\u00a0bodů', { exact: true })).toBeVisible()
  await expect(page.getByText('První body přibudou, až něco od vás schválíme.', { exact: false })).toBeVisible()

  const admin = { headers: await bearerOf(request, 'admin') }
  const name = `Tři dny Premium ${Date.now().toString(36)}${isMobile ? 'm' : 'w'}`
  const item = { name, description: 'Na zkoušku.', points: 20, premium_days: 3 }
  const { guid } = await (await request.post('/api/shop_item', { data: item, ...admin })).json()
  const times = { begins: '2020-01-01T00:00:00.000Z', ends: '2099-01-01T00:00:00.000Z' }
  await request.post('/api/shop_sale', { data: { item: guid, percent: 50, ...times }, ...admin })
  const { results } = await (await request.get('/api/recipe?limit=1')).json()
  const data = { recipe: results[0].guid, kind: 'typo', text: 'Překlep' }
  const sent = await request.post('/api/error_report', { data, headers: await ownHeaders(page, person) })
  const report = `/api/error_report/${(await sent.json()).guid}/status`
  expect((await request.patch(report, { data: { status: 'Approved' }, ...admin })).status()).toBe(200)

  await page.reload()
  await expect(page.getByText('10\u00a0bodů', { exact: true }).first()).toBeVisible()
  const card = page.getByRole('region', { name: 'Co se dá koupit' }).getByRole('listitem').filter({ hasText: name })
  await expect(card).toContainText('místo')
  await card.getByRole('button', { name: `Koupit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Koupit ${name}?` })
  await expect(dialog).toContainText(/Premium vám poběží od .* do /)
  await expect(dialog).toContainText('Zůstane vám 0\u00a0bodů.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Koupit za 10\u00a0bodů' }).dblclick()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Co jste koupili' })).toContainText(/Premium od .* do /)
  await expect(page.getByRole('region', { name: 'Pohyby bodů' }).getByRole('listitem')).toHaveCount(2)
  await expect(card).toContainText('Ještě 10\u00a0bodů')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.goto('/uzivatel/jidelnicek')
  await expect(page).toHaveURL('/uzivatel/jidelnicek')
  await request.patch(`/api/shop_item/${guid}`, { data: { active: false }, ...admin })
})
