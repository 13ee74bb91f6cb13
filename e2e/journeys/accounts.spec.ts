import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { ANY_WIDTH, expectAccessible, expectNoLayoutShift, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { readMail } from './read-mail.ts'
import { fillLogIn, newPerson, signUp, test } from './visitor.ts'

const SETTINGS = '/uzivatel/podpora-a-nastaveni'
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Účet/ })

/** Logs in at the stand-in as a person. */
async function agree(page: Page, email: string, name = 'Jana Zkušební'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Zkušební přihlášení' })).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Jméno' }).fill(name)
  await page.getByRole('button', { name: 'Pokračovat' }).click()
}

/** Deletes the cookies, like a new browser. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies()
}

test('a password is changed, and only the new one logs in', { tag: ANY_WIDTH }, async ({ page }) => {
  const person = await signUp(page)
  await page.goto(SETTINGS)
  const password = 'sedm kaštanů pod lavicí'
  const form = panel(page, 'Změna hesla')
  await form.getByLabel('Současné heslo').fill('neni to ono')
  await form.getByLabel('Nové heslo').fill(password)
  await form.getByRole('button', { name: 'Změnit heslo' }).click()
  await expect(form.getByText('Současné heslo nesouhlasí.')).toBeVisible()
  await form.getByLabel('Současné heslo').fill(person.password)
  await form.getByRole('button', { name: 'Změnit heslo' }).click()
  await expect(page.getByText('Heslo jsme změnili.')).toBeVisible()
  expect(await readMail(person.email, /Heslo k/)).toContain('bylo změněno heslo')
  await forget(page)
  await page.goto('/prihlasit')
  await fillLogIn(page, person)
  await expect(page.getByText(/Nesprávný e-mail nebo heslo/)).toBeVisible()
  await fillLogIn(page, { ...person, password })
  await expect(page).toHaveURL('/uzivatel')
})

test('an e-mail is changed by a code sent to the new address', { tag: ANY_WIDTH }, async ({ page }) => {
  const person = await signUp(page)
  const { email } = newPerson()
  await page.goto(SETTINGS)
  const form = panel(page, 'Změna e-mailu')
  await form.getByLabel('Nový e-mail').fill(email)
  await form.getByLabel('Současné heslo').fill(person.password)
  await form.getByRole('button', { name: 'Poslat kód na nový e-mail' }).click()
  const code = (await readMail(email, /kód pro změnu/)).match(/\b\d{6}\b/)?.[0] ?? ''
  expect(await readMail(person.email, /Žádost o/)).toContain(email)
  await form.getByLabel('Kód z\u00a0e-mailu').fill(code)
  await form.getByRole('button', { name: 'Potvrdit nový e-mail' }).click()
  await expect(page.getByText('E-mail je změněný.')).toBeVisible()
  await expect(form.getByText(email)).toBeVisible()
  await forget(page)
  await page.goto('/prihlasit')
  await fillLogIn(page, { ...person, email })
  await expect(page).toHaveURL('/uzivatel')
})

/** Turns a second factor on by the same calls as the settings. */
async function turnFactorOn(page: Page, password: string): Promise<{ next: () => string; recovery_codes: string[] }> {
  const headers = { 'x-zivina-exchange': '1', origin: new URL(page.url()).origin }
  const exchanged = await page.request.post('/api/session/exchange', { headers })
  const { access, token_data } = await exchanged.json()
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/user/${token_data.user_guid}${path}`, {
      data,
      headers: { authorization: `Bearer ${access}` },
    })
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }
  const { secret } = await call('/totp', { current_password: password })
  const generator = new TOTP({ secret: Secret.fromBase32(secret) })
  const { recovery_codes } = await call('/totp/confirm', { code: generator.generate() })
  // The code that turned it on is used up; the server accepts the next one a step early.
  return { recovery_codes, next: () => generator.generate({ timestamp: Date.now() + 30_000 }) }
}

test('the log-in screen asks for the second factor, and accepts a recovery code instead', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  const person = await signUp(page)
  await page.goto('/recepty')
  const { recovery_codes } = await turnFactorOn(page, person.password)
  await forget(page)
  await page.goto('/prihlasit?zpet=%2Frecepty')
  await fillLogIn(page, person)
  const code = page.getByLabel('Kód z\u00a0ověřovací aplikace')
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await code.fill('000000')
  await page.getByRole('button', { name: 'Přihlásit se' }).click()
  await expect(page.getByText('Kód z\u00a0ověřovací aplikace nesouhlasí.')).toBeVisible()
  await code.fill(recovery_codes[0] ?? '')
  await page.getByRole('button', { name: 'Přihlásit se' }).click()
  await expect(page).toHaveURL('/recepty')
})

test('a new person logs in through Google, agrees to the terms, is welcomed, and can log in again at once', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const { email, username } = newPerson()
  await page.goto('/prihlasit?zpet=%2Frecepty%3Fsearch%3Dryba')
  await page.getByRole('button', { name: 'Pokračovat přes Google' }).click()
  await agree(page, email)
  await expect(page.getByRole('heading', { name: 'Dokončete registraci' })).toBeVisible()
  await expect(page.getByLabel('Uživatelské jméno')).toHaveValue(/^[a-z0-9-]{3,30}$/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Uživatelské jméno').fill(username)
  await page.getByRole('button', { name: 'Založit účet' }).click()
  await expect(page.getByText('Bez tohoto souhlasu nelze pokračovat')).toBeVisible()
  await page.getByRole('checkbox', { name: /podmínkami/ }).check()
  await page.getByRole('button', { name: 'Založit účet' }).click()
  await expect(page).toHaveURL('/recepty?search=ryba')
  await expect(account(page)).toHaveAccessibleName(`Účet ${username}`)
  expect(await readMail(email, /Vítejte/)).toContain(username)

  await page.goto(SETTINGS)
  await expect(panel(page, 'Heslo').getByText(/heslo zatím nemáte/)).toBeVisible()
  await panel(page, 'Propojené účty').getByRole('button', { name: 'Zrušit propojení: Google' }).click()
  await expect(page.getByText(/Nastavte si nejdřív heslo/)).toBeVisible()
  await expectAccessible(page)

  await forget(page)
  await page.goto('/prihlasit')
  await page.getByRole('button', { name: 'Pokračovat přes Google' }).click()
  await agree(page, email)
  await expect(page).toHaveURL('/uzivatel')
})

test('an existing account is linked through Apple’s form after its second factor, and its owner gets a mail', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const person = await signUp(page)
  await page.goto('/recepty')
  const { next } = await turnFactorOn(page, person.password)
  await forget(page)
  await page.goto('/prihlasit')
  await page.getByRole('button', { name: 'Pokračovat přes Apple' }).click()
  await agree(page, person.email)
  const code = page.getByLabel('Kód z\u00a0ověřovací aplikace')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Přihlásit se' }).click()
  await expect(page.getByText('Kód z\u00a0ověřovací aplikace nesouhlasí.')).toBeVisible()
  await code.fill(next())
  await page.getByRole('button', { name: 'Přihlásit se' }).click()
  await expect(page).toHaveURL('/uzivatel')
  expect(await readMail(person.email, /Přihlášení přes Apple/)).toContain('Apple')
})

test('a service is linked in the settings with the password, and then logs in', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  const person = await signUp(page)
  const elsewhere = newPerson().email
  await page.goto(SETTINGS)
  const linked = panel(page, 'Propojené účty')
  await linked.getByRole('button', { name: 'Propojit: Seznam' }).click()
  await expect(linked.getByLabel('Současné heslo')).toBeFocused()
  await linked.getByLabel('Současné heslo').fill('něco jiného')
  await linked.getByRole('button', { name: 'Pokračovat na Seznam' }).click()
  await expect(linked.getByText('Současné heslo nesouhlasí.')).toBeVisible()
  await expectAccessible(page)
  await linked.getByLabel('Současné heslo').fill(person.password)
  await linked.getByRole('button', { name: 'Pokračovat na Seznam' }).click()
  await page.getByRole('button', { name: 'Zrušit' }).click()
  await expect(page.getByText('Propojení s\u00a0účtem Seznam jste zrušili.')).toBeVisible()
  await page.getByRole('link', { name: 'Zpět do nastavení' }).click()
  await linked.getByRole('button', { name: 'Propojit: Seznam' }).click()
  await linked.getByLabel('Současné heslo').fill(person.password)
  await linked.getByRole('button', { name: 'Pokračovat na Seznam' }).click()
  await agree(page, elsewhere)
  await expect(page).toHaveURL(SETTINGS)
  await expect(linked.getByRole('button', { name: 'Zrušit propojení: Seznam' })).toBeVisible()

  await forget(page)
  await page.goto('/prihlasit')
  await page.getByRole('button', { name: 'Pokračovat přes Seznam' }).click()
  await agree(page, elsewhere)
  await expect(account(page)).toHaveAccessibleName(`Účet ${person.username}`)
})

test('a person who declines at the service, or returns without a code, sees a message and a way back', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await page.goto('/prihlasit?zpet=%2Frecepty')
  await page.getByRole('button', { name: 'Pokračovat přes Seznam' }).click()
  await page.getByRole('button', { name: 'Zrušit' }).click()
  await expect(page.getByText('Přihlášení přes Seznam jste zrušili.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zpět na přihlášení' }).click()
  await expect(page).toHaveURL('/prihlasit?zpet=%2Frecepty')
  await page.goto(`/prihlasit/oauth/google?state=${'x'.repeat(43)}&code=x`)
  await expect(page.getByText(/nepodařilo dokončit/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await openClean(page, '/prihlasit/oauth/neznama', 404)
})

test('the unsubscribe link of a mail asks first, works at a press, and the settings show it', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const person = await signUp(page)
  const mail = await readMail(person.email, /Vítejte/)
  const link = new URL(mail.match(/https?:\S+\/api\/mail\/unsubscribe\?token=\S+/)?.[0] ?? '')
  await page.goto(SETTINGS)
  const news = page.getByLabel('Posílat novinky e-mailem')
  await news.check()
  await expect(page.getByText('Novinky vám budeme posílat.')).toBeVisible()
  await page.goto(link.pathname + link.search)
  await expect(page).toHaveURL(/^[^?]+\/odhlasit-odber\?token=/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto(SETTINGS)
  await expect(news).toBeChecked()
  await page.goto(link.pathname + link.search)
  await page.getByRole('button', { name: 'Odhlásit', exact: true }).click()
  await expect(page.getByText('Hotovo. Už vám nebudeme posílat novinky.')).toBeVisible()
  await page.goto(SETTINGS)
  await expect(news).not.toBeChecked()
  await page.goto('/odhlasit-odber?token=newsletter.neco')
  await page.getByRole('button', { name: 'Odhlásit', exact: true }).click()
  await expect(page.getByText(/není úplný/)).toBeVisible()
})

test('a person who prefers kilojoules sees them on public pages from the first paint on', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await signUp(page)
  await page.goto(SETTINGS)
  await page.getByLabel('Kilojouly (kJ) na prvním místě').check()
  await expect(page.getByText('Nastavení je uložené.')).toBeVisible()
  await openClean(page, '/recepty')
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(card.first().getByText(/\d\u00a0kJ$/)).toBeVisible()
  await expect(card.first().getByText(/\d\u00a0kcal$/)).toBeHidden()
  await expectNoLayoutShift(page)
  await card.first().getByRole('link').click()
  await expect(page.getByTestId('glance').getByText(/\d\u00a0kJ$/)).toBeVisible()
  await expect(page.getByTestId('glance').getByText(/\d\u00a0kcal$/)).toBeHidden()
  await forget(page)
  await page.goto('/recepty')
  await expect(card.first().getByText(/\d\u00a0kcal$/)).toBeVisible()
})
