import { expect } from '@playwright/test'
import {
  ANY_WIDTH,
  changeColors,
  expectAccessible,
  expectColorsAccessible,
  expectNoSidewaysScroll,
  expectSound,
  openClean,
} from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { signUp, test } from './visitor.ts'

const REPORTS = '/uzivatel/moje-hlaseni'
const NOTHING = 'Zatím jste žádnou chybu nenahlásili'

test('a mistake is reported, and its sender sees what became of it', { tag: ANY_WIDTH }, async ({ page, isMobile }) => {
  const admin = await bearerOf(page.request, 'admin')
  await signUp(page)
  await expectSound(page, REPORTS, { isMobile })
  await expect(page.getByText(NOTHING)).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  await openClean(page, '/recepty/saksuka-s-paprikou-a-fetou')
  await page.getByRole('button', { name: 'Nahlásit chybu' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Odeslat hlášení' }).click()
  await expect(dialog.getByText('Vyberte prosím, co nesedí')).toBeVisible()
  await expect(dialog.getByLabel('Co nesedí')).toBeFocused()
  await dialog.getByLabel('Čeho se chyba týká').selectOption({ index: 1 })
  await dialog.getByLabel('Co nesedí').selectOption({ label: 'Nesedí výživové hodnoty' })
  const text = `Na obalu je 12 g <b>bílkovin</b>. ${Date.now()}`
  await dialog.getByLabel('Popište, jak to má být').fill(text)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Odeslat hlášení' }).click()
  await expect(page.getByText('Děkujeme, na chybu se podíváme.')).toBeVisible()

  await page.goto(REPORTS)
  const card = page.getByRole('list', { name: 'Moje hlášení' }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Nesedí výživové hodnoty')
  await expect(card).toContainText('Čeká na posouzení')
  await expect(card).toContainText(text)

  const waiting = await (await page.request.get('/api/error_report?status=Pending', { headers: admin })).json()
  const sent = waiting.results.find((report: { text: string }) => report.text === text)
  const data = { status: 'Denied', status_note: 'Hodnoty platí pro vařená vejce.' }
  const decided = await page.request.patch(`/api/error_report/${sent.guid}/status`, { headers: admin, data })
  expect(decided.status()).toBe(200)
  await page.reload()
  await expect(card).toContainText('Beze změny')
  await expect(card).toContainText('Hodnoty platí pro vařená vejce.')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await changeColors(page, isMobile ? 'light' : 'dark')
  await expectColorsAccessible(page)
})

test('reports that cannot be read say why, and come with the next try', { tag: ANY_WIDTH }, async ({ page }) => {
  await signUp(page)
  await page.route('**/api/error_report/mine*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(REPORTS)
  await expect(page.getByRole('alert')).toContainText('Údaje se nepodařilo načíst')
  await page.unroute('**/api/error_report/mine*')
  await page.getByRole('button', { name: 'Zkusit znovu' }).click()
  await expect(page.getByText(NOTHING)).toBeVisible()
})
