import { expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { signUp } from './fresh-account.ts'
import { test } from './visitor.ts'

const MANAGER = '/admin/user-manage'

/** Opens the page of the only account that the search finds. */
async function openPerson(page: Page, email: string): Promise<void> {
  await page.goto(`${MANAGER}?search=${email}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.locator('tbody button').click()
  await expect(page).toHaveURL(/\/admin\/user\/update\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(email.split('@')[0] ?? '')
}

test('accounts are listed, searched, downloaded, and opened by Enter', async ({ page, context, isMobile }) => {
  await enterAs(context, 'admin')
  await expectSound(page, MANAGER, { isMobile })
  await page.getByRole('searchbox', { name: 'Jméno nebo e-mail' }).fill('premium@zivina')
  await expect(page).toHaveURL(/search=premium/)
  await expect(page.getByRole('row')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toBe('ucty.csv')
  await page.getByRole('searchbox').press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/user\/update\//)
  await expect(page.getByRole('region', { name: 'Premium' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  // Roles are for a super admin.
  await expect(page.getByRole('region', { name: 'Role' })).toHaveCount(0)
})

test('premium is given and ended at once, and a notification says that no phone is there', { tag: ANY_WIDTH }, async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const fresh = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const email = await signUp(fresh, 'clen')
  await fresh.dispose()
  await enterAs(context, 'admin')
  await openPerson(page, email)
  const premium = page.getByRole('region', { name: 'Premium' })
  await expect(premium).toContainText('Zdarma')
  await premium.getByRole('button', { name: 'Dát Premium' }).click()
  await expect(premium.getByLabel('Důvod')).toBeFocused()
  await premium.getByLabel('Důvod').fill('Omluva za výpadek')
  await premium.getByRole('button', { name: 'Dát Premium' }).click()
  await expect(premium).toContainText('bez konce')
  await expect(premium).toContainText('Omluva za výpadek')
  await premium.getByRole('button', { name: 'Ukončit hned' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ukončit Premium' }).click()
  await expect(page.getByText('Premium skončilo.')).toBeVisible()

  const notice = page.getByRole('region', { name: 'Upozornění do telefonu' })
  await notice.getByLabel('Nadpis').fill('Dobrý den')
  await notice.getByLabel('Text').fill('Jídelníček je připravený.')
  await notice.getByRole('button', { name: 'Poslat upozornění' }).click()
  await expect(notice.getByText('Uživatel nemá zařízení, na které by šlo poslat oznámení.')).toBeVisible()
  // What was typed stays, and leaving it asks.
  await page.getByRole('link', { name: 'Všechny účty' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Odejít bez uložení' }).click()
  await expect(page).toHaveURL(/user-manage/)
})

test('a super admin gives and takes a role', { tag: ANY_WIDTH }, async ({ page, context, playwright, baseURL }) => {
  const fresh = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const email = await signUp(fresh, 'partner')
  await fresh.dispose()
  await enterAs(context, 'superadmin')
  await openPerson(page, email)
  const roles = page.getByRole('region', { name: 'Role' })
  for (const label of ['Dát roli partner', 'Odebrat roli partner']) {
    await roles.getByRole('button', { name: label }).click()
    await page.getByRole('dialog').getByRole('button', { name: label }).click()
    await expect(roles.getByRole('button', { name: label })).toHaveCount(0)
  }
  await expect(roles.getByRole('button', { name: 'Dát roli partner' })).toBeVisible()
})

test('is not there for people who are no admins', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await enterAs(context, 'affiliate')
  await page.goto(MANAGER)
  await expect(page).toHaveURL('/404')
})
