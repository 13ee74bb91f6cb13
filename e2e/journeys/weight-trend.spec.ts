import { expect, type Page } from '@playwright/test'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import {
  ANY_WIDTH,
  changeColors,
  expectAccessible,
  expectColorsAccessible,
  expectNoSidewaysScroll,
  expectSound,
} from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { fillLogIn, signUp, test } from './visitor.ts'

const TREND = '/uzivatel/trend-hmotnosti'
const MEMBER = { email: 'premium@zivina.example', password: 'Zivina-demo-2026' }

/** Half a year of weighings of the member that lead to the weight that is in the profile, around those of the demo data. */
async function fillHalfYear(page: Page): Promise<void> {
  const headers = await bearerOf(page.request, 'premium')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'zivina_token_data')
  const { user_guid } = JSON.parse(decodeURIComponent(cookie?.value ?? ''))
  const path = `/api/user/${user_guid}`
  const account = await (await page.request.get(path, { headers })).json()
  const goal = account.weight ?? 70
  const consented = await page.request.patch(path, { headers, data: { health_data_consent: true, weight: goal } })
  expect(consented.status()).toBe(200)
  const today = calendarDay(new Date())
  const rows = Array.from({ length: 150 }, (_, index) => ({
    day: addDays(today, -index - 1),
    weight: Math.round((goal + 0.05 * (index + 1) + 0.4 * Math.sin(index * 2.3)) * 10) / 10,
    ...(index % 30 === 0 ? { waist_girth: 85 + index / 30 } : {}),
  }))
  const filled = await page.request.post('/api/body_measurement/import', { headers, data: { rows } })
  expect(filled.status()).toBe(200)
}

test('the trend of half a year: chart, rate, ranges, table, both colours', async ({ page, isMobile }) => {
  await page.goto('/prihlasit')
  await fillLogIn(page, MEMBER)
  await expect(page).toHaveURL(/\/uzivatel/)
  await fillHalfYear(page)
  await expectSound(page, TREND, { isMobile })
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const meaning = page.getByRole('region', { name: /Co z.toho plyne/ })
  await expect(meaning).toContainText(/Podle trendu jste .* vážili/)
  await expect(meaning).toContainText(
    /jste ve.skutečnosti vydávali asi \d.\d{3}.kcal \(\d+.\d{3}.kJ\) denně.*Počítáno podle \d+.celých dní/,
  )
  const chart = page.getByRole('region', { name: 'Hmotnost', exact: true })
  await expect(chart).toContainText(/Teď ubýváte asi 0,\d+.kg za týden/)
  await expect(chart.locator('[data-chart=line] path')).not.toHaveCount(0)
  await expect(chart.locator('[data-chart=fan] path')).toHaveCount(2)
  const inSight = await chart.locator('circle').count()
  await chart.getByText('Vše', { exact: true }).click()
  await expect.poll(() => chart.locator('circle').count()).toBeGreaterThan(inSight)
  await chart.getByLabel('Den v grafu').press('Home')
  await expect(chart.getByLabel('Den v grafu')).toHaveAttribute('aria-valuetext', /trend \d+(,\d)?.kg/)
  await chart.getByLabel('Den v grafu').press('End')
  await expect(chart.getByLabel('Den v grafu')).toHaveAttribute('aria-valuetext', /: odhad \d+(,\d)?.kg \(/)
  await chart.getByText('Hmotnost: hodnoty v tabulce').click()
  await expect(chart.getByRole('table')).toContainText('Trend')
  await expect(page.getByRole('region', { name: 'Obvod pasu', exact: true }).locator('[data-chart=line]')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await changeColors(page, isMobile ? 'light' : 'dark')
  await expectColorsAccessible(page)
})

test('without premium, the trend redirects to the overview, which says why', { tag: ANY_WIDTH }, async ({ page }) => {
  await signUp(page)
  await page.goto(TREND)
  await expect(page).toHaveURL('/uzivatel')
  await expect(page.getByText(/je součástí členství Premium/)).toBeVisible()
})
