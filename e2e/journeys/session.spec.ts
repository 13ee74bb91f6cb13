import { expect } from '@playwright/test'
import { ANY_WIDTH } from './check-page.ts'
import { account, logInLink, logOut, openFooter } from './site-bar.ts'
import { fillLogIn, signUp, test } from './visitor.ts'

test('the other tabs follow a log-in and a log-out', { tag: ANY_WIDTH }, async ({ page, context }) => {
  const person = await signUp(page)
  await context.clearCookies()
  await page.goto('/recepty')
  const other = await context.newPage()
  await other.goto('/prihlasit?zpet=%2Ftvurci')
  await expect(other.getByRole('button', { name: 'Přihlásit se' })).toBeVisible()
  await logInLink(page).click()
  await fillLogIn(page, person)
  await expect(page).toHaveURL('/recepty')
  await expect(other).toHaveURL('/tvurci')
  await expect(account(other)).toBeVisible()

  await other.goto('/uzivatel')
  await other.evaluate(() => {
    sessionStorage.setItem('recipe-edit:x', '1')
    localStorage.setItem('zivina-searches', '["cukrovka"]')
    localStorage.setItem('zivina-entered:pantry x', '["rýže"]')
  })
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect(logInLink(page)).toBeVisible()
  await expect(other).toHaveURL('/')
  await expect(logInLink(other)).toBeVisible()
  expect(await other.evaluate(() => sessionStorage.getItem('recipe-edit:x'))).toBeNull()
  expect(await other.evaluate(() => localStorage.getItem('zivina-searches'))).toBeNull()
  expect(await other.evaluate(() => localStorage.getItem('zivina-entered:pantry x'))).toBeNull()
  // The cookie of known devices grants no access; it stays, so that the next log-in sends no warning.
  const kept = (await context.cookies()).filter(({ name }) => name.startsWith('zivina_') && name !== 'zivina_devices')
  expect(kept).toEqual([])
})

test('a session that was ended elsewhere says so, and logs out in every tab', { tag: ANY_WIDTH }, async ({
  page,
  playwright,
  baseURL,
}) => {
  const { email, password } = await signUp(page)
  await page.goto('/recepty')
  await expect(account(page)).toBeVisible()
  // Another device logs all devices out.
  const elsewhere = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const { access } = await (await elsewhere.post('/api/login', { data: { email, password } })).json()
  const { user_guid } = JSON.parse(Buffer.from(String(access).split('.')[1] ?? '', 'base64url').toString())
  const headers = { authorization: `Bearer ${access}` }
  expect((await elsewhere.delete(`/api/user/${user_guid}/sessions`, { headers })).status()).toBe(204)
  await elsewhere.dispose()
  await openFooter(page, 'Na webu')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Můj přehled' }).click()
  await expect(page).toHaveURL('/prihlasit?zpet=%2Fuzivatel&odhlaseno=')
  await expect(page.getByText(/bezpečnostních důvodů jsme vás odhlásili/)).toBeVisible()
  await expect(logInLink(page)).toBeVisible()
})

test('an expired access token is renewed unnoticed, once for all calls and tabs', { tag: ANY_WIDTH }, async ({
  page,
  context,
}) => {
  const person = await signUp(page)
  await page.goto('/recepty')
  const cookies = await context.cookies()
  await context.clearCookies()
  await context.addCookies(cookies.filter(({ name }) => name !== 'zivina_access'))
  const other = await context.newPage()
  await other.goto('/tvurci')
  for (const tab of [page, other]) await openFooter(tab, 'Na webu')
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('contentinfo').getByRole('link', { name: 'Můj přehled' }).click()),
  )
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/uzivatel')
    await expect(tab.getByRole('main').getByText(person.email)).toBeVisible()
  }
})
