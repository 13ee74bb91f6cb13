import { expect } from '@playwright/test'
import {
  ANY_WIDTH,
  changeColors,
  expectAccessible,
  expectColorsAccessible,
  expectNoSidewaysScroll,
  expectSound,
} from './check-page.ts'
import { PHOTO_RECIPE, sendPhoto } from './send-photo.ts'
import { signUp, test } from './visitor.ts'

const PHOTOS = '/uzivatel/moje-fotky'

test('the photos a person sent stand together with their state: deleted and taken back', { tag: ANY_WIDTH }, async ({
  page,
  isMobile,
}) => {
  await signUp(page)
  await expectSound(page, PHOTOS, { isMobile })
  await expect(page.getByText('Zatím jste žádnou fotku neposlali')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  await sendPhoto(page, 'K snídani <b>v neděli</b>')
  await page.getByRole('button', { name: 'Moje fotky' }).click()
  await expect(page).toHaveURL(PHOTOS)
  const card = page.getByRole('list', { name: 'Moje fotky' }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Čeká na schválení')
  await expect(card).toContainText('K snídani <b>v neděli</b>')
  await expect(card.getByRole('link')).toHaveAttribute('href', `${PHOTO_RECIPE}#fotky`)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await changeColors(page, isMobile ? 'light' : 'dark')
  await expectColorsAccessible(page)

  await card.getByRole('button', { name: /^Smazat/ }).press('Enter')
  await expect(page.getByText('Zatím jste žádnou fotku neposlali')).toBeVisible()
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(card).toHaveCount(1)
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await card.getByRole('button', { name: /^Smazat/ }).click()
  expect((await deleted).status()).toBe(204)
  await page.reload()
  await expect(page.getByText('Zatím jste žádnou fotku neposlali')).toBeVisible()
})

test('photos that cannot be read say why, and come with the next try', { tag: ANY_WIDTH }, async ({ page }) => {
  await signUp(page)
  await page.route('**/api/photo_submission/mine*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(PHOTOS)
  await expect(page.getByRole('alert')).toContainText('Údaje se nepodařilo načíst')
  await expectAccessible(page)
  await page.unroute('**/api/photo_submission/mine*')
  await page.getByRole('button', { name: 'Zkusit znovu' }).click()
  await expect(page.getByText('Zatím jste žádnou fotku neposlali')).toBeVisible()
})
