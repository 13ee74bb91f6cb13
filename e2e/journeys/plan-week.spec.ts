import { expect, type Page } from '@playwright/test'
import { ANY_WIDTH, BY_MOUSE, expectAccessible } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { MONDAY, meal, openPlan, PLANS, TUESDAY } from './plan-page.ts'
import { test } from './visitor.ts'

/** A lunch that Monday cooks and Tuesday eats again, seen in the view of a week or of Monday. */
async function openLeftovers(page: Page, name: string, view: 'tyden' | 'den'): Promise<void> {
  const guid = await openPlan(page, name)
  const headers = await bearerOf(page.request, 'premium')
  const { results } = await (await page.request.get('/api/recipe?meal_types=Lunch&limit=1')).json()
  const pot = { guid: crypto.randomUUID(), meal_type: 'Lunch', recipe: results[0].guid }
  const leftover = { ...pot, guid: crypto.randomUUID(), leftover_of: pot.guid }
  for (const [day, item] of [
    [MONDAY, pot],
    [TUESDAY, leftover],
  ] as const) {
    const made = await page.request.post(`/api/meal_plan/${guid}/item`, { headers, data: { day, items: [item] } })
    expect(made.status()).toBe(201)
  }
  await page.goto(`${PLANS}/${guid}?den=${MONDAY}&pohled=${view}`, { waitUntil: 'networkidle' })
}

test('a leftover is joined to the meal that cooks it, which says for which day it is enough', {
  tag: BY_MOUSE,
}, async ({ page }) => {
  await openLeftovers(page, 'Zbytky v týdnu', 'tyden')
  await expect(meal(page, /^Oběd, pondělí/)).toContainText('i\u00a0na\u00a0úterý')
  await expect(meal(page, /^Oběd, úterý/)).toContainText('z\u00a0pondělí')
  const line = page.locator('path[data-leftover]')
  await expect(line).toHaveCount(1)
  const [drawn, from, to] = await Promise.all([
    line.boundingBox(),
    meal(page, /^Oběd, pondělí/).boundingBox(),
    meal(page, /^Oběd, úterý/).boundingBox(),
  ])
  if (!drawn || !from || !to) throw new Error('Nothing is drawn')
  // It runs in the gap between both days.
  expect(Math.abs(drawn.x - (from.x + from.width))).toBeLessThan(3)
  expect(Math.abs(drawn.x + drawn.width - to.x)).toBeLessThan(3)
  await expectAccessible(page)
})

test('a dish that is dragged over another day shows what both days become, and nothing is moved before the drop', {
  tag: BY_MOUSE,
}, async ({ page }) => {
  await openLeftovers(page, 'Náhled přesunu', 'tyden')
  const source = meal(page, /^Oběd, pondělí/)
  const wednesday = page.getByRole('button', { name: /^Přidat: středa, oběd/ })
  const preview = page.getByText('po přesunu, dřív')
  await source.hover()
  await page.mouse.down()
  const place = await wednesday.boundingBox()
  if (!place) throw new Error('Wednesday is not there')
  await page.mouse.move(place.x + 8, place.y + 8, { steps: 8 })
  await page.mouse.move(place.x + 10, place.y + 10, { steps: 3 })
  await expect(preview).toHaveCount(2)
  await expect(page.getByRole('region', { name: /^středa/ })).toContainText('po přesunu, dřív 0\u00a0kcal')
  await expect(source).toHaveCount(1)
  await page.mouse.up()
  await expect(meal(page, /^Oběd, středa/)).toHaveCount(1)
  await expect(preview).toHaveCount(0)
})

test('keys and the dialog of a move say in words what both days become', { tag: ANY_WIDTH }, async ({ page }) => {
  await openLeftovers(page, 'Přesun slovy', 'den')
  await expect(page.locator('[data-item]')).toContainText('i\u00a0na\u00a0úterý')
  await page.locator('[data-item]').press('Space')
  await page.locator('[data-item]').first().press('ArrowRight')
  const said = page.locator('[aria-live="assertive"]').filter({ hasText: 'místo' })
  await expect(said).toHaveText(/^úterý 4\.\sbřezna, oběd.*pondělí 0\skcal místo [\d\s]+kcal, úterý/)
  await page.locator('[aria-pressed="true"]').press('Escape')
  await page.locator('[data-item]').first().press('m')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Den').fill(TUESDAY)
  await expect(dialog.getByRole('status')).toHaveText(/^Po přesunu: pondělí 0\skcal místo .*úterý/)
  await expectAccessible(page)
})
