import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import { Secret, TOTP } from 'otpauth'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { fromAnywhere, PASSWORD, signUp } from './fresh-account.ts'
import { buyPlan } from './gateway-page.ts'
import { signUp as signUpInBrowser, test } from './visitor.ts'

const MANAGER = '/admin/user-manage'

/** Opens the page of the only account that the search finds. */
async function openPerson(page: Page, email: string): Promise<void> {
  await page.goto(`${MANAGER}?search=${email}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.locator('tbody button').click()
  await expect(page).toHaveURL(/\/admin\/user\/update\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(email.split('@')[0] ?? '')
}

/** The guid of an account, as an admin finds it. */
async function guidOf(request: APIRequestContext, email: string): Promise<string> {
  const headers = await bearerOf(request, 'admin')
  const { results } = await (await request.get(`/api/user_short?search=${email}`, { headers })).json()
  return results.find((user: { email: string }) => user.email === email).guid
}

async function headersOf(request: APIRequestContext, email: string): Promise<{ authorization: string }> {
  const answer = await request.post('/api/login', { data: { email, password: PASSWORD }, headers: fromAnywhere() })
  return { authorization: `Bearer ${(await answer.json()).access}` }
}

/** Orders Premium for a month and returns the order's number. */
async function orderMonth(request: APIRequestContext, email: string): Promise<string> {
  const headers = await headersOf(request, email)
  const { results } = await (await request.get('/api/service')).json()
  const { guid: service } = results.find(({ slug }: { slug: string }) => slug === 'premium-mesicni')
  const preview = await (await request.get(`/api/order/preview?service=${service}`, { headers })).json()
  const buyer = { full_name: 'Jana Zkušební', email, street: 'Dlouhá 1', city: 'Brno', postal_code: '602 00' }
  const order = await request.post('/api/order', {
    headers,
    data: {
      guid: crypto.randomUUID(),
      service,
      price: preview.price,
      credit: preview.credit,
      vat_rate: preview.service.vat_rate,
      terms_version: CONSENT_VERSIONS.terms,
      immediate_start_agreed: true,
      buyer: { ...buyer, country: 'CZ' },
    },
  })
  expect(order.status(), await order.text()).toBe(201)
  return (await order.json()).number
}

async function turnOnSecondFactor(request: APIRequestContext, email: string): Promise<void> {
  const [headers, guid] = [await headersOf(request, email), await guidOf(request, email)]
  const call = async (rest: string, data: object) => {
    const answer = await request.post(`/api/user/${guid}/totp${rest}`, { data, headers })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  const { secret } = await call('', { current_password: PASSWORD })
  const generator = new TOTP({ secret: Secret.fromBase32(secret) })
  await call('/confirm', { code: generator.generate() })
}

test('accounts are listed, searched, downloaded, and opened by Enter', async ({ page, context, isMobile }) => {
  await enterAs(context, 'admin')
  await expectSound(page, MANAGER, { isMobile })
  await page.getByRole('searchbox', { name: 'Jméno nebo e-mail' }).fill('premium@zivina')
  await expect(page).toHaveURL(/search=premium/)
  await expect(page.getByRole('row')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^zivina-user_short-\d{4}-\d{2}-\d{2}\.csv$/)
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

test('somebody is banned until a day and unbanned, both with who and why in the history', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const fresh = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const email = await signUp(fresh, 'hostinec')
  const login = () => fresh.post('/api/login', { data: { email, password: PASSWORD }, headers: fromAnywhere() })
  await enterAs(context, 'admin')
  await openPerson(page, email)
  const access = page.getByRole('region', { name: 'Přístup k\u00a0účtu' })
  await access.getByRole('button', { name: 'Zablokovat' }).click()
  const dialog = page.getByRole('dialog', { name: /^Zablokovat účet/ })
  await dialog.getByRole('button', { name: 'Zablokovat účet' }).click()
  await expect(dialog.getByLabel('Důvod')).toBeFocused()
  await dialog.getByLabel('Důvod').fill('Reklamy v hodnoceních')
  await dialog.getByLabel('Poslední den').fill('2020-01-31')
  await dialog.getByRole('button', { name: 'Zablokovat účet' }).click()
  await expect(dialog.getByLabel('Poslední den')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Poslední den').fill('2098-12-31')
  await dialog.getByRole('button', { name: 'Zablokovat účet' }).click()
  await expect(access).toContainText('Účet je zablokovaný.')
  await expect(access).toContainText('Reklamy v hodnoceních')
  await expect(access).toContainText(/1\.\s1\.\s2099/)
  expect(await (await login()).json()).toMatchObject({ code: 'BANNED_USER' })

  await page.getByText('Historie změn').click()
  const changes = page.getByRole('list', { name: 'Historie změn' }).getByRole('listitem')
  await expect(changes).toHaveCount(1)
  await expect(changes).toContainText('Zablokovaný účet: ne → ano')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await access.getByRole('button', { name: 'Odblokovat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Odblokovat účet' }).click()
  await expect(access.getByRole('button', { name: 'Zablokovat' })).toBeVisible()
  // What was open is read again.
  await expect(changes).toHaveCount(2)
  await expect(changes.first()).toContainText('Důvod zablokování: Reklamy v hodnoceních → prázdné')
  expect((await login()).status()).toBe(200)
  await fresh.dispose()
})

test('a refusal that came meanwhile is said in the question, and what was typed stays', { tag: ANY_WIDTH }, async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const fresh = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const email = await signUp(fresh, 'povysena')
  await enterAs(context, 'admin')
  await openPerson(page, email)
  await page.getByRole('button', { name: 'Zablokovat' }).click()
  const dialog = page.getByRole('dialog', { name: /^Zablokovat účet/ })
  await dialog.getByLabel('Důvod').fill('Reklamy v hodnoceních')
  // A super administrator makes the account an administrator's, whom only a super administrator bans.
  // By calls of its own, as a log-in beside the page would log the page in.
  const headers = await bearerOf(fresh, 'superadmin')
  const promoted = await fresh.patch(`/api/user/${await guidOf(page.request, email)}/promote`, {
    headers,
    data: { role: 'admin' },
  })
  expect(promoted.ok()).toBe(true)
  await fresh.dispose()
  await dialog.getByRole('button', { name: 'Zablokovat účet' }).click()
  await expect(dialog.getByText('K této akci nemáte oprávnění.')).toBeVisible()
  await expect(dialog.getByLabel('Důvod')).toHaveValue('Reklamy v hodnoceních')
  await expect(page).toHaveURL(/\/admin\/user\/update\//)
})

test('a lost second factor is turned off, what was ordered is seen, and an account ends on request', {
  tag: ANY_WIDTH,
}, async ({ page, context, playwright, baseURL }) => {
  const fresh = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const email = await signUp(fresh, 'zapomnel')
  const number = await orderMonth(fresh, email)
  await turnOnSecondFactor(fresh, email)
  await fresh.dispose()
  await enterAs(context, 'admin')
  await openPerson(page, email)
  await expect(page.getByRole('region', { name: 'Objednávky' })).toContainText('čeká na platbu')
  await expect(page.getByRole('region', { name: 'Objednávky' })).toContainText(number)
  const access = page.getByRole('region', { name: 'Přístup k\u00a0účtu' })
  await access.getByRole('button', { name: 'Vypnout druhý faktor' }).click()
  const dialog = page.getByRole('dialog', { name: /^Vypnout druhý faktor/ })
  await dialog.getByLabel('Jak jste ověřili, že žádá majitel').fill('Volal z čísla v objednávce')
  await dialog.getByRole('button', { name: 'Vypnout druhý faktor' }).click()
  await expect(page.getByText(/už nemá druhý faktor/)).toBeVisible()
  await expect(access.getByRole('button', { name: 'Vypnout druhý faktor' })).toHaveCount(0)
  await page.getByText('Historie změn').click()
  const changes = page.getByRole('list', { name: 'Historie změn' }).getByRole('listitem')
  await expect(changes.first()).toContainText('Druhý faktor: ano → ne')
  await expect(changes.first()).toContainText('Volal z čísla v objednávce')

  await access.getByRole('button', { name: 'Smazat na žádost' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat účet' }).click()
  await expect(access).toContainText('Účet bude smazán')
  await expect(changes).toHaveCount(2)
})

test('a purchase complaint is solved on the page of the person, whose account is then seen as they see it', {
  tag: ANY_WIDTH,
}, async ({ page, browser }) => {
  const { email } = await signUpInBrowser(page)
  await buyPlan(page, 'premium-mesicni')
  const context = await browser.newContext({ viewport: page.viewportSize() })
  await enterAs(context, 'admin')
  const desk = await context.newPage()
  await openPerson(desk, email)
  const { pathname } = new URL(desk.url())
  const premium = desk.getByRole('region', { name: 'Premium', exact: true })
  await expect(premium).toContainText('Premium')
  const orders = desk.getByRole('region', { name: 'Objednávky' })
  await expect(orders).toContainText('zaplacená')
  await orders.getByText('Peníze a\u00a0doklady').click()
  await orders.getByRole('button', { name: 'Vrátit peníze' }).click()
  const dialog = desk.getByRole('dialog', { name: /^Vrátit peníze z/ })
  await dialog.getByLabel('Důvod').fill('Nejde přehrát')
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Vrátit', exact: true }).click()
  await expect(desk.getByText('Platbu jsme vrátili.')).toBeVisible()
  await expect(orders.getByText(/OD\d{4}-\d{6}/)).toBeVisible()
  await expect(orders).toContainText('vrácená')
  await expect(premium).toContainText('Zdarma')
  await expectNoSidewaysScroll(desk)
  expect(new URL(desk.url()).pathname).toBe(pathname)

  await desk.getByRole('link', { name: 'Podívat se na účet' }).click()
  await desk.getByRole('button', { name: 'Začít prohlížet' }).click()
  await expect(desk.getByLabel('Proč se díváte')).toHaveAttribute('aria-invalid', 'true')
  await desk.getByLabel('Proč se díváte').fill('Kontrola po stížnosti')
  await desk.getByRole('button', { name: 'Začít prohlížet' }).click()
  const banner = desk.getByRole('region', { name: 'Prohlížíte cizí účet' })
  await expect(banner).toContainText(email)
  await expect(desk.getByRole('region', { name: 'Objednávky' })).toContainText('Peníze vráceny')
  await expectAccessible(desk)
  const choices = desk.getByRole('group', { name: 'Co z\u00a0účtu' })
  await choices.getByText('Body').click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Obchod za body' })).toBeVisible()
  await choices.getByText('Hodnocení').click()
  await desk.getByRole('link', { name: 'Vybrat recept' }).click()
  await expect(desk.getByText('Při prohlížení účtu odkazy nikam nevedou.')).toBeVisible()
  await expectNoSidewaysScroll(desk)
  await banner.getByRole('button', { name: 'Ukončit prohlížení' }).click()
  await expect(banner).toHaveCount(0)
  await desk.getByText('Historie změn').click()
  const changes = desk.getByRole('list', { name: 'Historie změn' }).getByRole('listitem')
  await expect(changes.first()).toContainText('Kontrola po stížnosti')
  await context.close()
})

test('what an admin may not do is said instead of offered', { tag: ANY_WIDTH }, async ({ page, request, context }) => {
  await enterAs(context, 'admin')
  const access = page.getByRole('region', { name: 'Přístup k\u00a0účtu' })
  await page.goto(`/admin/user/update/${await guidOf(request, 'admin@zivina.example')}`)
  await expect(access).toContainText('To je váš účet.')
  await page.goto(`/admin/user/update/${await guidOf(request, 'superadmin@zivina.example')}`)
  await expect(access).toContainText('jen hlavní správce')
  await expect(access.getByRole('button')).toHaveCount(0)
})

test('is not there for people who are no admins', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await enterAs(context, 'affiliate')
  await page.goto(MANAGER)
  await expect(page).toHaveURL('/404')
})
