import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { buyPlan, fillCheckout, orderButton, orderPlan, pressAtGateway } from './gateway-page.ts'
import { readMail } from './read-mail.ts'
import { signUp, test } from './visitor.ts'

const PROFILE = '/uzivatel/profil-a-objednavky'
const ordersOf = (page: Page) => page.getByRole('region', { name: 'Objednávky' })
const membershipOf = (page: Page) => page.getByRole('region', { name: 'Členství', exact: true })

async function expectFine(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

test('premium for a month is bought from the price list to the very next premium page, and a double press is one order', async ({
  page,
}) => {
  const { email } = await signUp(page)
  await page.goto('/premium')
  await expect(membershipOf(page)).toContainText('Teď máte bezplatný účet.')
  await expectFine(page)
  await page.getByRole('link', { name: 'Chci Premium na měsíc' }).click()
  await expect(page.getByRole('heading', { name: 'Objednávka', level: 1 })).toBeVisible()
  await expect(page.getByText(/^Obnoví se .* za 199\u00a0Kč z\u00a0karty/)).toBeVisible()
  // What is missing is said at its field, and what was typed stays.
  await page.getByLabel('Jméno a\u00a0příjmení').fill('Jana Zkušební')
  await orderButton(page).click()
  await expect(page.getByLabel('Ulice a\u00a0číslo')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(/^Souhlasím s/)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Jméno a\u00a0příjmení')).toHaveValue('Jana Zkušební')
  await expectFine(page)
  await fillCheckout(page, 'premium-mesicni')
  await orderButton(page).dblclick()
  await pressAtGateway(page, 'pay')
  await expect(page.getByRole('heading', { name: 'Zaplaceno, děkujeme' })).toBeVisible()
  await expect(page.getByText(/^Premium na měsíc máte od .* do/)).toBeVisible()
  await expectFine(page)
  await page.getByRole('link', { name: 'Sestavit jídelníček' }).click()
  await expect(page).toHaveURL('/uzivatel/jidelnicek')
  await page.goto(PROFILE)
  await expect(ordersOf(page).getByRole('article')).toHaveCount(1)
  await expect(ordersOf(page).getByText('Zaplaceno')).toBeVisible()
  await expect(membershipOf(page)).toContainText(/strhneme 199\u00a0Kč z\u00a0karty 444444/)
  await expectFine(page)
  expect(await readMail(email, /^Potvrzení objednávky/)).toContain('199')
  // Bought once, it is not sold again.
  await page.goto('/objednavka?sluzba=premium-mesicni')
  await expect(page.getByRole('heading', { name: 'Tento plán už máte' })).toBeVisible()
  // Its renewals are paid with another card.
  await page.goto(PROFILE)
  await membershipOf(page).getByRole('button', { name: 'Změnit kartu' }).click()
  await expect(page.getByRole('dialog')).toContainText('zaplatíte novou kartou 1\u00a0Kč, kterou hned vrátíme')
  await expectFine(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Pokračovat na bránu' }).click()
  await page.getByRole('checkbox', { name: 'Zaplatit jinou kartou' }).check()
  await pressAtGateway(page, 'pay')
  await expect(page.getByRole('heading', { name: 'Předplatné má novou kartu' })).toBeVisible()
  await expectFine(page)
  // Its renewal is cancelled, and premium stays for the paid days.
  await page.goto(PROFILE)
  await expect(membershipOf(page)).toContainText('z\u00a0karty 555555')
  await membershipOf(page).getByRole('button', { name: 'Zrušit obnovování' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zrušit obnovování' }).click()
  await expect(membershipOf(page)).toContainText('nic dalšího nestrhneme')
  await page.goto('/uzivatel/jidelnicek')
  await expect(page).toHaveURL('/uzivatel/jidelnicek')
})

test('premium for a year is bought, and a cheaper plan is chosen for later and taken back', async ({ page }) => {
  await signUp(page)
  await page.goto('/premium')
  await page.getByText('Ročně', { exact: true }).click()
  await page.getByRole('link', { name: 'Chci Premium na rok' }).click()
  await expect(page.getByText('1\u00a0690\u00a0Kč', { exact: true })).toBeVisible()
  await buyPlan(page, 'premium-rocni')
  await page.goto('/objednavka?sluzba=premium-mesicni')
  await expect(page.getByText(/využijete celé.*teď nic neplatíte/)).toBeVisible()
  await expectFine(page)
  await page.getByRole('button', { name: /^Přejít od/ }).click()
  await expect(membershipOf(page)).toContainText('předplatné přejde na Premium na\u00a0měsíc')
  await membershipOf(page).getByRole('button', { name: 'Zůstat u\u00a0současného' }).click()
  await expect(membershipOf(page)).toContainText('strhneme 1\u00a0690\u00a0Kč')
})

test('an upgrade to premium plus credits the unused days, says so before, and tells how to arrange the consultation', async ({
  page,
}) => {
  await signUp(page)
  await buyPlan(page, 'premium-mesicni')
  await page.goto('/objednavka?sluzba=premium-plus')
  await expect(page.getByText(/nevyužit.* odečetli 199\u00a0Kč/)).toBeVisible()
  await expect(page.getByText('2\u00a0691\u00a0Kč')).toBeVisible()
  await expectFine(page)
  await buyPlan(page, 'premium-plus')
  await page.goto(PROFILE)
  await expect(membershipOf(page)).toContainText('Premium Plus běží')
  await expect(membershipOf(page)).toContainText('Termín vstupní konzultace si domluvte')
  await expect(ordersOf(page).getByRole('article')).toHaveCount(2)
})

test('a declined card is followed by a payment, and a reload or the bare address of the page shows the same order', async ({
  page,
}) => {
  await signUp(page)
  await orderPlan(page, 'premium-mesicni')
  await pressAtGateway(page, 'decline')
  await expect(page.getByText('Banka platbu zamítla.')).toBeVisible()
  const gateway = page.url()
  await page.goto('/potvrzeni-objednavky')
  await expect(page.getByRole('heading', { name: 'Platba zatím neproběhla' })).toBeVisible()
  await expectFine(page)
  await page.getByRole('link', { name: 'Zaplatit 199\u00a0Kč' }).click()
  await expect(page).toHaveURL(gateway)
  await pressAtGateway(page, 'pay')
  await expect(page.getByRole('heading', { name: 'Zaplaceno, děkujeme' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Zaplaceno, děkujeme' })).toBeVisible()
})

test('a cancelled and an expired payment have their words and a way to order again', async ({ page }) => {
  await signUp(page)
  await orderPlan(page, 'premium-mesicni')
  await pressAtGateway(page, 'cancel')
  await expect(page.getByRole('heading', { name: 'Platba byla zrušena' })).toBeVisible()
  await expectFine(page)
  await page.getByRole('link', { name: 'Objednat znovu' }).click()
  await expect(page).toHaveURL('/objednavka?sluzba=premium-mesicni')
  await orderPlan(page, 'premium-mesicni')
  await pressAtGateway(page, 'expire')
  await expect(page.getByRole('heading', { name: 'Platba vypršela' })).toBeVisible()
  await page.goto('/uzivatel/jidelnicek')
  await expect(page).toHaveURL('/uzivatel')
})

test('two tabs pay one order, and the page that waits shows the payment of the other tab', async ({
  page,
  context,
}) => {
  await signUp(page)
  const other = await context.newPage()
  await orderPlan(page, 'premium-mesicni')
  await orderPlan(other, 'premium-mesicni')
  expect(other.url()).toBe(page.url())
  await page.goto('/potvrzeni-objednavky')
  await expect(page.getByRole('heading', { name: 'Platba zatím neproběhla' })).toBeVisible()
  await pressAtGateway(other, 'pay')
  await expect(page.getByRole('heading', { name: 'Zaplaceno, děkujeme' })).toBeVisible()
  await page.goto(PROFILE)
  await expect(ordersOf(page).getByRole('article')).toHaveCount(1)
})

test('the button for those who paid and have no premium reads the gateway and says what it found', async ({ page }) => {
  await signUp(page)
  await orderPlan(page, 'premium-mesicni')
  const gateway = page.url()
  await page.goto(PROFILE)
  const ask = ordersOf(page).getByRole('button', { name: 'Zaplatil/a jsem a\u00a0premium nemám' })
  await ask.click()
  await expect(ordersOf(page).getByText('Brána o\u00a0zaplacení zatím neví.')).toBeVisible()
  await expectFine(page)
  // Paid elsewhere, and the window of the gateway closed.
  const paid = await page.request.post(gateway, { form: { action: 'pay' }, maxRedirects: 0 })
  expect(paid.status()).toBe(303)
  await ask.click()
  await expect(ordersOf(page).getByText(/Premium (zapnuli|z\u00a0ní máte)/)).toBeVisible()
  await page.goto('/uzivatel/jidelnicek')
  await expect(page).toHaveURL('/uzivatel/jidelnicek')
})

test('withdrawal takes two steps, says what is given back, ends premium and is confirmed by mail', async ({ page }) => {
  const { email } = await signUp(page)
  await buyPlan(page, 'premium-rocni')
  await page.goto(PROFILE)
  await ordersOf(page).getByRole('button', { name: 'Odstoupit od smlouvy' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Vrátíme vám 1\u00a0690\u00a0Kč/)).toBeVisible()
  await expectFine(page)
  await dialog.getByRole('button', { name: 'Odstoupit od smlouvy' }).click()
  await expect(ordersOf(page).getByText('Odstoupeno')).toBeVisible()
  await expect(membershipOf(page)).toContainText('Teď máte bezplatný účet.')
  await page.goto('/uzivatel/jidelnicek')
  await expect(page).toHaveURL('/uzivatel')
  await expect(page.getByText('úpravy receptů a\u00a0trend hmotnosti zůstanou uložené')).toBeVisible()
  expect(await readMail(email, /[Oo]dstoup/)).toContain('690')
})

test('the trial begins without a card, once, and the next page is premium', async ({ page }) => {
  await signUp(page)
  await page.goto('/premium')
  const begin = membershipOf(page).getByRole('button', { name: 'Vyzkoušet 7 dní zdarma' })
  await begin.click()
  await expect(membershipOf(page)).toContainText(/Premium .* běží od/)
  await expect(begin).toBeHidden()
  await page.goto('/uzivatel/jidelnicek')
  await expect(page).toHaveURL('/uzivatel/jidelnicek')
})
