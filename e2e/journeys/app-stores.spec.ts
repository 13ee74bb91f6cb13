import { expect, type Page } from '@playwright/test'
import { ANY_WIDTH, expectAccessible } from './check-page.ts'
import { signUp, test } from './visitor.ts'

const STORES = '/obchody-s-aplikacemi-na-zkousku'
const PROFILE = '/uzivatel/profil-a-objednavky'
const membershipOf = (page: Page) => page.getByRole('region', { name: 'Členství', exact: true })

/** Lets something happen to an account in the stores to try with. */
async function happen(page: Page, account: string, event: string, server: 'answer' | 'down' = 'answer'): Promise<void> {
  const form = { account, event, store: 'app_store', product: 'premium_month', mode: 'once', server }
  const pressed = await page.request.post(STORES, { form, maxRedirects: 0 })
  expect(pressed.status()).toBe(303)
}

test('what is bought in the App Store is premium on the page, and a refund ends it', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  const { email, password } = await signUp(page)
  const login = await page.request.post('/api/login', { data: { email, password } })
  const [, claims = ''] = (await login.json()).access.split('.')
  const account: string = JSON.parse(Buffer.from(claims, 'base64url').toString()).user_guid

  await page.goto(`${STORES}?account=${account}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Koupit předplatné/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'premium_month' })).toBeVisible()

  await page.goto(PROFILE)
  await expect(async () => {
    await page.reload()
    await expect(membershipOf(page)).toContainText(/Premium.*z\u00a0App Store se obnoví/, { timeout: 2000 })
  }).toPass({ timeout: 15_000 })
  await expect(membershipOf(page)).not.toContainText('Samo se neobnoví')
  await expect(membershipOf(page).getByRole('link', { name: /nastavení App Store/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/uzivatel/jidelnicek')
  await expect(page).toHaveURL('/uzivatel/jidelnicek')

  await page.goto(PROFILE)
  await happen(page, account, 'REFUND', 'down')
  try {
    await membershipOf(page)
      .getByRole('button', { name: /^Načíst nákup/ })
      .click()
    await expect(page.getByText(/Server předplatného neodpovídá/)).toBeVisible()
  } finally {
    await happen(page, account, 'TEST')
  }
  await membershipOf(page)
    .getByRole('button', { name: /^Načíst nákup/ })
    .click()
  await expect(membershipOf(page)).toContainText('Teď máte bezplatný účet.')
})
