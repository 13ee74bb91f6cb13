import { expect } from '@playwright/test'
import { ANY_WIDTH, openClean } from './check-page.ts'
import { PATH, watchRequests } from './recipe-page.ts'
import { test } from './visitor.ts'

test('Back leaves the cook mode and not the recipe, also without a signal; it opens again where it was left', {
  tag: ANY_WIDTH,
}, async ({ page, context }) => {
  await page.goto('/recepty', { waitUntil: 'networkidle' })
  await openClean(page, PATH)
  const start = page.getByRole('button', { name: 'Začít vařit' })
  const mode = page.getByRole('dialog', { name: /^Vaření/ })
  const step = (number: number) => mode.getByText(new RegExp(`^Krok ${number} z`))
  const portions = page.getByRole('group', { name: 'Počet porcí' }).filter({ visible: true })
  await portions.getByRole('button', { name: 'Přidat porci' }).click()
  const eaters = await portions.textContent()
  await start.dblclick()
  await mode.getByRole('button', { name: 'Další krok' }).dblclick()
  await expect(step(2)).toBeVisible()
  await mode.getByRole('button', { name: 'Další krok' }).click()
  await mode.getByRole('button', { name: 'Předchozí' }).click()
  await expect(step(2)).toBeVisible()
  await mode
    .getByRole('button', { name: /^Spustit minutku/ })
    .first()
    .click()
  const seen = watchRequests(page)
  await context.setOffline(true)

  await page.goBack()
  await expect(mode).toHaveCount(0)
  await expect(page).toHaveURL(PATH)
  await expect(page.getByRole('list', { name: 'Běžící minutky' }).getByRole('listitem')).toHaveCount(1)
  await expect(portions).toHaveText(eaters ?? '')
  await page.goForward()
  await expect(step(2)).toBeVisible()
  await mode.getByRole('button', { name: 'Ukončit vaření' }).dblclick()
  await expect(mode).toHaveCount(0)
  await start.click()
  await expect(step(2)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(mode).toHaveCount(0)
  await expect(start).toBeFocused()
  await page.goForward()
  expect(seen, 'nothing is loaded again').toEqual([])

  await context.setOffline(false)
  await page.reload()
  await expect(step(2)).toBeVisible()
  await page.goBack()
  await expect(mode).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/recepty')
})
