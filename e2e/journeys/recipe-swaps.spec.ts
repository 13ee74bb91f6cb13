import { expect, type Page } from '@playwright/test'
import {
  ANY_WIDTH,
  changeColors,
  expectAccessible,
  expectColorsAccessible,
  expectNoSidewaysScroll,
  openClean,
} from './check-page.ts'
import { amountField, energy, resetButton, rowOf, startEditing } from './recipe-page.ts'
import { test } from './visitor.ts'

/** A cake with oil, milk, eggs and flour. */
const PATH = '/recepty/bublanina-s-tresnemi'

const offers = (page: Page) => page.getByTestId('swap-offers')
const offer = (page: Page, name: RegExp) => offers(page).getByRole('button', { name }).first()
const swap = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()
const wish = (page: Page, name: string) => offers(page).getByRole('button', { name, exact: true })

test('two swaps of a line with an amount changed between them, and one undo', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, PATH)
  await startEditing(page)
  const given = await energy(page).textContent()
  await swap(page, /^Vyměnit: Olej řepkový/).click()
  await expect(page.getByRole('heading', { name: 'Čím nahradit: Olej řepkový' })).toBeVisible()
  // The cake speaks for dough first; every offer says what it changes.
  await expect(offers(page).getByRole('heading').first()).toHaveText(/Jako tuk do\s+těsta/)
  await expect(offer(page, /^Olej kokosový/)).toContainText(/kcal na porci/)
  await expect(offers(page).getByRole('button', { name: /[Zz]mrzlina/ })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await changeColors(page, 'dark')
  await expectColorsAccessible(page)

  // 90 ml of oil weigh 82.35 g.
  await expect(offer(page, /^Olej kokosový/)).toContainText('82\u00a0g')
  await offer(page, /^Olej kokosový/).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const coconut = amountField(page, 'Olej kokosový')
  await expect(rowOf(page, coconut)).toContainText('místo:')
  // The text of the step names the oil of the recipe: a mark beside it says what to take, on paper and in the cook mode too.
  const mark = page.getByText(/řepkový olej → kokosový olej/)
  await expect(mark).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(mark).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Začít vařit' }).click()
  const cookMode = page.getByRole('dialog', { name: /^Vaření:/ })
  for (const _ of ['Třešně', 'Pekáč']) await cookMode.getByRole('button', { name: 'Další krok' }).click()
  await expect(cookMode.getByText(/řepkový olej → kokosový olej/)).toBeVisible()
  await cookMode.getByRole('button', { name: 'Ukončit vaření' }).click()
  await coconut.fill('164')
  await coconut.blur()

  // The line keeps both actions, and the second swap starts from the oil, twice as much as before.
  const row = rowOf(page, coconut)
  await expect(row.getByRole('button', { name: 'Vrátit původní: Olej řepkový' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await row.getByRole('button', { name: /^Vyměnit: Olej kokosový/ }).click()
  await expect(page.getByRole('heading', { name: 'Čím nahradit: Olej řepkový' })).toBeVisible()
  await expect(offer(page, /^Olej slunečnicový/)).toContainText(/1[78]\d\sml/)
  await offer(page, /^Olej slunečnicový/).click()
  const oil = amountField(page, 'Olej slunečnicový')
  await expect(rowOf(page, oil)).toContainText('místo:')

  await rowOf(page, oil).getByRole('button', { name: 'Vrátit původní: Olej řepkový' }).click()
  await expect(amountField(page, 'Olej řepkový')).toBeVisible()
  await expect(energy(page)).toHaveText(given ?? '')
  await expect(resetButton(page)).toBeDisabled()
  await expect(page.getByText(/řepkový olej →/)).toHaveCount(0)
})

test('wishes leave what surely grants them, and an allergen that a swap adds is said', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await openClean(page, PATH)
  await startEditing(page)
  await swap(page, /^Vyměnit: Mléko polotučné/).click()
  await expect(offer(page, /^Mléko/)).toBeVisible()
  await wish(page, 'veganské').click()
  await wish(page, 'bez laktózy').click()
  await expect(wish(page, 'veganské')).toHaveAttribute('aria-pressed', 'true')
  await expect(offer(page, /^Sójový nápoj/)).toContainText('přidává alergen: sóju')
  await expect(offers(page).getByRole('button', { name: /^Mléko/ })).toHaveCount(0)
  await wish(page, 'víc bílkovin').click()
  await wish(page, 'méně energie').click()
  await expect(offers(page).getByRole('status')).toHaveText(/Náhrad: \d+|Takovou náhradu tu nemáme/)
  await expectAccessible(page)
  await wish(page, 'víc bílkovin').click()
  await wish(page, 'méně energie').click()
  await offer(page, /^Sójový nápoj/).click()
  await expect(page.getByText('místo:')).toBeVisible()
})

test('dry beans are offered dry first, and cooked ones converted', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, '/recepty/prebranac-z-bilych-fazoli')
  await startEditing(page)
  await swap(page, /^Vyměnit: Fazole bílé/).click()
  await expect(offers(page).getByRole('listitem').first()).toContainText('400\u00a0g')
  await expect(offers(page).getByRole('listitem').first()).not.toContainText('Přepočteno')
  await page
    .getByRole('button', { name: /^Další náhrady/ })
    .first()
    .click()
  const cooked = offer(page, /^Fazole bílé v\skonzervě/)
  await expect(cooked).toContainText('960\u00a0g')
  await expect(cooked).toContainText('Přepočteno: vařené luštěniny = 2,4násobek suchých.')
  await page.getByText('Odkud známe poměry').click()
  await expect(offers(page)).toContainText('BFE-R-02-03')
})
