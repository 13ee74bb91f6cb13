import type { Page } from '@playwright/test'

/** The button of the bar that opens the menu of the logged-in user. */
export const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Účet/ })

/** The link of the bar that an anonymous visitor logs in by. */
export const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Přihlásit se' })

export async function logOut(page: Page): Promise<void> {
  await account(page).click()
  await page.getByRole('button', { name: 'Odhlásit' }).click()
}

/**
 * Opens a group of the footer, which is folded on a phone. Its links and fields are in the `contentinfo`. By a key: a card in the
 * corner may lie above it.
 */
export async function openFooter(page: Page, title: string): Promise<void> {
  const group = page
    .getByRole('contentinfo')
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title }) })
  const line = group.locator('summary')
  // On a wide screen every group is open, and its title takes no press.
  const folds = await line.evaluate((element) => getComputedStyle(element).pointerEvents !== 'none')
  if (folds && (await group.getAttribute('open')) === null) await line.press('Enter')
}
