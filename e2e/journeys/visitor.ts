import { randomInt } from 'node:crypto'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { fromAnywhere } from './fresh-account.ts'
import { readCode } from './read-mail.ts'

/**
 * Journeys as different visitors: each has its own client address in all its contexts and calls, so that none uses up another's
 * limits.
 */
export const test = base.extend<object, { patience: Browser }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  extraHTTPHeaders: async ({}, use) => use(fromAnywhere()),
  patience: [
    async ({ browser }, use) => {
      browser.on('context', (context) => context.on('page', waitForScripts))
      await use(browser)
    },
    { scope: 'worker', auto: true },
  ],
})

const startingOf = (page: Page) => page.locator('html:not([data-works]):has(script[type="late-module"])')

/** For a journey about a page that does not work yet, or never: it acts at once. */
export async function actBeforePageWorks(page: Page): Promise<void> {
  await page.removeLocatorHandler(startingOf(page))
}

/** Pages start their scripts once they are drawn: whatever a journey does first in one waits until it works. */
export async function waitForScripts(page: Page): Promise<void> {
  const starting = startingOf(page)
  const wait = async () => {
    const hasScripts = await page.evaluate(() => matchMedia('(scripting: enabled)').matches)
    if (hasScripts) await starting.waitFor({ state: 'hidden' })
  }
  await page.addLocatorHandler(starting, wait, { noWaitAfter: true })
}

export type Account = { email: string; username: string; password: string }

/** The data of a person who is not registered yet. */
export function newPerson(): Account {
  const username = `kuchtik-${Date.now().toString(36)}${randomInt(100_000)}`
  return { username, email: `${username}@dopisy.example`, password: 'tři mokré kachny v troubě' }
}

/** Creates an account, verifies its e-mail and leaves the browser logged in, by the same calls as the pages. */
export async function signUp(page: Page, outbox?: string): Promise<Account> {
  const person = newPerson()
  const registered = await page.request.post('/api/register', { data: { ...person, terms_accepted: true } })
  expect(registered.status()).toBe(201)
  const data = { email: person.email, code: await readCode(person.email, outbox) }
  const verified = await page.request.post('/api/register/verify_email', { data })
  expect(verified.status()).toBe(204)
  return person
}

/** Logs in on the open page. */
export async function fillLogIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Heslo', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Přihlásit se' }).click()
}
