import { expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { DEMO_PASSWORD } from './demo-token.ts'
import { startEditing } from './recipe-page.ts'
import { type Account, fillLogIn, signUp, test } from './visitor.ts'

const MODIFIED = '/uzivatel/modifikovane-recepty'
const PREMIUM: Pick<Account, 'email' | 'password'> = {
  email: 'premium@zivina.example',
  password: DEMO_PASSWORD,
}

/** Changes the first amount of the open recipe. */
async function changeFirstAmount(page: Page, amount: string): Promise<void> {
  const field = page.locator('.amount-input').first()
  if (!(await field.isVisible())) await startEditing(page)
  await field.fill(amount)
  await field.press('Enter')
}

/** Waits until the server has stored a change of the open modified recipe. */
async function savedChange(page: Page): Promise<void> {
  const response = await page.waitForResponse((response) => response.request().method() === 'PATCH')
  expect(response.ok()).toBe(true)
}

async function openRecipe(page: Page): Promise<string> {
  await page.goto('/recepty')
  await page.getByRole('list', { name: 'Recepty' }).getByRole('link').first().click()
  const heading = page.getByRole('article').getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  return (await heading.textContent()) ?? ''
}

test('without premium, modified recipes redirect to the overview, and saving one explains premium', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const account = await signUp(page)
  await page.goto(MODIFIED)
  await expect(page).toHaveURL('/uzivatel')
  await expect(page.getByText('je součástí členství Premium.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('je součástí členství Premium.')).toBeHidden()
  // A right that is lost while a page is open redirects there too, and the browser learns the remaining rights.
  const message = 'K\u00a0této akci nemáte oprávnění.'
  await page.route('**/api/user_filter*', (route) =>
    route.fulfill({ status: 403, json: { code: 'permission_denied', message } }),
  )
  const exchange = page.waitForRequest('**/api/session/exchange')
  await page.goto('/uzivatel/filtry')
  await exchange
  await expect(page).toHaveURL('/uzivatel')
  await openRecipe(page)
  await changeFirstAmount(page, '777')
  await expect(page.getByText('Uložení úpravy je součástí')).toBeVisible()
  await page.getByRole('button', { name: 'Uložit úpravu' }).click()
  await expect(page.getByText('Tato funkce je součástí členství Premium.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Co je Premium' })).toHaveAttribute('href', '/premium')
  await expectAccessible(page)
  // Started before log-in, it is reported after it, and the edits are still there.
  await page.context().clearCookies()
  await page.goto('/recepty')
  await openRecipe(page)
  await changeFirstAmount(page, '555')
  await page.getByRole('button', { name: 'Uložit úpravu' }).click()
  await page.getByRole('button', { name: 'Přihlásit se a\u00a0uložit' }).click()
  await expect(page).toHaveURL(/\/prihlasit\?zpet=/)
  await expect(page.getByText('Po přihlášení uložíme vaši úpravu receptu.')).toBeVisible()
  await fillLogIn(page, account)
  await expect(page).toHaveURL(/\/recepty\//)
  await expect(page.getByText('Tato funkce je součástí členství Premium.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Suroviny' }).getByRole('listitem').first()).toContainText(/^555\u00a0/)
})

test('with saving of edits switched off it is not offered, and a reload restores the original recipe', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await signUp(page)
  await page.goto('/uzivatel/podpora-a-nastaveni')
  await page.getByLabel(/^Neukládat úpravy receptů/).check()
  await expect(page.getByText('Nastavení je uložené.')).toBeVisible()
  await openRecipe(page)
  const first = page.getByRole('region', { name: 'Suroviny' }).getByRole('listitem').first()
  const original = (await first.textContent()) ?? ''
  await changeFirstAmount(page, '777')
  await expect(page.getByRole('button', { name: 'Vrátit původní', exact: true })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Uložit úpravu' })).toBeHidden()
  await page.reload()
  await expect(first).toHaveText(original)
})

test.describe('modified recipes of a premium member', () => {
  test.describe.configure({ mode: 'serial' })

  test('two swaps of one dish are saved, and steps, lines and the list of edits say for certain what replaced what', {
    tag: ANY_WIDTH,
  }, async ({ page }) => {
    await enterAs(page.context(), 'premium')
    await page.goto('/recepty/bublanina-s-tresnemi', { waitUntil: 'networkidle' })
    await startEditing(page)
    for (const [from, to] of [
      ['Olej řepkový', /^Olej kokosový/],
      ['Mléko polotučné', /^Mléko bez laktózy/],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^Vyměnit: ${from}`) }).click()
      await page.getByTestId('swap-offers').getByRole('button', { name: to }).first().click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.getByRole('button', { name: 'Uložit úpravu' }).click()
    const name = `Dvě výměny ${Date.now().toString(36)}`
    const dialog = page.getByRole('dialog', { name: 'Uložit úpravu' })
    await dialog.getByLabel('Název').fill(name)
    await dialog.getByRole('button', { name: 'Uložit úpravu' }).click()
    await page.getByRole('button', { name: 'Zobrazit' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText(/Vyměněno: .*olej řepkový.* → olej kokosový/)).toBeVisible()
    await expect(page.getByText(/místo: .*Olej řepkový/)).toBeVisible()
    await expect(page.getByText(/olej řepkový.* → kokosový olej/).last()).toBeVisible()
    await expect(page.getByText(/nejspíš/)).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Smazat', exact: true }).click()
    await expect(page).toHaveURL(MODIFIED)
  })

  test('a modification started before log-in is saved after it, changed, and protected from a second tab', {
    tag: ANY_WIDTH,
  }, async ({ page, context }) => {
    const original = await openRecipe(page)
    await changeFirstAmount(page, '777')
    await page.getByRole('button', { name: 'Uložit úpravu' }).click()
    const dialog = page.getByRole('dialog', { name: 'Uložit úpravu' })
    const name = `Moje zkouška ${Date.now().toString(36)}`
    await dialog.getByLabel('Název').fill(name)
    await dialog.getByLabel(/^Poznámka/).fill('Pro babičku.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Přihlásit se a\u00a0uložit' }).click()
    await fillLogIn(page, PREMIUM)
    await expect(page.getByText('Upravený recept jsme uložili.')).toBeVisible()
    await expect(page).toHaveURL(MODIFIED)
    await expect(page).toHaveTitle(/^Upravené recepty/)
    const card = page.getByRole('article').filter({ hasText: name })
    await expect(card).toContainText(`Podle receptu ${original}`)
    await expect(card).toContainText(/Jinak: .* 777\u00a0/)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText('Pro babičku.')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    // Its steps are edited, cooked from and taken back.
    await page.getByRole('button', { name: 'Upravit postup' }).click()
    const steps = page.getByRole('dialog', { name: 'Upravit postup' })
    await steps
      .getByRole('textbox', { name: /^Popis/ })
      .first()
      .fill('Nejdřív zapněte troubu.')
    await expectAccessible(page)
    await steps.getByRole('button', { name: 'Uložit postup' }).click()
    await expect(steps).toBeHidden()
    await page.getByRole('button', { name: 'Začít vařit' }).click()
    await expect(page.getByRole('dialog').getByText('Nejdřív zapněte troubu.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Upravit postup' }).click()
    await steps.getByRole('button', { name: 'Vrátit původní postup' }).click()
    await expect(page.getByText('Nejdřív zapněte troubu.')).toHaveCount(0)

    const other = await context.newPage()
    await other.goto(page.url())
    await changeFirstAmount(other, '888')
    await other.getByRole('button', { name: 'Uložit změny' }).click()
    await expect(other.getByText('Hotovo.')).toBeVisible()
    await changeFirstAmount(page, '999')
    await page.getByRole('button', { name: 'Uložit změny' }).click()
    await expect(page.getByText(/^Mezitím jste to změnili/)).toBeVisible()
    await expect(page.locator('.amount-input').first()).toHaveValue(/^999\u00a0/)
    // A message „Hotovo.“ may still be that of the steps, which were saved before.
    const saved = savedChange(page)
    await page.getByRole('button', { name: 'Uložit svou verzi' }).click()
    await saved
    await expect(page.getByText('Hotovo.')).toBeVisible()
    await other.reload()
    await startEditing(other)
    await expect(other.locator('.amount-input').first()).toHaveValue(/^999\u00a0/)
    // What was typed is kept: seven spoons would be shown in grams otherwise.
    const first = page.locator('.amount-input').first()
    await changeFirstAmount(page, '7 lžic')
    await first.blur()
    await expect(first).toHaveValue('7\u00a0lžic')
    // The button has another name while it saves, so that its absence does not say that anything is saved.
    const typed = savedChange(page)
    await page.getByRole('button', { name: 'Uložit změny' }).click()
    await typed
    await page.reload()
    await startEditing(page)
    await expect(first).toHaveValue('7\u00a0lžic')

    // The other tab does not know of it: its dialog says so, keeps what was typed, and saves it at the second press.
    await other.getByRole('button', { name: 'Přejmenovat' }).click()
    const renaming = other.getByRole('dialog')
    await renaming.getByLabel('Název').fill(`${name} jinak`)
    await renaming.getByRole('button', { name: 'Uložit' }).click()
    await expect(renaming.getByText(/uložíte to dalším stiskem/)).toBeVisible()
    await renaming.getByRole('button', { name: 'Uložit' }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(`${name} jinak`)
    await expect(other.getByRole('region', { name: 'Suroviny' }).getByRole('listitem').first()).toContainText(
      '7\u00a0lžic',
    )
    await other.close()
    await page.reload()

    await page.getByRole('button', { name: 'Do\u00a0jídelníčku' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Přidat', exact: true }).click()
    await expect(page.getByText(/^Přidáno do jídelníčku/)).toBeVisible()
    await page.getByRole('button', { name: 'Vrátit zpět' }).click()

    await page.getByRole('button', { name: 'Přejmenovat' }).click()
    await page.getByRole('dialog').getByLabel('Název').fill(`${name} nově`)
    await page.getByRole('dialog').getByRole('button', { name: 'Uložit' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} nově`)

    await page.getByRole('button', { name: 'Smazat', exact: true }).click()
    await expect(page).toHaveURL(MODIFIED)
    const renamed = page.getByRole('article').filter({ hasText: `${name} nově` })
    await expect(renamed).toHaveCount(0)
    await page.getByRole('button', { name: 'Vrátit zpět' }).click()
    await expect(renamed).toHaveCount(1)
  })

  test('an unknown modified recipe is not found', { tag: ANY_WIDTH }, async ({ page }) => {
    await enterAs(page.context(), 'premium')
    const response = await page.goto(`${MODIFIED}/neco-co-neni`)
    expect(response?.status()).toBe(404)
  })
})
