import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { calendarDay } from '@zivina/domain/calendar-day'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { bearerOf, DEMO_PASSWORD } from './demo-token.ts'
import { addFoods, dialog, MONDAY, meal, openPlan, PLANS } from './plan-page.ts'
import { fillLogIn, readMail, signUp, test } from './visitor.ts'

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

  await readMail(page, partner.email, /.*/)
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
  await dialog(page).getByLabel('Jídlo dne').selectOption('Dinner')
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
  await page.goto('/prihlasit')
  await fillLogIn(page, { email: 'premium@zivina.example', password: DEMO_PASSWORD })
  await expect(page).not.toHaveURL(/prihlasit/)
  await page.goto(PLANS, { waitUntil: 'networkidle' })
  await page.getByText('Všechny jídelníčky a\u00a0složky').click()
  const form = page.getByRole('form', { name: 'Nový jídelníček' })
  await form.getByRole('textbox').fill('Týden u babičky')
  await form.getByRole('button', { name: 'Vytvořit' }).click()
  await expect(page.getByText(SUCCESS_MESSAGES.MEALPLAN_ADDED_SUCCESSFULLY)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Týden u\u00a0babičky' })).toBeVisible()
})
