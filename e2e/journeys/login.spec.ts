import { expect, type Page } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, expectNoLayoutShift, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { lookAtPages } from './look-at-pages.ts'
import { readCode, readMail } from './read-mail.ts'
import { account, logInLink } from './site-bar.ts'
import { fillLogIn, newPerson, signUp, test } from './visitor.ts'

const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

lookAtPages([
  '/prihlasit',
  '/prihlasit?rezim=registrace&zpet=%2Frecepty',
  '/prihlasit/obnovit-heslo-zadost',
  '/prihlasit/obnovit-heslo?token=neplatny',
])

test('a person registers, enters the code from the mail, and is logged in on the page they came from', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const person = newPerson()
  await page.goto('/recepty?search=ryba')
  await logInLink(page).click()
  await page.getByRole('link', { name: 'Registrace' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByLabel('Uživatelské jméno').fill(person.username)
  await page.getByLabel('Heslo', { exact: true }).fill(person.password)
  await expect(page.getByText('Heslo je silné')).toBeVisible()
  await page.getByRole('checkbox', { name: /podmínkami/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Založit účet' }).click()
  await expect(page.getByText('Ověřovací e-mail jsme odeslali.')).toBeVisible()

  await expect(page).toHaveURL('/prihlasit/overeni-emailu')
  await expect(page.getByText(/nejdříve po 10\u00a0minutách, tedy za (10:00|9:)/)).toBeVisible()
  await expect(page.getByText(/nevyžádané pošty/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const code = page.getByLabel('Ověřovací kód')
  const right = await readCode(person.email)
  await code.fill(right === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Ověřit e-mail' }).click()
  await expect(page.getByText(/Kód nesouhlasí/)).toBeVisible()
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('aria-invalid', 'true')

  await code.fill('')
  await paste(page, `Kód: ${right.slice(0, 3)} ${right.slice(3)}`)
  await expect(code).toHaveValue(right)
  await page.getByRole('button', { name: 'Ověřit e-mail' }).click()
  await expect(page).toHaveURL('/recepty?search=ryba')
  await expect(page.getByText('Jste přihlášeni.')).toBeVisible()
  await expect(account(page)).toHaveAccessibleName(`Účet ${person.username}`)
})

/** Pastes into the focused field. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}

test('empty and invalid fields have messages, typed text stays, and the first invalid field has the focus', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await page.goto('/prihlasit?rezim=registrace')
  await page.getByLabel('E-mail', { exact: true }).fill('eva@')
  await page.getByLabel('Heslo', { exact: true }).fill('krátké')
  await page.getByRole('button', { name: 'Založit účet' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(/Zadejte platný e-mail/)
  await expect(page.getByLabel('Uživatelské jméno')).toHaveAccessibleDescription(/Zadejte prosím uživatelské jméno/)
  await expect(page.getByLabel('Heslo', { exact: true })).toHaveAccessibleDescription(/minimálně 8 znaků/)
  await expect(page.getByText('Bez tohoto souhlasu nelze pokračovat')).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('eva@')
  await expectAccessible(page)
  await page.getByLabel('E-mail', { exact: true }).fill('eva@dopisy.example')
  await expect(page.getByText('Zadejte platný e-mail')).toBeHidden()
})

test('a refusal by the server is shown at its field', { tag: ANY_WIDTH }, async ({ page }) => {
  const taken = await signUp(page)
  await page.context().clearCookies()
  await page.goto('/prihlasit?rezim=registrace')
  await page.getByLabel('E-mail', { exact: true }).fill(taken.email.toUpperCase())
  await page.getByLabel('Uživatelské jméno').fill(taken.username)
  await page.getByLabel('Heslo', { exact: true }).fill('tři mokré kachny v troubě')
  await page.getByRole('checkbox', { name: /podmínkami/ }).check()
  await page.getByRole('button', { name: 'Založit účet' }).click()
  await expect(page.getByText('Účet s\u00a0tímto e-mailem už existuje.')).toBeVisible()
  await expect(page.getByText('Toto uživatelské jméno už někdo používá.')).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
})

test('a wrong password is refused once however fast one presses, and the right one leads to the overview', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const person = await signUp(page)
  await page.context().clearCookies()
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login')) calls += 1
  })
  await page.goto('/prihlasit')
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByLabel('Heslo', { exact: true }).fill('jiné heslo')
  await page.getByRole('button', { name: 'Přihlásit se' }).dblclick()
  await expect(notice(page, 'Nesprávný e-mail nebo heslo')).toBeVisible()
  expect(calls).toBe(1)
  await expect(page.getByLabel('Heslo', { exact: true })).toHaveValue('jiné heslo')
  await fillLogIn(page, person)
  await expect(page).toHaveURL('/uzivatel')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dobrý den')
  await page.goto('/prihlasit')
  await expect(page).toHaveURL('/')
})

test('a password can be shown and hidden again', { tag: ANY_WIDTH }, async ({ page }) => {
  await page.goto('/prihlasit')
  const password = page.getByLabel('Heslo', { exact: true })
  await password.fill('tajné')
  await page.getByRole('button', { name: 'Zobrazit heslo' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Skrýt heslo' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('an unverified account is redirected to its verification, which the link of the mail fills in', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const person = newPerson()
  await page.request.post('/api/register', { data: { ...person, terms_accepted: true } })
  await page.goto('/prihlasit')
  await fillLogIn(page, person)
  await expect(page).toHaveURL('/prihlasit/overeni-emailu')
  await expect(page.getByText(/Dokončete registraci/)).toBeVisible()
  await page.getByRole('button', { name: 'Poslat nový kód' }).click()
  await expect(notice(page, /nejdříve po 10\u00a0minutách/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(page.getByLabel('Heslo k\u00a0účtu')).toBeVisible()
  // Ten minutes later the server sends another code; a journey cannot wait for that.
  const resend = '**/api/register/resend_email_verification_code'
  await page.route(resend, (route) => route.fulfill({ status: 204 }))
  await page.getByLabel('Heslo k\u00a0účtu').fill(person.password)
  await page.getByRole('button', { name: 'Poslat nový kód' }).click()
  await expect(page.getByText('Nový kód jsme odeslali.')).toBeVisible()
  await page.unroute(resend)

  const text = await readMail(person.email, /ověřovací kód/)
  const link = new URL(text.match(/https?:\S+overeni-emailu#\S+/)?.[0] ?? '')
  const opened = await page.context().newPage()
  await opened.goto(link.pathname + link.hash)
  await expect(opened.getByLabel('Ověřovací kód')).toHaveValue(await readCode(person.email))
  await expect(opened).toHaveURL('/prihlasit/overeni-emailu')
  await expect(opened.getByText(person.email)).toBeVisible()
  await expectAccessible(opened)
  // Opening it has confirmed nothing: the press does.
  await opened.getByRole('button', { name: 'Ověřit e-mail' }).click()
  await expect(opened).toHaveURL('/uzivatel')
})

test('a forgotten password is replaced through the link in the mail, and the new one logs in', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const person = await signUp(page)
  await page.context().clearCookies()
  await page.goto('/prihlasit')
  await page.getByRole('link', { name: 'Zapomněli jste heslo?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zapomenuté heslo')
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Poslat odkaz' }).click()
  await expect(notice(page, 'E-mail jsme odeslali.')).toBeVisible()
  await expectAccessible(page)

  const mail = await readMail(person.email, /Obnovení hesla/)
  const link = new URL(mail.match(/https?:\S+obnovit-heslo\?token=\S+/)?.[0] ?? '')
  await page.goto(link.pathname + link.search)
  const password = 'sedm líných sumců v rybníce'
  await page.getByRole('textbox', { name: 'Nové heslo' }).fill(password)
  await page.getByRole('button', { name: 'Nastavit nové heslo' }).click()
  await expect(page).toHaveURL('/prihlasit')
  await expect(page.getByText('Heslo jsme změnili.')).toBeVisible()
  await fillLogIn(page, { email: person.email, password })
  await expect(page).toHaveURL('/uzivatel')

  await page.goto(link.pathname + link.search)
  await page.getByRole('textbox', { name: 'Nové heslo' }).fill(password)
  await page.getByRole('button', { name: 'Nastavit nové heslo' }).click()
  await expect(notice(page, /Odkaz pro obnovu hesla už neplatí/)).toBeVisible()
})

test('pages that need a log-in or a token redirect without it', { tag: ANY_WIDTH }, async ({ page }) => {
  await page.goto('/prihlasit/obnovit-heslo')
  await expect(page).toHaveURL('/')
  await page.goto('/prihlasit/overeni-emailu')
  await expect(page).toHaveURL('/')
  await page.goto('/uzivatel/podpora-a-nastaveni')
  await expect(page).toHaveURL('/prihlasit?zpet=%2Fuzivatel%2Fpodpora-a-nastaveni')
  const person = await signUp(page)
  await page.context().clearCookies()
  await page.goto('/prihlasit?zpet=%2F%2Felsewhere.example%2F')
  await fillLogIn(page, person)
  await expect(page).toHaveURL('/uzivatel')
})

test('the account menu works by keyboard and does not shift the page', async ({ page, isMobile }) => {
  const person = await signUp(page)
  await openClean(page, '/recepty')
  await expect(account(page)).toHaveText(person.username.slice(0, 1).toUpperCase())
  await expectNoLayoutShift(page)
  await account(page).focus()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  // On a phone it is the sheet of all pages.
  const first = isMobile
    ? page.locator('.account-sheet').getByRole('link').first()
    : page.getByRole('link', { name: 'Můj účet' })
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(account(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/uzivatel')
  await expect(first.filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('the overview has its heading before the account is read', { tag: ANY_WIDTH }, async ({ page }) => {
  await signUp(page)
  await openClean(page, '/recepty')
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route('**/api/user/*', async (route) => {
    await allowed
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Můj účet' }).getByRole('link', { name: 'Dnes' }).click()
  await expect(page.getByText('Načítám váš účet…')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dobrý den')
  await expectAccessible(page)
  allow()
  await expect(page.getByText('Načítám váš účet…')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the log-in forms say what they need, and their tabs are links', { tag: ANY_WIDTH }, async ({ page }) => {
    await page.goto('/prihlasit')
    await expect(page.getByText(/potřebuje JavaScript/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Přihlásit se' })).toBeHidden()
    await page.getByRole('link', { name: 'Registrace' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Založte si účet')
  })
})
