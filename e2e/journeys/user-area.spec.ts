import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { calendarDay } from '@zivina/domain/calendar-day'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'
import { energyTarget, type TargetFacts } from '@zivina/nutrition/targets'
import { Secret, TOTP } from 'otpauth'
import { ANY_WIDTH, expectAccessible, expectSound } from './check-page.ts'
import { fromAnywhere, PASSWORD, signUp } from './fresh-account.ts'
import { test } from './visitor.ts'

// One person's account: each test continues where the one before ended.
test.describe.configure({ mode: 'serial' })

const OVERVIEW = '/uzivatel'
const PROFILE = '/uzivatel/profil-a-objednavky'
const SETTINGS = '/uzivatel/podpora-a-nastaveni'

let context: BrowserContext
let page: Page
let email: string

test.beforeAll(async ({ browser }, { project }) => {
  context = await browser.newContext(project.use as BrowserContextOptions)
  email = await signUp(context.request, project.name)
  page = await context.newPage()
})

test.afterAll(() => context.close())

const panel = (name: string) => page.getByRole('region', { name, exact: true })

test(
  'a visitor who is not logged in is redirected to the log-in, and returns after it',
  { tag: ANY_WIDTH },
  async ({ browser }, { project }) => {
    const stranger = await browser.newContext(project.use as BrowserContextOptions)
    const other = await stranger.newPage()
    await other.goto(PROFILE)
    await expect(other).toHaveURL(/\/prihlasit\?zpet=/)
    await stranger.close()
  },
)

for (const path of [OVERVIEW, PROFILE, SETTINGS]) {
  test(`${path}: answers, is accessible, does not shift and fits`, async ({ isMobile }) => {
    await expectSound(page, path, { isMobile })
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
}

test('a new account is greeted by name and shown the one step to its target', async () => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(OVERVIEW)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dobrý den, Jano')
  await expect(panel('Oblíbené recepty').getByRole('link', { name: 'Vybrat recepty' })).toBeVisible()
  await expect(panel('Moje recepty').getByRole('link', { name: 'Vytvořit recept' })).toBeVisible()
  await page.getByRole('link', { name: 'Spočítat denní cíl' }).last().click()
  await expect(page).toHaveURL(/profil-a-objednavky#telo/)
})

test('personal data are saved and still there after a reload; a taken name is reported at its field', async () => {
  await page.goto(PROFILE)
  const form = page.getByRole('form', { name: 'Osobní údaje' })
  await form.getByLabel('Jméno a\u00a0příjmení').fill('Petr Zkušební')
  await form.getByLabel('Uživatelské jméno').fill('demo-user')
  await form.getByRole('button', { name: 'Uložit osobní údaje' }).click()
  await expect(form.getByText('Toto uživatelské jméno už někdo používá.')).toBeVisible()
  await expect(form.getByLabel('Uživatelské jméno')).toBeFocused()
  await expect(form.getByLabel('Jméno a\u00a0příjmení')).toHaveValue('Petr Zkušební')
  await form.getByLabel('Uživatelské jméno').fill(email.split('@')[0] ?? '')
  await form.getByRole('button', { name: 'Uložit osobní údaje' }).click()
  await expect(page.getByText('Osobní údaje jsou uložené.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Jméno a\u00a0příjmení')).toHaveValue('Petr Zkušební')
})

test('leaving with unsaved changes asks first', { tag: ANY_WIDTH }, async () => {
  await page.getByLabel('Obec').fill('Olomouc')
  await page
    .getByRole('link', { name: /^Dnes$/ })
    .filter({ visible: true })
    .click()
  const question = page.getByRole('dialog', { name: 'Odejít bez uložení?' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Zůstat tady' }).click()
  await expect(page.getByLabel('Obec')).toHaveValue('Olomouc')
})

test('a company is found by its number, which is checked at once, and the former values can be restored', {
  tag: ANY_WIDTH,
}, async () => {
  const company = panel('Adresa a\u00a0firma')
  await company.getByLabel('IČO').fill('00000018')
  await expect(company.getByText(/správnou kontrolní číslici/)).toBeVisible()
  await company.getByLabel('IČO').fill('00000035')
  await company.getByRole('button', { name: 'Vyplnit z\u00a0registru' }).click()
  await expect(company.getByText(/podle registru zanikla/)).toBeVisible()
  await company.getByRole('button', { name: 'Vrátit původní údaje' }).click()
  await expect(company.getByLabel('Obec')).toHaveValue('Olomouc')
  await company.getByLabel('IČO').fill('00000019')
  await company.getByRole('button', { name: 'Vyplnit z\u00a0registru' }).click()
  await expect(company.getByText('Ukázková pekárna s.r.o.')).toBeVisible()
  await expect(company.getByLabel('Ulice a\u00a0číslo')).toHaveValue('Ukázková 1234/5a')
  await expect(company.getByLabel('DIČ')).toHaveValue('CZ00000019')
  await company.getByRole('button', { name: 'Uložit adresu a\u00a0firmu' }).click()
  await expect(page.getByText('Adresa a\u00a0firma jsou uložené.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('IČO')).toHaveValue('00000019')
})

const FACTS: TargetFacts = {
  sex: 'female',
  birth_date: '1990-05-01',
  height: 168,
  weight: 64.5,
  activity: 'light',
  target_goal: 'Weight loss',
  pregnant_or_breastfeeding: false,
}

/** The target in kilocalories, computed by the shared function. */
function expectedTarget(facts: TargetFacts): string {
  const target = energyTarget(facts, calendarDay(new Date()))
  return formatNutrient('calories', caloriesFromKilojoules(target?.kilojoules ?? null))
}

test('after the consent the target is computed while the person types, and saved', { tag: ANY_WIDTH }, async () => {
  await page.goto(PROFILE)
  const body = panel('Tělo a\u00a0cíl')
  await body.getByRole('button', { name: /Souhlasím se zpracováním/ }).click()
  await body.getByLabel('Pohlaví').selectOption('Žena')
  await body.getByLabel('Datum narození').fill('1990-05-01')
  await body.getByLabel('Výška (cm)').fill('168')
  await body.getByLabel('Hmotnost (kg)').fill('64,5')
  await body.getByLabel('Jak se hýbete').selectOption('Lehce aktivní')
  await body.getByLabel('Čeho chcete dosáhnout').selectOption('Zhubnout')
  await expect(body.locator('output strong')).toHaveText(expectedTarget(FACTS))
  await body.getByLabel(/těhotná/).check()
  await expect(body.locator('output strong')).toHaveText(expectedTarget({ ...FACTS, pregnant_or_breastfeeding: true }))
  await expect(body.getByText('Bezpečná mez')).toBeVisible()
  await body.getByLabel(/těhotná/).uncheck()
  await body.getByText('Proč ne méně?').click()
  await expect(body.getByText(/pod dohled odborníka/)).toBeVisible()
  await expectAccessible(page)
  await body.getByRole('button', { name: /Uložit údaje/ }).click()
  await expect(page.getByText('Údaje o\u00a0těle jsou uložené.')).toBeVisible()
  await page.goto(OVERVIEW)
  await expect(panel('Vaše energie na den').locator('strong')).toHaveText(expectedTarget(FACTS))
})

test('settings survive a log-out, and a change can be undone', { tag: ANY_WIDTH }, async () => {
  await page.goto(SETTINGS)
  await page.getByLabel('Kilojouly (kJ) na prvním místě').check()
  await expect(page.getByText('Nastavení je uložené.')).toBeVisible()
  // The undo below applies to the second change: the offer to undo the first one has gone.
  await expect(page.getByText('Nastavení je uložené.')).toBeHidden()
  await page.getByLabel(/Skrýt energii na den/).check()
  await expect(page.getByText('Nastavení je uložené.')).toBeVisible()
  // However slow the undo is, the log-out right after it neither loses nor overtakes it.
  await page.route('**/api/user/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(page.getByLabel(/Skrýt energii na den/)).not.toBeChecked()
  await logOutHere()
  await page.unrouteAll({ behavior: 'wait' })
  await logIn()
  await page.goto(SETTINGS)
  await expect(page.getByLabel('Kilojouly (kJ) na prvním místě')).toBeChecked()
  const hidden = page.getByLabel(/Skrýt energii na den/)
  await expect(hidden).not.toBeChecked()
  await hidden.check()
  await expect(page.getByText('Nastavení je uložené.')).toBeVisible()
  await page.goto(OVERVIEW)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(panel('Vaše energie na den')).toBeHidden()
  await page.goto(SETTINGS)
  await hidden.uncheck()
  await expect(page.getByText('Nastavení je uložené.')).toBeVisible()
  await page.goto(OVERVIEW)
  await expect(panel('Vaše energie na den')).toBeVisible()
})

/** Logs this device out in the list of devices, as one would a lost phone. */
async function logOutHere(): Promise<void> {
  await panel('Přihlášená zařízení')
    .getByRole('button', { name: /toto zařízení/ })
    .click()
  await expect(page).not.toHaveURL(/uzivatel/)
}

async function logIn(code?: string): Promise<void> {
  await page.goto('/prihlasit')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.locator('form:has(input[name=password]) button[type=submit]').click()
  if (code !== undefined) {
    await page.locator('input[name=totp_code]').fill(code)
    await page.locator('form:has(input[name=totp_code]) button[type=submit]').click()
  }
  await expect(page).toHaveURL(/\/uzivatel/)
}

test('another device is listed and logged out', { tag: ANY_WIDTH }, async ({ browser }, { project }) => {
  const elsewhere = await browser.newContext({
    ...(project.use as BrowserContextOptions),
    userAgent: 'Firefox/143.0 (Windows NT 10.0)',
  })
  const answer = await elsewhere.request.post('/api/login', {
    data: { email, password: PASSWORD },
    headers: fromAnywhere(),
  })
  const { access } = (await answer.json()) as { access: string }
  await page.goto(SETTINGS)
  const devices = panel('Přihlášená zařízení')
  await devices.getByRole('button', { name: 'Odhlásit: Firefox, Windows' }).click()
  await expect(page.getByText('Zařízení je odhlášené.')).toBeVisible()
  await expect(devices.getByText('Firefox, Windows')).toHaveCount(0)
  const headers = { authorization: `Bearer ${access}` }
  const refused = await elsewhere.request.get('/api/user/01890000-0000-7000-8000-000000000000', { headers })
  expect(refused.status()).toBe(401)
  await elsewhere.close()
})

test('a second factor is set up, required at log-in, and turned off', { tag: ANY_WIDTH }, async () => {
  await page.goto(SETTINGS)
  const factor = panel('Dvoufázové ověření')
  await factor.getByLabel('Současné heslo').fill('neni-to-ono')
  await factor.getByRole('button', { name: 'Zapnout', exact: true }).click()
  await expect(factor.getByText('Současné heslo nesouhlasí.')).toBeVisible()
  await factor.getByLabel('Současné heslo').fill(PASSWORD)
  await factor.getByRole('button', { name: 'Zapnout', exact: true }).click()
  await expect(factor.getByAltText('QR kód pro ověřovací aplikaci')).toBeVisible()
  const secret = (await factor.locator('.select-all').textContent())?.replace(/\s/g, '') ?? ''
  const generator = new TOTP({ secret: Secret.fromBase32(secret) })
  await factor.getByLabel('Kód z\u00a0aplikace').fill('000000')
  await factor.getByRole('button', { name: /Potvrdit/ }).click()
  await expect(factor.getByText(/nesouhlasí/)).toBeVisible()
  await expectAccessible(page)
  await factor.getByLabel('Kód z\u00a0aplikace').fill(generator.generate())
  await factor.getByRole('button', { name: /Potvrdit/ }).click()
  await expect(factor.getByRole('heading', { name: 'Záložní kódy' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await factor.getByRole('button', { name: 'Uložit do souboru' }).click()
  expect((await saved).suggestedFilename()).toBe('zivina-zalozni-kody.txt')
  await factor.getByLabel('Kódy mám bezpečně uložené').check()
  await factor.getByRole('button', { name: 'Hotovo' }).click()
  await expect(factor.getByText('Dvoufázové ověření je zapnuté.')).toBeVisible()
  await logOutHere()
  // The code that turned it on is used up; the server accepts the next one a step early.
  await logIn(generator.generate({ timestamp: Date.now() + 30_000 }))
  await page.goto(SETTINGS)
  await factor.getByLabel('Současné heslo').fill(PASSWORD)
  await factor.getByRole('button', { name: 'Vypnout dvoufázové ověření' }).click()
  await expect(page.getByText('Dvoufázové ověření je vypnuté.')).toBeVisible()
})

test('without a network the page says so and keeps the typed text', { tag: ANY_WIDTH }, async () => {
  await page.goto(PROFILE)
  await page.getByLabel('Obec').fill('Praha 3')
  await context.setOffline(true)
  await expect(page.getByText(/Jste bez připojení/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Uložit adresu a\u00a0firmu' }).click()
  await expect(panel('Adresa a\u00a0firma').getByText(/Co jste napsali, zůstává/)).toBeVisible()
  // A page whose code is not loaded yet leaves the present one in place.
  await page.getByRole('link', { name: 'Spíž' }).filter({ visible: true }).first().click()
  await expect(page.getByText('Stránka se otevře, až se připojíte.')).toBeVisible()
  await expect(page.getByLabel('Obec')).toHaveValue('Praha 3')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Uložit adresu a\u00a0firmu' }).click()
  await expect(page.getByText('Adresa a\u00a0firma jsou uložené.')).toBeVisible()
})

test('withdrawing the consent asks first and deletes the data', { tag: ANY_WIDTH }, async () => {
  await page.goto(PROFILE)
  const body = panel('Tělo a\u00a0cíl')
  await body.getByRole('button', { name: 'Odvolat souhlas' }).click()
  await page.getByRole('button', { name: 'Odvolat a\u00a0smazat údaje' }).click()
  await expect(body.getByRole('button', { name: /Souhlasím se zpracováním/ })).toBeVisible()
  // Visible before the server has it: a reload before its answer would cancel the request.
  await expect(page.getByText(/^Souhlas je odvolaný/)).toBeVisible()
  await page.reload()
  await body.getByRole('button', { name: /Souhlasím se zpracováním/ }).click()
  await expect(body.getByLabel('Výška (cm)')).toHaveValue('')
})
