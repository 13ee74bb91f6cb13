import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import {
  ANY_WIDTH,
  BY_MOUSE,
  expectAccessible,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  expectSound,
  openClean,
} from './check-page.ts'
import {
  addFood,
  addQuick,
  addTo,
  DIARY,
  dialog,
  energy,
  entries,
  expectSaved,
  MONDAY,
  meal,
  openDay,
  openDiary,
  press,
  TUESDAY,
} from './diary-page.ts'
import { signUp, test } from './visitor.ts'

test('the diary is sound when it is empty, and when something is in it', async ({ page, isMobile }) => {
  await signUp(page)
  await expectSound(page, `${DIARY}?den=${MONDAY}`, { isMobile })
  await addFood(page, 'snídaně', 'tvaroh', '150')
  await addQuick(page, 'oběd', 'Menu v\u00a0jídelně', '700')
  await expectSaved(page)
  await expectSound(page, `${DIARY}?den=${MONDAY}`, { isMobile })
  await page.getByText('Všechny živiny dne').click()
  // What lies half under the bar of a phone would count as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  for (const view of ['tyden', 'mesic', 'rok']) {
    await expectSound(page, `${DIARY}?den=${MONDAY}&pohled=${view}`, { isMobile })
    await page.getByText('Tabulka s\u00a0čísly').click()
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${DIARY}?den=${MONDAY}`, { waitUntil: 'networkidle' })
  await expectNoSidewaysScroll(page)
  await addTo(page, 'snídaně').click()
  await expect(dialog(page).getByRole('list', { name: 'Nedávné' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('the diary does not shift when it opens before the last record is saved', { tag: ANY_WIDTH }, async ({ page }) => {
  await openDiary(page)
  await page.route('**/api/diary/entries', async (route) => {
    await setTimeout(1500)
    await route.continue().catch(() => {})
  })
  await addQuick(page, 'oběd', 'Menu v\u00a0jídelně', '700')
  await openClean(page, `${DIARY}?den=${MONDAY}`)
  await expect(entries(page, 'Oběd')).toContainText('Menu')
  await expectNoLayoutShift(page)
})

test('a food is found, measured, changed, moved by keys, deleted and brought back', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openDiary(page)
  await addFood(page, 'snídaně', 'tvaroh', '200')
  await expect(entries(page, 'Snídaně')).toContainText('200\u00a0g')
  const before = await energy(page).textContent()

  await page.locator('[data-item]').press('Enter')
  await expectAccessible(page)
  await dialog(page).getByLabel('Množství').fill('400')
  await dialog(page).getByLabel('Poznámka').fill('s\u00a0medem')
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(entries(page, 'Snídaně')).toContainText('400\u00a0g')
  await expect(entries(page, 'Snídaně')).toContainText('s\u00a0medem')
  expect(await energy(page).textContent()).not.toBe(before)

  const item = page.locator('[data-item]')
  await item.press('Space')
  await item.press('ArrowDown')
  await expect(page.getByText(/pondělí 16\.\slistopadu, dopolední svačina/)).toBeAttached()
  await item.press('ArrowRight')
  await item.press('Space')
  await expect(page).toHaveURL(new RegExp(TUESDAY))
  await expect(entries(page, 'Dopolední svačina')).toHaveCount(1)
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(entries(page, 'Dopolední svačina')).toHaveCount(0)
  await page.locator('body').press('ArrowLeft')
  await expect(page).toHaveURL(new RegExp(MONDAY))
  await expect(entries(page, 'Snídaně')).toHaveCount(1)

  await page.locator('[data-item]').press('Delete')
  await expect(entries(page, 'Snídaně')).toHaveCount(0)
  await page.locator('body').press('z')
  await expect(entries(page, 'Snídaně')).toHaveCount(1)
  await expectSaved(page)
  await page.reload()
  await expect(entries(page, 'Snídaně')).toContainText('400\u00a0g')
})

test('energy alone is changed in place: its name, its energy, what is not known; and changed back', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openDiary(page)
  await addQuick(page, 'oběd', 'Menu', '700')
  await expect(energy(page)).toContainText('700')
  await page.locator('[data-item]').press('Enter')
  await expect(dialog(page).getByLabel('Energie (kcal)')).toHaveValue('700')
  await dialog(page).getByLabel('Energie (kcal)').fill('hodně')
  await dialog(page).getByLabel('Co to bylo').fill('Menu v\u00a0jídelně')
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(dialog(page).getByLabel('Energie (kcal)')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await dialog(page).getByLabel('Energie (kcal)').fill('850')
  await dialog(page).getByLabel('Bílkoviny (g, nepovinné)').fill('35')
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(entries(page, 'Oběd')).toContainText('Menu v\u00a0jídelně')
  await expect(energy(page)).toContainText('850')
  await expectSaved(page)
  await page.reload()
  await expect(energy(page)).toContainText('850')
  await page.locator('[data-item]').press('Enter')
  await dialog(page).getByLabel('Energie (kcal)').fill('900')
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(energy(page)).toContainText('900')
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(energy(page)).toContainText('850')
})

test('a known food takes at most three presses, a breakfast like yesterday two, and a saved meal comes back whole', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openDiary(page)
  await addFood(page, 'snídaně', 'tvaroh', '150')
  await addQuick(page, 'snídaně', 'Kafe s\u00a0mlékem', '60')
  await expectSaved(page)

  await openDay(page, TUESDAY)
  const again = await press(
    addTo(page, 'snídaně'),
    dialog(page).getByRole('button', { name: /^Snídaně jako den předtím/ }),
  )
  expect(again).toBeLessThanOrEqual(2)
  await expect(entries(page, 'Snídaně')).toHaveCount(2)

  const known = await press(
    addTo(page, 'oběd'),
    dialog(page)
      .getByRole('list', { name: 'Nedávné' })
      .getByRole('button', { name: /^Přidat hned/ })
      .first(),
    dialog(page).getByRole('button', { name: 'Hotovo' }),
  )
  expect(known).toBeLessThanOrEqual(3)
  await expect(entries(page, 'Oběd')).toHaveCount(1)

  await page.getByRole('button', { name: 'Další možnosti, snídaně' }).click()
  await page.getByRole('button', { name: 'Uložit jako jídlo' }).click()
  await expectAccessible(page)
  await dialog(page).getByLabel('Název').fill('Ranní klasika')
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByText(/^Uloženo: Ranní klasika/)).toBeVisible()
  await addTo(page, 'večeře').click()
  await dialog(page).getByRole('button', { name: 'Uložená jídla' }).click()
  await expectAccessible(page)
  await dialog(page)
    .getByRole('button', { name: /^Ranní klasika/ })
    .click()
  await expect(entries(page, 'Večeře')).toHaveCount(2)
  await expectSaved(page)
  await page.reload()
  await expect(entries(page, 'Večeře')).toHaveCount(2)
})

test('water, a note, a whole day and a copied day are kept', { tag: ANY_WIDTH }, async ({ page }) => {
  await openDiary(page)
  const water = meal(page, 'Voda')
  await water.getByRole('button', { name: '+\u00a0250\u00a0ml' }).click()
  await water.getByRole('button', { name: 'Jiné množství' }).click()
  await dialog(page).getByLabel('Množství (ml)').fill('1000')
  await dialog(page).getByRole('button', { name: 'Zapsat' }).click()
  await expect(water).toContainText('1,25\u00a0l')
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(water).toContainText('250\u00a0ml')

  await addQuick(page, 'oběd', 'Svíčková', '800')
  await page.getByLabel('Zapsáno celé').check()
  await page.getByRole('button', { name: 'Napsat poznámku ke dni' }).click()
  await dialog(page).getByLabel('Poznámka').fill('Oslava u babičky')
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await page.getByRole('button', { name: 'Další možnosti deníku' }).click()
  await page.getByRole('button', { name: 'Kopírovat den' }).click()
  await dialog(page).getByRole('button', { name: 'Zkopírovat' }).click()
  await page.getByRole('button', { name: 'Další den' }).click()
  await expect(entries(page, 'Oběd')).toContainText('Svíčková')
  await expectSaved(page)
  await openDay(page, MONDAY)
  await expect(page.getByLabel('Zapsáno celé')).toBeChecked()
  await expect(page.getByText('Oslava u babičky')).toBeVisible()
  await expect(water).toContainText('250\u00a0ml')
})

test('an entry is dragged to another meal and to another day', { tag: BY_MOUSE }, async ({ page }) => {
  await openDiary(page)
  await addQuick(page, 'snídaně', 'Koláč', '300')
  await page.locator('[data-item]').dragTo(meal(page, 'Oběd'))
  await expect(entries(page, 'Oběd')).toHaveCount(1)
  await page
    .locator('[data-item]')
    .dragTo(page.getByRole('navigation', { name: 'Dny týdne' }).getByRole('button', { name: /^středa/ }))
  await expect(entries(page, 'Oběd')).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Dny týdne' })
    .getByRole('button', { name: /^středa/ })
    .click()
  await expect(entries(page, 'Oběd')).toHaveCount(1)
})
