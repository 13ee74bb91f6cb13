import { expect, type Page } from '@playwright/test'
import { expectLoaded } from './check-page.ts'
import { signUp } from './visitor.ts'

export const DIARY = '/uzivatel/denik'
export const MONDAY = '2026-11-16'
export const TUESDAY = '2026-11-17'

export const dialog = (page: Page) => page.getByRole('dialog')
export const meal = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const entries = (page: Page, name: string) => meal(page, name).getByRole('listitem')
export const energy = (page: Page) => page.getByTestId('day-energy')

/** A new person’s diary at a day. */
export async function openDiary(page: Page, day = MONDAY): Promise<void> {
  await signUp(page)
  await openDay(page, day)
}

export async function openDay(page: Page, day: string): Promise<void> {
  await page.goto(`${DIARY}?den=${day}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: 'Deník' })).toBeVisible()
}

/** Presses, one after another. @returns how many there were */
export async function press(...buttons: ReturnType<Page['getByRole']>[]): Promise<number> {
  for (const button of buttons) await button.click()
  return buttons.length
}

export const addTo = (page: Page, name: string) => page.getByRole('button', { name: `Přidat, ${name}` })

/** Finds a food and records it in an amount. */
export async function addFood(page: Page, to: string, search: string, amount: string): Promise<void> {
  await addTo(page, to).click()
  await dialog(page).getByLabel('Hledat nebo napsat, co jste jedli').fill(search)
  await dialog(page)
    .getByRole('list', { name: 'Suroviny' })
    .getByRole('button', { name: /^Zvolit množství/ })
    .first()
    .click()
  await dialog(page).getByLabel('Jednotka').selectOption('g')
  await dialog(page).getByLabel('Množství').fill(amount)
  await dialog(page).getByRole('button', { name: 'Přidat', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Energy alone, by its form. */
export async function addQuick(page: Page, to: string, name: string, kilocalories: string): Promise<void> {
  await addTo(page, to).click()
  // Suggestions that come while it is pressed would move the button away.
  await expectLoaded(page)
  await dialog(page).getByRole('button', { name: 'Zapsat jen energii' }).click()
  await dialog(page).getByLabel('Energie (kcal)').fill(kilocalories)
  await dialog(page).getByLabel('Co to bylo').fill(name)
  await dialog(page).getByRole('button', { name: 'Přidat', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Waits until the server has all that was recorded: until then a page from the server lacks it. */
export async function expectSaved(page: Page): Promise<void> {
  const unsent = () => Object.keys(localStorage).filter((name) => name.startsWith('zivina-unsent:diary:'))
  await expect.poll(() => page.evaluate(unsent)).toEqual([])
}
