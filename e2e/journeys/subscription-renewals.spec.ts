import { expect, type Page } from '@playwright/test'
import { addDays } from '@zivina/domain/calendar-day'
import { MOVED_PORT, type MovedProduct, startMovedProduct } from '../moved-product.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { fromAnywhere } from './fresh-account.ts'
import { buyPlan, orderPlan, pressAtGateway } from './gateway-page.ts'
import { readMail } from './read-mail.ts'
import { type Account, signUp, test } from './visitor.ts'

// One product for all of them, in which time goes on from journey to journey.
test.describe.configure({ mode: 'serial', timeout: 420_000 })
test.use({ baseURL: `http://localhost:${MOVED_PORT}` })

const PROFILE = '/uzivatel/profil-a-objednavky'
const RENEWAL = 'subscription_renewal'
const ordersOf = (page: Page) => page.getByRole('region', { name: 'Objednávky' })
const documentsOf = (page: Page) => page.getByRole('region', { name: 'Faktury a\u00a0doklady' })
const membershipOf = (page: Page) => page.getByRole('region', { name: 'Členství', exact: true })

const CZECH_DAY = new Intl.DateTimeFormat('cs-CZ', { dateStyle: 'long', timeZone: 'UTC' })
/** A day as pages name it, with whichever spaces. */
const named = (day: string): RegExp =>
  new RegExp(CZECH_DAY.format(Date.parse(day)).replace(/\s/g, '\\s').replace('.', '\\.'))
/** A day as mails name it: „28. 1. 2027“. */
const mailed = (day: string): RegExp => new RegExp(day.split('-').map(Number).toReversed().join('\\.\\s'))
const noonOf = (day: string): Date => new Date(`${day}T11:00:00Z`)

let product: MovedProduct
test.beforeAll(async () => {
  product = await startMovedProduct()
})
test.afterAll(async () => product?.stop())

/** The last day that a subscription is paid for. */
async function paidUntil({ email }: Account): Promise<string> {
  const [row] = await product.sql(
    `select s.paid_until::text as day from subscription s join "user" u on u.guid = s."user" where u.email = $1`,
    [email],
  )
  return String(row?.day)
}

/** It becomes noon of a day, the charges of the day are made, and the person logs in and looks at the profile. */
async function comeBackOn(page: Page, day: string, { email, password }: Account): Promise<void> {
  await product.moveTo(noonOf(day))
  await product.run(RENEWAL)
  const answer = await page.request.post('/api/login', { data: { email, password }, headers: fromAnywhere() })
  expect(answer.status()).toBe(200)
  await page.goto(PROFILE)
}

test('a subscription is renewed on its last day, with a new end of premium, an invoice and a mail', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const person = await signUp(page, product.outbox)
  await buyPlan(page, 'premium-mesicni')
  const first = await paidUntil(person)
  await page.goto(PROFILE)
  await expect(membershipOf(page)).toContainText(named(first))
  await expect(documentsOf(page).getByText(/^Faktura /)).toHaveCount(1)
  await comeBackOn(page, first, person)
  const second = await paidUntil(person)
  expect(second > first).toBe(true)
  await expect(membershipOf(page)).toContainText(named(second))
  await expect(membershipOf(page)).toContainText('strhneme 199\u00a0Kč z\u00a0karty 444444')
  await expect(ordersOf(page).getByRole('article')).toHaveCount(2)
  await expect(ordersOf(page).getByText('Zaplaceno')).toHaveCount(2)
  await expect(documentsOf(page).getByText(/^Faktura /)).toHaveCount(2)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  expect(await readMail(person.email, /^Předplatné je obnovené/, product.outbox)).toMatch(mailed(second))
})

test('a card that fails is told of at once and tried for a week; then premium ends', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  const person = await signUp(page, product.outbox)
  await orderPlan(page, 'premium-mesicni')
  await page.getByRole('checkbox', { name: /^Příští stržení/ }).check()
  await pressAtGateway(page, 'pay')
  await expect(page.getByRole('heading', { name: 'Zaplaceno, děkujeme' })).toBeVisible()
  const paid = await paidUntil(person)
  const last = addDays(paid, 7)
  await comeBackOn(page, paid, person)
  await expect(membershipOf(page)).toContainText('se nepodařilo strhnout')
  await expect(membershipOf(page)).toContainText(named(last))
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  expect(await readMail(person.email, /^Platba za předplatné neprošla/, product.outbox)).toMatch(mailed(last))
  await page.goto('/uzivatel/jidelnicek')
  await expect(page).toHaveURL('/uzivatel/jidelnicek')
  await comeBackOn(page, addDays(last, 1), person)
  await expect(membershipOf(page)).toContainText('Teď máte bezplatný účet.')
  await expect(documentsOf(page).getByText(/^Faktura /)).toHaveCount(1)
  expect(await readMail(person.email, /^Předplatné skončilo/, product.outbox)).toContain('ani po týdnu')
  // Premium pages send a person without it to the dashboard.
  await page.goto('/uzivatel/jidelnicek')
  await expect(page).toHaveURL(/\/uzivatel$/)
})

test('a yearly subscription is announced two weeks before its charge, and can be cancelled until then', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const person = await signUp(page, product.outbox)
  await buyPlan(page, 'premium-rocni')
  const paid = await paidUntil(person)
  await comeBackOn(page, addDays(paid, -14), person)
  const mail = await readMail(person.email, /^Předplatné se brzy obnoví/, product.outbox)
  expect(mail).toMatch(mailed(paid))
  expect(mail).toContain('1\u00a0690\u00a0Kč')
  await expect(ordersOf(page).getByRole('article')).toHaveCount(1)
  await membershipOf(page).getByRole('button', { name: 'Zrušit obnovování' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zrušit obnovování' }).click()
  await expect(membershipOf(page)).toContainText('nic dalšího nestrhneme')
  await comeBackOn(page, addDays(paid, 1), person)
  await expect(membershipOf(page)).toContainText('Teď máte bezplatný účet.')
  await expect(ordersOf(page).getByRole('article')).toHaveCount(1)
})
