import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { ANY_WIDTH, expectAccessible } from './check-page.ts'
import { lookAtPages } from './look-at-pages.ts'
import { test } from './visitor.ts'

lookAtPages(['/kontakt', '/novinky', '/hledani', '/hledani?q=brambory', '/hledani?q=xyzxyz'])

test('a message survives a mistake and a reload, is sent once and confirmed', { tag: ANY_WIDTH }, async ({ page }) => {
  await page.goto('/kontakt')
  const form = page.getByRole('form', { name: 'Kontaktní formulář' })
  await form.getByRole('button', { name: 'Odeslat zprávu' }).click()
  await expect(form.getByLabel('O\u00a0čem nám píšete')).toBeFocused()
  await form.getByLabel('O\u00a0čem nám píšete').selectOption({ label: 'Vrácení peněz' })
  await form.getByLabel('E-mail').fill('jana@')
  await form.getByRole('textbox', { name: 'Zpráva' }).fill('Dobrý den, prosím o\u00a0vrácení platby.')
  await form.getByRole('button', { name: 'Odeslat zprávu' }).click()
  await expect(form.getByText('Zadejte platný e-mail')).toBeVisible()
  await expect(form.getByLabel('E-mail')).toBeFocused()
  await page.reload()
  await expect(form.getByRole('textbox', { name: 'Zpráva' })).toHaveValue('Dobrý den, prosím o\u00a0vrácení platby.')
  await expect(form.getByLabel('O\u00a0čem nám píšete')).toHaveValue('refund')
  await form.getByLabel('E-mail').fill('jana@example.cz')
  await form.getByRole('button', { name: 'Přiložit obrázky' }).click()
  const buffer = await readFile(fileURLToPath(new URL('../../data/pictures/brand/icon-512.png', import.meta.url)))
  const file = { name: 'snimek.png', mimeType: 'image/png', buffer }
  await form.locator('input[type=file]').first().setInputFiles(file)
  await expect(form.getByRole('button', { name: /Odebrat/ })).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Odeslat zprávu' }).click()
  await expect(page.getByText('Zprávu jsme dostali')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('jana@example.cz')).toBeVisible()
  await page.getByRole('button', { name: 'Napsat další zprávu' }).click()
  await expect(form.getByRole('textbox', { name: 'Zpráva' })).toHaveValue('')
})

test('the search corrects a typing error and leads to all results by keyboard alone', async ({ page }) => {
  await page.goto('/kontakt')
  await page.getByRole('button', { name: 'Hledat recept' }).click()
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.fill('svickoav')
  await page.getByRole('button', { name: 'svíčková' }).click()
  await expect(field).toBeFocused()
  await expect(page.getByRole('option', { name: /Svíčková na smetaně s\shouskovým/ })).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/hledani\?q=sv%C3%AD%C4%8Dkov%C3%A1$/)
  await expect(page.getByRole('link', { name: /Svíčková na smetaně s\shouskovým/ })).toBeVisible()
  await page.getByRole('button', { name: 'Hledat recept' }).click()
  await expect(page.getByRole('region', { name: 'Poslední hledání' }).getByText('svíčková')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the search results can be read and searched again', { tag: ANY_WIDTH }, async ({ page }) => {
    const cut = page.getByText('Dotaz je příliš dlouhý, hledáme podle jeho začátku.')
    await page.goto(`/hledani?q=${encodeURIComponent(`${'brambory '.repeat(12)}nesmysl`)}`)
    await expect(cut).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Recepty', exact: true })).toBeVisible()
    await page.goto('/hledani?q=zem%C3%A1ky')
    await expect(cut).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Recepty', exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Co hledáte' }).fill('gulas')
    await page.getByRole('searchbox', { name: 'Co hledáte' }).press('Enter')
    await expect(page.getByRole('link', { name: /guláš/ }).first()).toBeVisible()
  })

  test('the contact page offers e-mail instead', { tag: ANY_WIDTH }, async ({ page }) => {
    await page.goto('/kontakt')
    await expect(page.getByText(/potřebuje JavaScript/)).toBeVisible()
  })
})
