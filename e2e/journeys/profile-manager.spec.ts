import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { signUp } from './fresh-account.ts'
import { test } from './visitor.ts'

const MANAGER = '/admin/public-profile-manage'

test('creators are listed in the order of the site, and each is opened', async ({ page, context, isMobile }) => {
  await enterAs(context, 'admin')
  await expectSound(page, MANAGER, { isMobile })
  await page.getByLabel('Řadit').selectOption({ label: 'Nejvíc receptů' })
  await expect(page).toHaveURL(/ordering=-recipe_count/)
  await page.locator('tbody button').first().click()
  await expect(page).toHaveURL(/\/admin\/public-profile\/update\/[a-z0-9-]+$/)
  await expect(page.getByLabel('Adresa')).not.toHaveValue('')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a profile is created, gets a picture and a text, and is deleted', { tag: ANY_WIDTH }, async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const fresh = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const email = await signUp(fresh, 'tvurce')
  await fresh.dispose()
  await enterAs(context, 'admin')
  await page.goto(MANAGER)
  await page.getByRole('link', { name: 'Nový profil' }).click()
  const name = `Zkušební tvůrce ${Date.now().toString(36)}`
  await page.getByRole('textbox', { name: 'Účet' }).fill('nikdo@nikde.example')
  await page.getByLabel('Jméno tvůrce').fill(name)
  await page.getByRole('button', { name: 'Založit profil' }).click()
  await expect(page.getByText('Takový účet tu není.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Účet' }).fill(email)
  await page.getByRole('button', { name: 'Založit profil' }).click()
  await expect(page).toHaveURL(/\/public-profile\/update\/zkusebni-tvurce-/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const slug = new URL(page.url()).pathname.split('/').at(-1)

  const buffer = await readFile(fileURLToPath(new URL('../../data/pictures/brand/icon-512.png', import.meta.url)))
  const picture = page.getByRole('group', { name: 'Logo' })
  await picture.locator('input[type=file]').first().setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Použít výřez' }).click()
  await expect(page.getByText('Obrázek je uložený.')).toBeVisible()

  await page.getByLabel('Titulek').fill('Vaří z\u00a0domácí zeleniny')
  await page.getByLabel('Barva').fill('#aa3355')
  await page.getByRole('button', { name: 'Uložit', exact: true }).click()
  await expect(page).toHaveURL(MANAGER)
  const profile = await (await page.request.get(`/api/public_profile/${slug}`)).json()
  expect(profile).toMatchObject({ name, colour: '#aa3355', headline: 'Vaří z\u00a0domácí zeleniny' })
  expect(profile.logo).toContain(`creators/${slug}/`)

  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.getByRole('button', { name: 'Smazat', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat' }).click()
  await expect(page).toHaveURL(MANAGER)
  expect((await page.request.get(`/api/public_profile/${slug}`)).status()).toBe(404)
})

test('is not there for people who are no admins', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await enterAs(context, 'affiliate')
  await page.goto(MANAGER)
  await expect(page).toHaveURL('/404')
})
