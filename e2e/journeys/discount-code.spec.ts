import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { fillCheckout, orderButton, pressAtGateway } from './gateway-page.ts'
import { signUp, test } from './visitor.ts'

const makeCode = () => `JARO-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`.toUpperCase()
const codeForm = (page: Page) => page.getByRole('form', { name: 'Slevový kód' })

async function expectFine(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

test('a discount code lowers a payment, and one that changes under the open checkout is seen before it is paid', async ({
  page,
  request,
}) => {
  const code = makeCode()
  const headers = await bearerOf(request, 'admin')
  const made = await request.post('/api/referral_code', { data: { code, percent: 10 }, headers })
  expect(made.status()).toBe(201)
  await signUp(page)
  await fillCheckout(page, 'premium-mesicni')
  await page.getByRole('button', { name: 'Mám slevový kód' }).click()
  await codeForm(page).getByLabel('Slevový kód').fill('NENI-TAKOVY')
  await codeForm(page).getByRole('button', { name: 'Použít' }).click()
  await expect(codeForm(page).getByText('Takový slevový kód neexistuje.')).toBeVisible()
  await expect(codeForm(page).getByLabel('Slevový kód')).toBeFocused()
  await expectFine(page)

  // A code that is typed but not used lowers nothing unseen: the first press uses it.
  await codeForm(page).getByLabel('Slevový kód').fill(code.toLowerCase())
  await orderButton(page).click()
  await expect(page.getByText('Cena je teď s\u00a0kódem nižší. Objednejte prosím znovu.')).toBeVisible()
  await expect(page.getByText('179,10\u00a0Kč')).toBeVisible()
  await expect(page.getByText(/^Obnoví se .* za 199\u00a0Kč/)).toBeVisible()
  await expectFine(page)

  const { guid } = await made.json()
  expect((await request.patch(`/api/referral_code/${guid}`, { data: { percent: 20 }, headers })).status()).toBe(200)
  await orderButton(page).click()
  await expect(page.getByText('Cena se mezitím změnila.')).toBeVisible()
  await expect(page.getByText('159,20\u00a0Kč')).toBeVisible()
  await page.getByLabel(/^Souhlasím s/).check()
  await page.getByLabel(/^Chci, aby Premium začalo hned/).check()
  await orderButton(page).click()
  await expect(page.getByText('159,20\u00a0Kč')).toBeVisible()
  await pressAtGateway(page, 'pay')
  await expect(page.getByRole('heading', { name: 'Zaplaceno, děkujeme' })).toBeVisible()
  await page.goto('/uzivatel/profil-a-objednavky')
  await expect(page.getByRole('region', { name: 'Objednávky' })).toContainText(`39,80\u00a0Kč s\u00a0kódem ${code}`)
  const paid = await request.get(`/api/admin/discounted_payment?code=${guid}`, { headers })
  expect((await paid.json()).results).toMatchObject([{ amount_before: 19_900, amount_after: 15_920 }])
})
