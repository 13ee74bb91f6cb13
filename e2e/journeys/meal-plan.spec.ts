import { expect } from '@playwright/test'
import {
  ANY_WIDTH,
  BY_MOUSE,
  expectAccessible,
  expectLoaded,
  expectNoSidewaysScroll,
  expectSound,
} from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { addFoods, addRecipe, dialog, MONDAY, meal, openPlan, PLANS, TUESDAY } from './plan-page.ts'
import { test } from './visitor.ts'

test('the first visit asks for a name; all pages of a plan are sound', async ({ page, isMobile }) => {
  const guid = await openPlan(page, 'Týden s hodně dlouhým názvem, ve kterém se vaří každý den znovu a znovu')
  for (const view of ['den', 'tyden', 'mesic']) {
    await expectSound(page, `${PLANS}/${guid}?den=${MONDAY}&pohled=${view}`, { isMobile })
  }
  await addFoods(page, guid)
  for (const view of ['den', 'tyden', 'mesic']) {
    await page.goto(`${PLANS}/${guid}?den=${MONDAY}&pohled=${view}`, { waitUntil: 'networkidle' })
    await expectLoaded(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await page.goto(PLANS, { waitUntil: 'networkidle' })
  await page.getByText('Všechny jídelníčky a\u00a0složky').click()
  await expect(page.getByRole('list', { name: 'Jídelníčky' }).getByRole('listitem').first()).toBeVisible()
  await expectLoaded(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a week is planned by hand on a phone: add, portions, move by keys, copy a day, note, undo', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openPlan(page, 'Jarní týden')
  await addRecipe(page, /^Přidat: pondělí, oběd/, 'polévka')
  const lunch = meal(page, /^Oběd, pondělí/)
  await expect(lunch).toHaveCount(1)

  await lunch.getByRole('button').first().click()
  await expectAccessible(page)
  for (let quarter = 0; quarter < 4; quarter++)
    await dialog(page).getByRole('button', { name: 'Přidat čtvrt porce' }).click()
  await dialog(page).getByLabel('Poznámka').fill('Dvojitá, přijde Petr')
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(lunch).toContainText('2\u00a0porce')
  await expect(lunch).toContainText('Dvojitá, přijde Petr')
  // The change is shown before it is saved; the dialog, which keeps the keys to itself, stays open until then.
  await expect(dialog(page)).toBeHidden()

  const item = page.locator('[data-item]')
  await item.press('Space')
  await item.press('ArrowDown')
  await expect(page.getByText(/pondělí 3\.\sbřezna, odpolední svačina/)).toBeAttached()
  await item.press('ArrowDown')
  await item.press('ArrowRight')
  await item.press('Space')
  await expect(meal(page, /^Večeře, úterý/)).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(TUESDAY))
  await expect(page.getByText(/^Přesunuto: /)).toBeVisible()
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(meal(page, /^Večeře, úterý/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Předchozí den' }).click()
  await expect(lunch).toHaveCount(1)

  await page.getByRole('button', { name: 'Další možnosti, pondělí 3.\u00a0března' }).click()
  await page.getByRole('button', { name: 'Kopírovat den' }).click()
  await dialog(page).getByRole('button', { name: 'Zkopírovat' }).click()
  await expect(page.getByText(/^Zkopírováno na/)).toBeVisible()
  await page.getByRole('button', { name: 'Další den' }).click()
  await expect(meal(page, /^Oběd, úterý/)).toHaveCount(1)

  await page.getByRole('button', { name: 'Další možnosti, úterý 4.\u00a0března' }).click()
  await page.getByRole('button', { name: 'Napsat poznámku' }).click()
  await dialog(page).getByLabel('Poznámka').fill('Koupit chleba')
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByRole('button', { name: /^Upravit poznámku.*Koupit chleba/ })).toBeVisible()

  await page.locator('[data-item]').press('Delete')
  await expect(meal(page, /^Oběd, úterý/)).toHaveCount(0)
  await page.locator('body').press('z')
  await expect(meal(page, /^Oběd, úterý/)).toHaveCount(1)
  await page.reload()
  await expect(meal(page, /^Oběd, úterý/)).toHaveCount(1)
  await expect(page.getByText('Koupit chleba')).toBeVisible()
})

test('a food is planned by its amount, and a second person has their own portions', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openPlan(page, 'Pro dva')
  await page.getByRole('button', { name: /^Přidat: pondělí, snídaně/ }).click()
  await dialog(page).getByText('Surovina', { exact: true }).click()
  await dialog(page).getByRole('combobox', { name: 'Surovina' }).fill('tvaroh')
  await dialog(page).getByRole('listbox').getByRole('option').first().click()
  await dialog(page)
    .getByLabel(/^Množství/)
    .fill('200')
  await dialog(page).getByRole('button', { name: 'Přidat', exact: true }).click()
  const breakfast = meal(page, /^Snídaně, pondělí/)
  await expect(breakfast).toContainText('200\u00a0g')
  await expect(page.getByText('trávní')).toHaveCount(0)

  await page.getByRole('button', { name: 'Cíl a\u00a0stravování' }).click()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Vařit pro někoho dalšího' }).click()
  await dialog(page).getByLabel('Jméno').fill('Eliška')
  await dialog(page).getByLabel('Rok narození').fill('2023')
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Strávníci' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await breakfast.getByRole('button').first().click()
  await dialog(page).getByRole('group', { name: 'Počet porcí: Eliška' }).getByRole('button').last().click()
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(breakfast).toContainText('Eliška\u00a00,25')
})

test('a dish is dragged before another one of another day, and back by the key Z', {
  tag: BY_MOUSE,
}, async ({ page }) => {
  const guid = await openPlan(page, 'Tažením')
  await addFoods(page, guid)
  await page.goto(`${PLANS}/${guid}?den=${MONDAY}&pohled=tyden`, { waitUntil: 'networkidle' })
  const wednesday = meal(page, /^Oběd, středa/)
  const name =
    (await meal(page, /^Oběd, pondělí/)
      .locator('.font-semibold')
      .textContent()) ?? ''
  await meal(page, /^Oběd, pondělí/).dragTo(wednesday, { targetPosition: { x: 20, y: 5 } })
  await expect(wednesday).toHaveCount(2)
  await expect(wednesday.first()).toContainText(name)
  await page.locator('body').press('z')
  await expect(wednesday).toHaveCount(1)
  await expect(meal(page, /^Oběd, pondělí/)).toContainText(name)
})

test('two tabs edit one day, and nothing of either is lost', { tag: ANY_WIDTH }, async ({ page }) => {
  const guid = await openPlan(page, 'Ve dvou oknech')
  await addFoods(page, guid)
  const path = `${PLANS}/${guid}?den=${MONDAY}&pohled=den`
  const tabs = [page, await page.context().newPage()] as const
  for (const tab of tabs) {
    await tab.goto(path, { waitUntil: 'networkidle' })
    await expect(meal(tab, /^Oběd, pondělí/)).toHaveCount(1)
  }
  // Each adds something that the other does not know of yet.
  await addRecipe(tabs[0], /^Přidat: pondělí, večeře/, 'kuře')
  await addRecipe(tabs[1], /^Přidat: pondělí, snídaně/, 'kaše')
  for (const tab of tabs) {
    await tab.reload()
    for (const name of [/^Snídaně, pondělí/, /^Oběd, pondělí/, /^Večeře, pondělí/]) {
      await expect(meal(tab, name)).toHaveCount(1)
    }
  }
  // Of two changes of the same dish the later one is refused, and says so.
  for (const [place, tab] of tabs.entries()) {
    await meal(tab, /^Oběd, pondělí/)
      .getByRole('button')
      .first()
      .click()
    await tab.getByRole('dialog').getByLabel('Poznámka').fill(`Poznámka ${place}`)
  }
  await tabs[0].getByRole('dialog').getByRole('button', { name: 'Uložit' }).click()
  await expect(meal(tabs[0], /^Oběd, pondělí/)).toContainText('Poznámka 0')
  // Also where the other tab has read the plan again under its open dialog.
  const readAgain = tabs[1].waitForResponse((answer) => answer.url().includes(`/api/meal_plan/${guid}?`))
  await tabs[1].evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await readAgain
  await tabs[1].getByRole('dialog').getByRole('button', { name: 'Uložit' }).click()
  await expect(tabs[1].getByText(/^Mezitím to změnil/)).toBeVisible()
  await tabs[1].reload()
  await expect(meal(tabs[1], /^Oběd, pondělí/)).toContainText('Poznámka 0')
})

test('a removed eater and a deleted folder come back by one press', { tag: ANY_WIDTH }, async ({ page }) => {
  const guid = await openPlan(page, 'S návratem')
  const headers = await bearerOf(page.request, 'premium')
  const eater = { guid: crypto.randomUUID(), name: 'Eliška', birth_year: 2020, sex: 'female' }
  expect((await page.request.post(`/api/meal_plan/${guid}/eater`, { headers, data: eater })).status()).toBe(201)
  const folder = { guid: crypto.randomUUID(), name: `Zimní ${guid.slice(0, 8)}` }
  expect((await page.request.post('/api/meal_plan_folder', { headers, data: folder })).status()).toBe(201)
  await page.goto(`${PLANS}/${guid}?den=${MONDAY}&pohled=den`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Strávníci' }).click()
  await dialog(page).getByRole('button', { name: 'Odebrat: Eliška' }).click()
  await expect(page.getByText('Odebráno: Eliška')).toBeVisible()
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await page.getByRole('button', { name: 'Strávníci' }).click()
  await expect(dialog(page).getByText('Eliška').first()).toBeVisible()
  const { eaters } = await (await page.request.get(`/api/meal_plan/${guid}`, { headers })).json()
  expect(eaters).toHaveLength(2)
  await dialog(page).getByRole('button', { name: 'Odebrat: Eliška' }).click()
  const left = async () => (await (await page.request.get(`/api/meal_plan/${guid}`, { headers })).json()).eaters.length
  await expect.poll(left).toBe(1)

  await page.goto(PLANS, { waitUntil: 'networkidle' })
  await page.getByText('Všechny jídelníčky a\u00a0složky').click()
  const edit = page.getByRole('button', { name: `Upravit složku: ${folder.name}` })
  await edit.click()
  await dialog(page).getByRole('button', { name: 'Smazat' }).click()
  await expect(edit).toBeHidden()
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(edit).toBeVisible()
})
