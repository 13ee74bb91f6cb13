import { expect, type Page, test } from '@playwright/test'
import { changeColors, expectAccessible, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { amountField, resetButton, rowOf } from './recipe-page.ts'

const PATH = '/recepty/bublanina-s-tresnemi'
const FLOUR = 'Polohrubá mouka (pšeničná)'

const offers = (page: Page) => page.getByTestId('swap-offers')
const offer = (page: Page, name: RegExp) => offers(page).getByRole('button', { name })
const swap = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name: typeof name === 'string' ? `Vyměnit: ${name}` : name }).first()

test('two swaps of a line and an undo, with an amount changed between them', async ({ page }) => {
  await openClean(page, PATH)
  const oil = amountField(page, 'Olej řepkový')
  await swap(page, 'Olej řepkový').click()
  await expect(page.getByRole('heading', { name: 'Čím nahradit: Olej řepkový' })).toBeVisible()
  await expect(offer(page, /^Máslo/).first()).toContainText('na porci')
  await expect(offers(page).getByRole('button', { name: /zmrzlina/i })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // 90 ml of oil are 82.35 g of fat; butter has a fifth of water and milk solids.
  const group = offers(page).getByRole('region', { name: /Jako tuk do\stěsta/ })
  await group.getByRole('button', { name: /^Máslo \(82/ }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})
