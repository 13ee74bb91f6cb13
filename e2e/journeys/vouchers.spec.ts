import { expect } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { orderButton, pressAtGateway } from './gateway-page.ts'
import { readMail } from './read-mail.ts'
import { signUp, test } from './visitor.ts'

test('a gift voucher is bought from the price list and redeemed once, by its recipient, for premium', async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page)
  await page.goto('/premium')
  await page.getByRole('link', { name: /^Darovat za 549/ }).click()
  await expect(page.getByRole('heading', { name: 'Darovat Premium' })).toBeVisible()
  await page.getByLabel('Pro koho').fill('Eva Obdarovaná')
  await page.getByLabel('Věnování').fill('Ať ti chutná!')
  await page.getByLabel('Jméno a\u00a0příjmení').fill('Jana Zkušební')
  await page.getByLabel('Ulice a\u00a0číslo').fill('Zkušební 1')
  await page.getByLabel('Obec').fill('Brno')
  await page.getByLabel('PSČ').fill('602 00')
  await page.getByLabel(/^Souhlasím s/).check()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await orderButton(page).click()
  await pressAtGateway(page, 'pay')
  await expect(page.getByRole('heading', { name: 'Zaplaceno, děkujeme' })).toBeVisible()
  const code =
    (await page
      .getByText(/^Kód poukazu/)
      .locator('strong')
      .textContent()) ?? ''
  expect(await readMail(email, /dárkový poukaz$/)).toContain(code)

  const context = await browser.newContext()
  const recipient = await context.newPage()
  await signUp(recipient)
  await recipient.goto(`/uzivatel/profil-a-objednavky?poukaz=${code}`)
  const membership = recipient.getByRole('region', { name: 'Členství', exact: true })
  await expect(membership.getByLabel('Kód poukazu')).toHaveValue(code)
  await expectAccessible(recipient)
  await membership.getByRole('button', { name: 'Uplatnit', exact: true }).click()
  await expect(membership).toContainText(/Premium .*běží od/)
  await recipient.goto('/uzivatel/jidelnicek')
  await expect(recipient).toHaveURL('/uzivatel/jidelnicek')
  await context.close()

  await page.goto('/uzivatel/profil-a-objednavky')
  await expect(page.getByRole('region', { name: 'Objednávky' })).toContainText('uplatněný')
  const own = page.getByRole('region', { name: 'Členství', exact: true })
  await own.getByRole('button', { name: 'Uplatnit poukaz' }).click()
  await own.getByLabel('Kód poukazu').fill(code)
  await own.getByRole('button', { name: 'Uplatnit', exact: true }).click()
  await expect(own.getByText('Tento poukaz už byl uplatněný.')).toBeVisible()
})
