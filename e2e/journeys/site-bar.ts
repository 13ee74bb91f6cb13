import type { Page } from '@playwright/test'

/** The button of the bar that opens the menu of the logged-in user. */
export const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Účet/ })

/** The link of the bar that an anonymous visitor logs in by. */
export const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Přihlásit se' })

export async function logOut(page: Page): Promise<void> {
  await account(page).click()
  await page.getByRole('button', { name: 'Odhlásit' }).click()
}
