import { readFile } from 'node:fs/promises'
import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { ANY_WIDTH } from './check-page.ts'
import {
  addFood,
  addQuick,
  DIARY,
  energy,
  entries,
  expectSaved,
  MONDAY,
  openDay,
  openDiary,
  TUESDAY,
} from './diary-page.ts'
import { fromAnywhere } from './fresh-account.ts'
import { signUp, test } from './visitor.ts'

/** The rows of the diary as its table has them, whatever their order. */
async function downloadRows(page: Page): Promise<{ path: string; rows: string[] }> {
  await page.getByRole('button', { name: 'Další možnosti deníku' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Stáhnout deník jako CSV' }).click()
  const path = await (await download).path()
  return { path, rows: (await readFile(path, 'utf8')).split('\r\n').toSorted() }
}

test('a diary that is downloaded and imported into another account is the same there', { tag: ANY_WIDTH }, async ({
  page,
  browser,
}) => {
  await openDiary(page)
  await addQuick(page, 'oběd', 'Svíčková; „s brusinkami“', '800')
  await addFood(page, 'snídaně', 'rohlík', '120')
  await expectSaved(page)
  await openDay(page, TUESDAY)
  await addQuick(page, 'večeře', '=SUMA(1)', '300')
  await expectSaved(page)
  const { path, rows } = await downloadRows(page)
  expect(rows.filter((row) => row !== '')).toHaveLength(4)

  const context = await browser.newContext({
    ...(test.info().project.use as BrowserContextOptions),
    extraHTTPHeaders: fromAnywhere(),
  })
  const other = await context.newPage()
  await signUp(other)
  await other.goto(`${DIARY}/import`, { waitUntil: 'networkidle' })
  await other.getByLabel('Soubor CSV').setInputFiles(path)
  await other.getByRole('button', { name: 'Zobrazit náhled' }).click()
  await other.getByRole('button', { name: 'Importovat do deníku' }).click()
  await expect(other.getByText('Zapsáno: 3\u00a0položky.')).toBeVisible()
  await openDay(other, MONDAY)
  await expect(energy(other)).toHaveText((await openedEnergy(page)) ?? '')
  await expect(entries(other, 'Snídaně')).toContainText([/rohlík.*120\u00a0g/i])
  await expect(entries(other, 'Oběd')).toContainText(['Svíčková; „s brusinkami“'])
  expect((await downloadRows(other)).rows).toEqual(rows)
  await context.close()
})

/** The energy of Monday, as the page shows it. */
async function openedEnergy(page: Page): Promise<string | null> {
  await openDay(page, MONDAY)
  return energy(page).textContent()
}
