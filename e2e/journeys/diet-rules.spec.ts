import { expect } from '@playwright/test'
import { ANY_WIDTH, openClean } from './check-page.ts'
import { lookAtPages } from './look-at-pages.ts'
import { test } from './visitor.ts'

const DYSPHAGIA = '/recepty?diet_types=Dysphagia'

lookAtPages(['/jak-posuzujeme-diety', DYSPHAGIA])

test('a filter by a diet whose dishes wait shows them apart, with what is confirmed by whom', async ({ page }) => {
  await openClean(page, DYSPHAGIA)
  const waiting = page.getByRole('region', { name: 'Čeká na potvrzení' })
  await expect(waiting).toContainText('Potvrzuje jmenovaný terapeut')
  const cards = waiting.getByRole('article')
  await expect(cards).toHaveCount(12)
  await page.getByTestId('conditional').getByRole('button', { name: /další/i }).click()
  await expect(cards).toHaveCount(24)
  await expect(page.getByText('Takový recept zatím nemáme')).toHaveCount(0)
})

test('for dysphagia only the dishes wait that were written for a texture', { tag: ANY_WIDTH }, async ({ request }) => {
  const list = async (path: string) => (await request.get(`/api${path}`)).json()
  const waiting = '/recipe/conditional?diet_types=Dysphagia'
  // One of them may just be tested in another journey.
  await expect
    .poll(async () => (await list(waiting)).count + (await list('/recipe?diet_types=Dysphagia')).count)
    .toBe(41)
  const { results } = await list(`${waiting}&limit=50`)
  const names: string[] = results.map(({ recipe }: { recipe: { name: string } }) => recipe.name)
  expect(names.length).toBeGreaterThanOrEqual(40)
  expect(names.filter((name) => /nudl|kapr/i.test(name))).toEqual([])
})

test('a recipe says once whose the rules are and leads to them, where what always holds is said', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openClean(page, '/recepty/hovezi-gulas-zahusteny-bramborem')
  const notice = page.getByTestId('rules-notice')
  await expect(notice).toContainText('nutriční terapeut je zatím neschválil')
  await expect(page.getByTestId('suitability')).not.toContainText('inzulin')
  await notice.getByRole('link', { name: 'Jak posuzujeme' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jak posuzujeme, pro koho se jídlo hodí')
  await expect(page.getByText('není určen k výpočtu dávky inzulinu')).toBeVisible()
})
