import { expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { test } from './visitor.ts'

const MANAGER = '/admin/referral-code-manage'
const makeCode = () => `LETO-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`.toUpperCase()
const rows = (page: Page) => page.getByRole('table').locator('tbody tr')

test('a code is created, found, edited and deleted', async ({ page, context, isMobile }) => {
  const code = makeCode()
  await enterAs(context, 'admin')
  await expectSound(page, MANAGER, { isMobile })
  await page.getByRole('button', { name: 'Nový kód' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nový kód' })
  await dialog.getByLabel('Kód', { exact: true }).fill(code.toLowerCase())
  await dialog.getByRole('button', { name: 'Založit kód' }).click()
  await expect(dialog.getByText('Vyplňte buď procenta, nebo částku.')).toBeVisible()
  await dialog.getByLabel('Sleva v\u00a0procentech').fill('20')
  await dialog.getByLabel('Tvůrce').fill('nikdo-takovy')
  await dialog.getByRole('button', { name: 'Založit kód' }).click()
  await expect(dialog.getByText('Takový účet tu není.')).toBeVisible()
  await dialog.getByLabel('Tvůrce').fill('')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Založit kód' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Začátek kódu' }).fill(code.slice(0, -1))
  await expect(page).toHaveURL(/search=LETO/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('20')
  await rows(page).getByRole('button').click()
  await expect(page.getByRole('heading', { level: 2, name: code })).toBeVisible()
  await page.getByRole('button', { name: 'Upravit' }).click()
  const edited = page.getByRole('dialog', { name: `Kód ${code}` })
  await edited.getByLabel('Sleva v\u00a0procentech').fill('')
  await edited.getByLabel('Nebo částka v\u00a0Kč').fill('99,50')
  await edited.getByRole('button', { name: 'Uložit' }).click()
  await expect(edited).toHaveCount(0)
  await expect(page.getByText('99,50\u00a0Kč').locator('visible=true').first()).toBeVisible()

  await page.getByRole('button', { name: 'Upravit' }).click()
  await edited.getByRole('button', { name: 'Smazat' }).click()
  await page
    .getByRole('dialog', { name: `Smazat kód ${code}?` })
    .getByRole('button', { name: 'Smazat' })
    .click()
  await expect(rows(page)).toHaveCount(0)
})

test('an affiliate sees what their own codes came to, and no list of all', async ({
  page,
  context,
  request,
  isMobile,
}) => {
  const [own, ours] = [makeCode(), makeCode()]
  const headers = await bearerOf(request, 'admin')
  const { results } = await (await request.get('/api/user_short?search=affiliate%40', { headers })).json()
  for (const data of [
    { code: own, percent: 10, creator: results[0].guid },
    { code: ours, percent: 10 },
  ]) {
    expect((await request.post('/api/referral_code', { data, headers })).status()).toBe(201)
  }
  await enterAs(context, 'affiliate')
  await expectSound(page, MANAGER, { isMobile })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moje slevové kódy')
  await expect(page.getByRole('status').filter({ hasText: 'Celkem 0 použití' })).toBeVisible()
  await expect(rows(page).filter({ hasText: own })).toHaveCount(1)
  await expect(rows(page).filter({ hasText: ours })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Nový kód' })).toHaveCount(0)
  await rows(page).filter({ hasText: own }).getByRole('button').click()
  await expect(page.getByText('zatím nikdy')).toBeVisible()
  await page.goto(`${MANAGER}/statistics`)
  await expect(page).toHaveURL('/404')
})

test('admins see what all codes came to in some days', { tag: ANY_WIDTH }, async ({ page, context, request }) => {
  const code = makeCode()
  const headers = await bearerOf(request, 'admin')
  expect((await request.post('/api/referral_code', { data: { code, percent: 10 }, headers })).status()).toBe(201)
  await enterAs(context, 'admin')
  await page.goto(MANAGER)
  await page.getByRole('link', { name: 'Výsledky' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Výsledky slevových kódů')
  await page.getByLabel('Od', { exact: true }).fill('2026-01-01')
  await expect(page).toHaveURL(/from=2026-01-01/)
  await expect(page.getByText(/^Celkem \d+ použití/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
