import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'

/** The recipe that journeys send photos of. */
export const PHOTO_RECIPE = '/recepty/saksuka-s-paprikou-a-fetou'

/** Sends a photo from the recipe's page. */
export async function sendPhoto(page: Page, caption: string): Promise<void> {
  await page.goto(PHOTO_RECIPE)
  await page.getByRole('button', { name: 'Poslat fotku' }).click()
  const dialog = page.getByRole('dialog')
  const buffer = await readFile(fileURLToPath(new URL('../../data/pictures/brand/icon-512.png', import.meta.url)))
  await dialog.locator('input[type=file]').first().setInputFiles({ name: 'jidlo.png', mimeType: 'image/png', buffer })
  await dialog.getByLabel('Popisek (nepovinný)').fill(caption)
  await expect(dialog.getByText('Fotka je nahraná.')).toBeAttached()
  await dialog.getByRole('button', { name: 'Odeslat fotku' }).click()
  await expect(dialog).toBeHidden()
}
