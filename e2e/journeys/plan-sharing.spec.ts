import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { calendarDay } from '@zivina/domain/calendar-day'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { addFoods, dialog, MONDAY, meal, openPlan, PLANS } from './plan-page.ts'
import { readMail } from './read-mail.ts'
import { signUp, test } from './visitor.ts'

test('a plan is read by a link until it is taken back, and together with an invited person without premium', {
  tag: ANY_WIDTH,
}, async ({ page, browser }) => {
  const guid = await openPlan(page, 'Společný týden')
  await addFoods(page, guid)
  await page.reload()
  await expect(meal(page, /^Oběd, pondělí/)).toHaveCount(1)
  await page.getByRole('button', { name: 'Další', exact: true }).click()
  await page.getByRole('button', { name: 'Poslat e-mailem' }).click()
  await expect(page.getByText('Jídelníček jsme poslali e-mailem.')).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  const partner = await signUp(other)

  await page.getByRole('button', { name: 'Sdílet' }).click()
  await dialog(page).getByRole('button', { name: 'Vytvořit odkaz' }).click()
  const link = await dialog(page).getByLabel('Odkaz ke čtení').inputValue()
  await dialog(page).getByLabel('E-mail').fill(partner.email)
  await dialog(page).getByRole('button', { name: 'Pozvat' }).click()
  await expect(dialog(page).getByText('čeká na přijetí')).toBeVisible()
  await expectAccessible(page)

  const path = new URL(link).pathname
  await other.goto(`${path}?den=${MONDAY}`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Společný týden')
  await expect(other.getByRole('list', { name: /^Oběd, pondělí/ })).toBeVisible()
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectNoSidewaysScroll(other)
  await expectAccessible(other)

  await readMail(partner.email, /.*/)
  await other.goto('/uzivatel/sdilene')
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Přijmout' }).click()
  await other.getByRole('link', { name: /^Otevřít/ }).click()
  await other.goto(`${PLANS}/${guid}?den=${MONDAY}&pohled=den`)
  const lunch = other.getByRole('list', { name: /^Oběd, pondělí/ }).getByRole('listitem')
  await lunch.getByRole('button').first().click()
  await other.getByRole('dialog').getByLabel('Poznámka').fill('Tohle uvařím já')
  await other.getByRole('dialog').getByRole('button', { name: 'Uložit' }).click()
  await expect(lunch).toContainText('Tohle uvařím já')

  await dialog(page).getByRole('button', { name: 'Zrušit odkaz' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Vytvořit odkaz' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Tohle uvařím já')).toBeVisible()
  expect((await other.request.get(path)).status()).toBe(404)
})

test('an editor joins, agrees, takes it back and leaves; the owner sees as much as was agreed', {
  tag: ANY_WIDTH,
}, async ({ page, browser }) => {
  const guid = await openPlan(page, 'Ve dvou')
  const other = await (await browser.newContext()).newPage()
  const { email } = await signUp(other)
  const headers = await bearerOf(page.request, 'premium')
  const share = { guid: crypto.randomUUID(), email, role: 'editor' }
  expect((await page.request.post(`/api/meal_plan/${guid}/share`, { headers, data: share })).status()).toBe(201)
  await other.goto('/uzivatel/sdilene')
  await other.getByRole('button', { name: 'Přijmout' }).click()
  await expect(other.getByText('Pozvánka přijata.')).toBeVisible()
  const path = `${PLANS}/${guid}?den=${MONDAY}&pohled=den`
  await other.goto(path, { waitUntil: 'networkidle' })
  await other.getByRole('button', { name: 'Strávníci' }).click()
  await dialog(other).getByRole('button', { name: 'Jím podle něj i\u00a0já' }).click()
  await expect(dialog(other).getByText('Nic dalšího o\u00a0vás')).toBeVisible()
  await expectAccessible(other)
  await dialog(other)
    .getByLabel(/^Sdílet alergeny/)
    .check()
  await dialog(other).getByRole('button', { name: 'Přidat se' }).dblclick()
  await expect(dialog(other).getByRole('heading', { name: 'Strávníci' })).toBeVisible()
  const name = async () => {
    const { eaters } = await (await page.request.get(`/api/meal_plan/${guid}`, { headers })).json()
    expect(eaters).toHaveLength(2)
    return String(eaters[1].name)
  }
  const partner = await name()
  await dialog(other)
    .getByRole('button', { name: `Upravit: ${partner}` })
    .click()
  await dialog(other).getByText('Diety a\u00a0alergeny').click()
  await dialog(other).getByRole('checkbox', { name: 'Vlčí bob' }).check()
  await dialog(other).getByRole('button', { name: 'Uložit' }).click()
  await expect(dialog(other).getByRole('heading', { name: 'Strávníci' })).toBeVisible()

  const seen = async () => {
    const { eaters } = await (await page.request.get(`/api/meal_plan/${guid}`, { headers })).json()
    return eaters[1].allergens
  }
  expect(await seen()).toEqual(['lupin'])
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Strávníci' }).click()
  await expect(dialog(page).getByText('Cíl nesdílí: porce se podle něj nespočítají.')).toBeVisible()
  await expectAccessible(page)

  await dialog(other).getByRole('button', { name: 'Co o\u00a0sobě sdílím' }).click()
  await dialog(other)
    .getByLabel(/^Sdílet alergeny/)
    .uncheck()
  await dialog(other).getByRole('button', { name: 'Uložit' }).click()
  await expect(dialog(other).getByRole('heading', { name: 'Strávníci' })).toBeVisible()
  expect(await seen()).toEqual([])
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Strávníci' }).click()
  await expect(dialog(page).getByText(/^Alergeny ani cíl nesdílí/)).toBeVisible()

  await other.keyboard.press('Escape')
  await other.getByRole('button', { name: 'Další', exact: true }).click()
  await other.getByRole('button', { name: 'Opustit jídelníček' }).click()
  await expectAccessible(other)
  await dialog(other).getByRole('button', { name: 'Opustit', exact: true }).click()
  await expect(other.getByText('Opustili jste jídelníček Ve dvou.')).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Strávníci' }).click()
  await expect(dialog(page).getByText(partner)).toBeVisible()
  await expect(dialog(page).getByText('nesdílí')).toHaveCount(0)
  expect(await name()).toBe(partner)
  await other.goto(path)
  await expect(other.getByText('Tento jídelníček tu není')).toBeVisible()
})

test('what is typed in a plan that is no longer shared stays, and the call says why it is refused', {
  tag: ANY_WIDTH,
}, async ({ page, browser }) => {
  const guid = await openPlan(page, 'Naposled')
  await addFoods(page, guid)
  const other = await (await browser.newContext()).newPage()
  const { email } = await signUp(other)
  const headers = await bearerOf(page.request, 'premium')
  const share = { guid: crypto.randomUUID(), email, role: 'editor' }
  expect((await page.request.post(`/api/meal_plan/${guid}/share`, { headers, data: share })).status()).toBe(201)
  await other.goto('/uzivatel/sdilene')
  await other.getByRole('button', { name: 'Přijmout' }).click()
  await expect(other.getByText('Pozvánka přijata.')).toBeVisible()
  await other.goto(`${PLANS}/${guid}?den=${MONDAY}&pohled=den`, { waitUntil: 'networkidle' })
  await meal(other, /^Oběd, pondělí/)
    .getByRole('button')
    .first()
    .click()
  await dialog(other).getByLabel('Poznámka').fill('Dlouhá poznámka')
  expect((await page.request.delete(`/api/share/${share.guid}`, { headers })).status()).toBe(204)
  const readAgain = other.waitForResponse((answer) => answer.url().includes(`/api/meal_plan/${guid}?`))
  await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  expect((await readAgain).status()).toBe(404)
  await dialog(other).getByRole('button', { name: 'Uložit' }).click()
  await expect(other.getByText('Jídelníček jsme nenašli.').first()).toBeVisible()
  await expect(dialog(other).getByLabel('Poznámka')).toHaveValue('Dlouhá poznámka')
})

test('without premium, the plan redirects to the overview, which says why', { tag: ANY_WIDTH }, async ({ page }) => {
  await signUp(page)
  await page.goto(PLANS)
  await expect(page).toHaveURL('/uzivatel')
  await expect(page.getByText('je součástí členství Premium.')).toBeVisible()
  await page.goto('/uzivatel/sdilene')
  await expect(page.getByText('Nikdo s\u00a0vámi zatím nic nesdílí')).toBeVisible()
  await expectAccessible(page)
})

test('a recipe is put into a plan from its page', { tag: ANY_WIDTH }, async ({ page }) => {
  const guid = await openPlan(page, 'Z receptu')
  await page.goto('/recepty/kureci-rizky-s-bramborovou-kasi', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Do jídelníčku' }).click()
  await dialog(page).getByLabel('Den', { exact: true }).fill(MONDAY)
  await dialog(page).getByLabel('Druh jídla').selectOption('Dinner')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Přidat', exact: true }).click()
  await expect(page.getByText(/^Přidáno do jídelníčku/)).toBeVisible()
  await page.goto(`${PLANS}/${guid}?den=${MONDAY}&pohled=den`)
  await expect(meal(page, /^Večeře, pondělí/)).toHaveCount(1)
})

test('a plan is downloaded as a PDF, and its calendar is read by a secret address', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  const guid = await openPlan(page, 'Na papír')
  await addFoods(page, guid)
  // A calendar has the days around the present one.
  const today = calendarDay(new Date())
  const { results } = await (await page.request.get('/api/recipe?meal_types=Dinner&limit=1')).json()
  const data = { day: today, items: [{ guid: crypto.randomUUID(), meal_type: 'Dinner', recipe: results[0].guid }] }
  const headers = await bearerOf(page.request, 'premium')
  expect((await page.request.post(`/api/meal_plan/${guid}/item`, { headers, data })).status()).toBe(201)
  await page.goto(`${PLANS}/${guid}?den=${MONDAY}&pohled=tyden`)
  await page.getByRole('button', { name: 'Další', exact: true }).click()
  const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /PDF/ }).click()])
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('button', { name: 'Další', exact: true }).click()
  await page.getByRole('button', { name: /kalendář/i }).click()
  await dialog(page)
    .getByRole('button', { name: /Vytvořit/ })
    .click()
  const address = await dialog(page).getByRole('textbox').inputValue()
  // The message lies within the dialog: it is seen, and Tab reaches it although the dialog keeps the focus.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog(page).getByRole('button', { name: 'Zkopírovat' }).press('Enter')
  await expect(dialog(page).getByText(SUCCESS_MESSAGES.SUCCESSFULLY_COPIED)).toBeInViewport({ ratio: 1 })
  const close = dialog(page).getByRole('button', { name: 'Zavřít zprávu' })
  await dialog(page).getByRole('button', { name: 'Zrušit adresu' }).focus()
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await close.click()
  await expect(close).toHaveCount(0)
  const feed = await page.request.get(new URL(address).pathname)
  expect(feed.headers()['content-type']).toContain('text/calendar')
  const text = await feed.text()
  expect(text).toContain(`DTSTART;VALUE=DATE:${today.replaceAll('-', '')}`)
})

test('a plan is made by its name, said and opened', { tag: ANY_WIDTH }, async ({ page }) => {
  await enterAs(page.context(), 'premium')
  await page.goto(PLANS, { waitUntil: 'networkidle' })
  await page.getByText('Všechny jídelníčky a\u00a0složky').click()
  const form = page.getByRole('form', { name: 'Nový jídelníček' })
  await form.getByRole('textbox').fill('Týden u babičky')
  await form.getByRole('button', { name: 'Vytvořit' }).click()
  await expect(page.getByText(SUCCESS_MESSAGES.MEALPLAN_ADDED_SUCCESSFULLY)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Týden u\u00a0babičky' })).toBeVisible()
})
