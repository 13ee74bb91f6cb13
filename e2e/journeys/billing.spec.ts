import { expect } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { buyPlan } from './gateway-page.ts'
import { signUp, test } from './visitor.ts'

test('orders are filtered, found, downloaded, and one is shown with its history', async ({
  page,
  context,
  isMobile,
}) => {
  await enterAs(context, 'admin')
  await expectSound(page, '/admin/billing/orders', { isMobile })
  await page.getByLabel('Stav').selectOption('PAID')
  await expect(page).toHaveURL(/state=PAID/)
  await page.getByRole('searchbox', { name: 'Číslo, e-mail nebo jméno' }).fill('premium@zivina')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('tbody tr')).toContainText('Petra Ukázková')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^zivina-admin-order-\d{4}-\d{2}-\d{2}\.csv$/)
  await page.locator('tbody button').click()
  await expect(page.getByText('Dlouhá 12')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Historie' })).toContainText(/se nic nezměnilo|Stav/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByText('Peníze a\u00a0doklady').click()
  const money = page.getByRole('region', { name: 'Peníze' })
  await expect(money.getByText(/FV\d{4}-\d{6}/)).toBeVisible()
  const invoice = page.waitForEvent('download')
  await money.getByRole('button', { name: /^Stáhnout FV/ }).click()
  expect((await invoice).suggestedFilename()).toMatch(/^FV.*\.pdf$/)
})

test('a service gets another price from a day on', async ({ page, context, isMobile }) => {
  await enterAs(context, 'admin')
  await expectSound(page, '/admin/billing/services', { isMobile })
  await page.getByRole('button', { name: 'Nová cena: Online konzultace' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nová cena: Online konzultace' })
  await dialog.getByLabel('Cena v\u00a0Kč').fill('1234,50')
  await dialog.getByLabel('Platí od').fill('2020-01-01')
  await dialog.getByLabel('Důvod').fill('Vyšší náklady')
  await dialog.getByRole('button', { name: 'Uložit cenu' }).click()
  await expect(dialog.getByLabel('Platí od')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  const year = new Date().getFullYear() + 1
  await dialog.getByLabel('Platí od').fill(`${year}-01-15`)
  await dialog.getByRole('button', { name: 'Uložit cenu' }).click()
  await expect(dialog).toHaveCount(0)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Online konzultace' }) })
  await card.getByText('Změny ceny').click()
  await expect(card).toContainText('1\u00a0234,50\u00a0Kč')
  await expect(card).toContainText(`15.\u00a01.\u00a0${year}`)
  await expect(card).toContainText('Proč: Vyšší náklady')
  await expectAccessible(page)
})

test('orders and prices are not there for affiliates', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await enterAs(context, 'affiliate')
  for (const path of ['/admin/billing/orders', '/admin/billing/services']) {
    await page.goto(path)
    await expect(page).toHaveURL('/404')
  }
})

test('what a person bought has an invoice, and a part of it is given back with a credit note', async ({
  page,
  context,
  isMobile,
}) => {
  const { email } = await signUp(page)
  await buyPlan(page, 'premium-mesicni')
  await page.goto('/uzivatel/profil-a-objednavky')
  const documents = page.getByRole('region', { name: 'Faktury a\u00a0doklady' })
  const download = page.waitForEvent('download')
  await documents.getByRole('button', { name: /^Stáhnout FV/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^FV\d{4}-\d{6}\.pdf$/)
  await context.clearCookies()
  await enterAs(context, 'admin')
  await page.goto(`/admin/billing/orders?search=${email}`)
  await page.locator('tbody button').click()
  await page.getByText('Peníze a\u00a0doklady').click()
  const money = page.getByRole('region', { name: 'Peníze' })
  await money.getByRole('button', { name: 'Vrátit peníze' }).click()
  const dialog = page.getByRole('dialog', { name: /^Vrátit peníze z/ })
  await expectAccessible(page)
  await dialog.getByLabel('Vrátit v\u00a0Kč').fill('100')
  await dialog.getByLabel('Důvod').fill('Výpadek aplikace')
  await dialog.getByRole('button', { name: 'Vrátit', exact: true }).click()
  await expect(page.getByText('Platbu jsme vrátili.')).toBeVisible()
  await expect(money.getByText(/OD\d{4}-\d{6}/)).toBeVisible()
  await expect(page.locator('dd', { hasText: 'zčásti vrácená' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  if (!isMobile) await expectAccessible(page)
})

test('differences are listed, and none is there', { tag: ANY_WIDTH }, async ({ page, context, isMobile }) => {
  await enterAs(context, 'admin')
  await expectSound(page, '/admin/billing/differences', { isMobile })
  await expect(page.getByText('Objednávky, brána i\u00a0účetnictví souhlasí.')).toBeVisible()
})
