import { readFile, truncate, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { signUp, test } from './visitor.ts'

const PROFILE = '/uzivatel/profil-a-objednavky'
const PHOTO = fileURLToPath(new URL('../../data/pictures/creators/', import.meta.url))
const UPLOAD = '**/images/api/v1/files/upload'

const group = (page: Page) => page.getByRole('group', { name: 'Vaše fotka' })
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  group(page).locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
const inHeader = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Účet/ }).locator('img')

async function choosePhoto(page: Page): Promise<void> {
  await choose(page, 'ja.webp', 'image/webp', await somePhoto())
  await expect(page.getByRole('dialog', { name: 'Výřez fotky' })).toBeVisible()
}

async function somePhoto(): Promise<Buffer> {
  const { readdir } = await import('node:fs/promises')
  const [name = ''] = (await readdir(PHOTO)).filter((file) => file.endsWith('.webp'))
  return readFile(`${PHOTO}${name}`)
}

test.beforeEach(async ({ page }) => {
  await signUp(page)
  await openClean(page, PROFILE)
})

test(
  'a file that is no photo is refused before an upload, each kind with its own sentence',
  { tag: ANY_WIDTH },
  async ({ page }, testInfo) => {
    let sent = 0
    await page.route(UPLOAD, (route) => {
      sent += 1
      return route.continue()
    })
    await choose(page, 'kresba.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await expect(group(page).getByText(/kresba\.svg: Kresbu SVG nepřijímáme/)).toBeVisible()
    const large = testInfo.outputPath('velka.jpg')
    await writeFile(large, 'x')
    await truncate(large, 30 * 1024 * 1024)
    await group(page).locator('input[type=file]').first().setInputFiles(large)
    await expect(group(page).getByText(/velka\.jpg: Soubor je větší než 25/)).toBeVisible()
    await choose(page, 'program.jpg', 'image/jpeg', Buffer.from('MZ\x90\0nonsense'))
    await expect(group(page).getByText(/program\.jpg: Soubor je poškozený/)).toBeVisible()
    await choose(page, 'foto.heic', 'image/heic', Buffer.from('\0\0\0\x18ftypheic'))
    await expect(group(page).getByText(/foto\.heic: Fotku ve formátu HEIC/)).toBeVisible()
    expect(sent).toBe(0)
    await expectAccessible(page)
  },
)

test('a photo is cropped by keyboard, uploaded, shown in the header, undone and removed', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await choosePhoto(page)
  await expectAccessible(page)
  await page.getByRole('slider', { name: 'Přiblížení' }).focus()
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight')
  await page.getByRole('group', { name: /^Výřez/ }).focus()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowUp')
  await page.getByRole('button', { name: 'Použít výřez' }).press('Enter')
  await expect(page.getByText('Fotka je uložená.')).toBeVisible()
  await expect(inHeader(page)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.reload()
  await expect(inHeader(page)).toHaveJSProperty('complete', true)
  await expect(group(page).getByRole('img', { name: 'Fotka' })).toBeVisible()
  // Also on a page that is the same for every visitor.
  await openClean(page, '/recepty')
  await expect(inHeader(page)).toBeVisible()
  await page.goto(PROFILE)
  await group(page).getByRole('button', { name: 'Odebrat fotku' }).click()
  await expect(inHeader(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(inHeader(page)).toBeVisible()
})

test('a failed upload says so and can be repeated, and an abandoned photo is gone', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  let refused = 0
  await page.route(UPLOAD, (route) => {
    refused += 1
    return route.abort()
  })
  await choosePhoto(page)
  await page.getByRole('button', { name: 'Použít výřez' }).click()
  await expect(group(page).getByText(/Obrázek se nepodařilo nahrát/)).toBeVisible()
  await expectAccessible(page)
  await group(page).getByRole('button', { name: 'Zkusit znovu' }).click()
  await expect.poll(() => refused).toBe(2)
  await expect(group(page).getByText(/Obrázek se nepodařilo nahrát/)).toBeVisible()
  await page.unroute(UPLOAD)
  await group(page).getByRole('button', { name: 'Zkusit znovu' }).click()
  await expect(page.getByText('Fotka je uložená.')).toBeVisible()
  const waiting = new Promise<void>((resolve) => {
    void page.route(UPLOAD, () => resolve())
  })
  await choosePhoto(page)
  await page.getByRole('button', { name: 'Použít výřez' }).click()
  await waiting
  await expect(group(page).getByRole('progressbar', { name: 'Nahrávání fotky' })).toBeVisible()
  await group(page).getByRole('button', { name: 'Zrušit' }).click()
  await expect(group(page).getByRole('progressbar')).toHaveCount(0)
  await expect(group(page).getByRole('img', { name: 'Fotka' })).toBeVisible()
})

test('cropping is cancelled by Escape', { tag: ANY_WIDTH }, async ({ page }) => {
  await choosePhoto(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(group(page).getByRole('button', { name: 'Nahrát fotku' })).toBeVisible()
})
