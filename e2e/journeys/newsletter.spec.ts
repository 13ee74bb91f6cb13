import { expect } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { readMail } from './read-mail.ts'
import { openFooter } from './site-bar.ts'
import { newPerson, test } from './visitor.ts'

test('a visitor without an account subscribes in the footer, confirms at a press and unsubscribes again', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const { email } = newPerson()
  await openClean(page, '/o-nas')
  const box = page.getByRole('contentinfo')
  await openFooter(page, 'Tipy do schránky')
  await box.getByLabel('Kam vám máme psát').fill('neco')
  await box.getByRole('button', { name: 'Chci tipy' }).click()
  await expect(box.getByLabel('Kam vám máme psát')).toBeFocused()
  await expect(box.getByLabel('Kam vám máme psát')).toHaveValue('neco')
  await box.getByLabel('Kam vám máme psát').fill(email)
  await box.getByRole('button', { name: 'Chci tipy' }).click()
  await expect(box.getByText(/Děkujeme\. Pokud tato adresa/)).toBeVisible()
  await expectAccessible(page)

  const mail = await readMail(email, /Potvrďte odběr/)
  const confirmation = new URL(mail.match(/https?:\S+\/newsletter\/potvrzeni\?token=\S+/)?.[0] ?? '')
  await page.goto(confirmation.pathname + confirmation.search)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Potvrdit odběr' }).click()
  await expect(page.getByText('Hotovo. Novinky vám budeme posílat na tuto adresu.')).toBeVisible()

  const refusal = new URL(mail.match(/https?:\S+\/api\/mail\/unsubscribe\?token=\S+/)?.[0] ?? '')
  await page.goto(refusal.pathname + refusal.search)
  await page.getByRole('button', { name: 'Odhlásit', exact: true }).click()
  await expect(page.getByText('Hotovo. Už vám nebudeme posílat novinky.')).toBeVisible()

  await page.goto(confirmation.pathname + confirmation.search)
  await page.getByRole('button', { name: 'Potvrdit odběr' }).click()
  await expect(page.getByText(/Odkaz pro potvrzení odběru už neplatí/)).toBeVisible()
})
