import { expect, type Page } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { signUp, test } from './visitor.ts'

const MEASURES = '/uzivatel/mereni'

const rows = (page: Page) => page.getByRole('list', { name: 'Měření', exact: true }).getByRole('listitem')

/** A new person who consents to data about health. */
async function enterConsenting(page: Page): Promise<void> {
  await signUp(page)
  await page.goto(MEASURES)
  await page.getByRole('button', { name: /Souhlasím se zpracováním/ }).click()
  await expect(page.getByText('Zatím tu nic není')).toBeVisible()
}

test('weight and girths are recorded, changed, deleted and brought back', { tag: ANY_WIDTH }, async ({
  page,
  isMobile,
}) => {
  await signUp(page)
  await expectSound(page, MEASURES, { isMobile })
  await page.getByRole('button', { name: /Souhlasím se zpracováním/ }).click()
  const weight = page.getByLabel('Dnešní hmotnost')
  await expect(weight).toBeVisible()
  await expectAccessible(page)

  // Two taps and digits: the field, and the button.
  await weight.click()
  await weight.fill('80,4')
  await page.getByRole('button', { name: 'Zapsat' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText(/80,4.kg/)

  // 176,4 is what the same person weighs in pounds.
  await weight.fill('176,4')
  await page.getByRole('button', { name: 'Přepsat' }).click()
  await expect(page.getByText('Nemyslíte libry?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /Ano, zapsat 80.kg/ }).click()
  await expect(rows(page).first()).toContainText(/80,01.kg/)
  await weight.fill('0')
  await page.getByRole('button', { name: 'Přepsat' }).click()
  await expect(weight).toHaveAttribute('aria-invalid', 'true')

  await page.getByRole('button', { name: 'Přidat měření' }).click()
  const dialog = page.getByRole('dialog', { name: 'Přidat měření' })
  await dialog.getByLabel('Den').fill('2026-02-28')
  await dialog.getByLabel('Hmotnost (kg)').fill('82')
  await dialog.getByLabel('Obvod pasu (cm)').fill('91,5')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Uložit' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).nth(1)).toContainText(/obvod pasu 91,5.cm/)
  await expect(page.locator('[data-chart=line]')).toBeVisible()
  await page.getByLabel('Den v grafu').press('ArrowLeft')
  await expect(page.getByLabel('Den v grafu')).toHaveAttribute('aria-valuetext', /28..února.2026: 82.kg/)

  await page.getByRole('button', { name: /^Upravit 28\..února.2026/ }).click()
  const edited = page.getByRole('dialog', { name: /^Upravit/ })
  await edited.getByLabel('Obvod pasu (cm)').fill('90')
  await edited.getByRole('button', { name: 'Uložit' }).click()
  await expect(rows(page).nth(1)).toContainText(/obvod pasu 90.cm/)
  await page.getByRole('button', { name: /^Smazat 28\..února.2026/ }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(rows(page).nth(1)).toContainText(/obvod pasu 90.cm/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a file is shown with its problems before it is written, and is written once', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await enterConsenting(page)
  await page.getByRole('button', { name: 'Nahrát CSV' }).click()
  const dialog = page.getByRole('dialog', { name: /Nahrát měření/ })
  const file = (text: string) => ({ name: 'vaha.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await dialog.getByLabel('Soubor CSV').setInputFiles(file('x'.repeat(6 * 1024 * 1024)))
  await expect(dialog.getByText(/Soubor je příliš velký/)).toBeVisible()
  const text = 'Datum;Hmotnost;Obvod pasu\n1. 3. 2026;176,4;90\n29. 2. 2026;80;\n2. 3. 2026;=1+1;\n3. 3. 2026;175;\n'
  await dialog.getByLabel('Soubor CSV').setInputFiles(file(text))
  await expect(dialog.getByText('Řádek 3: Den nepoznáváme.')).toBeVisible()
  await expect(dialog.getByText('Řádek 4: Hodnota není číslo.')).toBeVisible()
  await dialog.getByText('libry').click()
  await expect(dialog.getByText(/80,01.kg/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /Zapsat 2.dny/ }).click()
  await expect(dialog.getByText(/Hotovo: 2.dny přidáno/)).toBeVisible()
  await dialog.getByLabel('Soubor CSV').setInputFiles(file('day,weight\n2026-03-01,99\n'))
  await dialog.getByRole('button', { name: /Zapsat 1.den/ }).click()
  await expect(dialog.getByText(/1.den beze změny/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Zavřít' }).last().click()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).nth(1)).toContainText(/80,01.kg/)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Stáhnout CSV' }).click()
  const stream = await (await downloading).createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString()).toContain('2026-03-01,80.01,90,,,,')
})

test('photos are added, compared and deleted, and have no public address', { tag: ANY_WIDTH }, async ({ page }) => {
  await enterConsenting(page)
  const panel = page.getByRole('region', { name: 'Fotky postupu' })
  const tiles = panel.getByRole('list', { name: 'Fotky postupu' }).getByRole('listitem')
  const picture = await page.screenshot({ type: 'jpeg' })
  await panel
    .getByLabel('Přidat fotku')
    .setInputFiles({ name: 'kresba.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(panel.getByText(/Kresbu SVG nepřijímáme/)).toBeVisible()
  for (const [index, day] of ['2026-01-05', '2026-03-05'].entries()) {
    await panel.getByLabel('Den na fotce').fill(day)
    await panel.getByLabel('Přidat fotku').setInputFiles({ name: 'ja.jpg', mimeType: 'image/jpeg', buffer: picture })
    await expect(tiles).toHaveCount(index + 1)
  }
  const comparison = panel.getByRole('region', { name: 'Porovnání' })
  await expect(comparison.getByAltText(/Fotka postupu 5..ledna.2026/)).toHaveAttribute('src', /^blob:/)
  await expect(comparison.getByAltText(/Fotka postupu 5..března.2026/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await panel.getByRole('button', { name: /^Smazat fotku 5..ledna.2026/ }).click()
  await expect(tiles).toHaveCount(1)
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(tiles).toHaveCount(2)
})
