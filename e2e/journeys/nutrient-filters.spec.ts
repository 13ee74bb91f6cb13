import { expect, type Page } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, expectNoLayoutShift, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { type Account, signUp, test } from './visitor.ts'

const BODY = {
  sex: 'female',
  birth_date: '1990-05-05',
  height: 168,
  weight: 70,
  activity: 'light',
  target_goal: 'Weight loss',
}
const ADDRESS = '/recepty?protein_span=25,&sugars_span=,7.5'

async function openFields(page: Page) {
  const panel = page.getByRole('complementary', { name: 'Filtry' })
  const isBeside = await panel.isVisible()
  if (!isBeside) await page.getByRole('link', { name: /^Filtry/ }).click()
  const fields = isBeside ? panel : page.getByRole('dialog', { name: 'Filtry' })
  await fields.locator('summary').filter({ hasText: 'Živiny v\u00a0porci' }).click()
  const show = async () => {
    if (!isBeside) await fields.getByRole('button', { name: /^Zobrazit/ }).click()
  }
  return { fields, show, isBeside }
}

test('limits of nutrients go from the panel into the address, chips and back', async ({ page, request }) => {
  await openClean(page, '/recepty')
  const { fields, show, isBeside } = await openFields(page)
  await fields.getByRole('textbox', { name: 'Bílkoviny: nejméně g' }).fill('25')
  await fields.getByRole('textbox', { name: 'Cukry: nejvíce g' }).fill('7,5')
  if (!isBeside) await expectAccessible(page)
  await show()
  await expect(page).toHaveURL(ADDRESS)
  const { count } = await (await request.get('/api/recipe?protein_span=25,&sugars_span=,7.5')).json()
  expect(count).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 2, name: /recept/ })).toHaveText(new RegExp(`^${count}\u00a0`))
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expectAccessible(page)
  const chips = page.getByRole('list', { name: 'Vybrané filtry' })
  await expect(chips.getByRole('link', { name: /Odebrat filtr/ })).toHaveText([/bílkoviny od.25.g/, /cukry do.7,5.g/])
  await page.reload()
  await expect(chips.getByRole('link', { name: /Odebrat filtr/ })).toHaveCount(2)
  await chips.getByRole('link', { name: /bílkoviny/ }).click()
  await expect(page).toHaveURL('/recepty?sugars_span=,7.5')
  await page.goBack()
  await expect(page).toHaveURL(ADDRESS)
  await expectNoSidewaysScroll(page)
})

test('a saved filter keeps them', { tag: ANY_WIDTH }, async ({ page }) => {
  await signUp(page)
  await page.goto(ADDRESS)
  await page.getByRole('button', { name: 'Uložit filtr' }).click()
  await expect(page.getByText(/Filtr „Bílkoviny od 25 g, cukry do 7,5 g“ je uložený/)).toBeVisible()
  await page.goto('/recepty')
  await page.getByRole('link', { name: /^Můj filtr:/ }).click()
  await expect(page).toHaveURL(ADDRESS)
})

test('bands of energy join into one span, and a question is read into limits', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, '/recepty')
  await page.getByRole('link', { name: /^Filtry/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtry' })
  await expect(sheet.getByText('bez\u00a0omezení').first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Lehčí jídla do\u00a0350\u00a0kcal' }).click()
  await sheet.getByRole('button', { name: 'Od\u00a0350 do\u00a0500\u00a0kcal' }).click()
  await expect(sheet.getByRole('button', { pressed: true })).toHaveCount(2)
  await sheet.getByRole('button', { name: /^Zobrazit/ }).click()
  await expect(page).toHaveURL('/recepty?calorie_span=50,500')

  await page.goto(`/hledani?q=${encodeURIComponent('večeře, alespoň 30 g bílkovin a do 10 g cukru')}`)
  const understood = page.getByRole('region', { name: 'Jak jsme dotaz pochopili' })
  await expect(understood.getByRole('link', { name: /Odebrat filtr/ })).toHaveText([
    /Večeře/,
    /bílkoviny od.30.g/,
    /cukry do.10.g/,
  ])
})

test('on a phone the filtered list begins high', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, '/recepty?diet_types=Gluten+free&meal_types=Dinner&calorie_span=50,500')
  const cards = page.getByRole('list', { name: 'Recepty' }).getByRole('listitem')
  const [first, second] = [await cards.first().boundingBox(), await cards.nth(1).boundingBox()]
  expect(first?.y).toBeLessThanOrEqual(420)
  // Two whole cards fit on one screen below the bar of the site.
  expect((second?.y ?? 0) + (second?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(844 - 64)
})

test('whoever has a target sees the share of their own day, and recipes for their goal', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  const person = await signUp(page)
  await page.goto('/uzivatel')
  await expect(page.getByRole('heading', { name: 'Recepty pro váš cíl' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Nastavit cíl' })).toBeVisible()

  await setTarget(page, person)
  await openClean(page, '/uzivatel')
  const goal = page.getByRole('region', { name: 'Recepty pro váš cíl' })
  await expect(goal.getByRole('article').first()).toContainText(/\d+.% vašeho dne/)
  await expectAccessible(page)
  const whole = goal.getByRole('link', { name: /^Všechny/ })
  await whole.click()
  await expect(page).toHaveURL(/\/recepty\?.*dietary_goal=Weight\+loss.*calorie_span=/)

  await openClean(page, '/recepty')
  const cards = page.getByRole('list', { name: 'Recepty' }).getByRole('article')
  await expect(cards.first()).toContainText(/\d+.% vašeho dne/)
  await expectNoLayoutShift(page)
  await cards.first().getByRole('link').click()
  await expect(page.getByTestId('glance').locator('.day-share')).toContainText(/\d+.% vašeho dne/)
  const kept = await page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('daily_kilojoules')
})

async function setTarget(page: Page, { email, password }: Account): Promise<void> {
  const { access } = await (await page.request.post('/api/login', { data: { email, password } })).json()
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'zivina_token_data')
  const { user_guid } = JSON.parse(decodeURIComponent(cookie?.value ?? ''))
  const saved = await page.request.patch(`/api/user/${user_guid}`, {
    headers: { authorization: `Bearer ${access}` },
    data: { health_data_consent: true, ...BODY },
  })
  expect(saved.status()).toBe(200)
}
