import { expect, type Locator, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { addFoods, createPlan, MONDAY, PLANS } from './plan-page.ts'
import { signUp, test } from './visitor.ts'

/** Counts what a person presses: each tap, and each key that confirms. What is typed between is not counted. */
function counter(page: Page) {
  let taps = 0
  return {
    tap: async (what: Locator) => {
      taps += 1
      await what.click()
    },
    enter: async () => {
      taps += 1
      await page.keyboard.press('Enter')
    },
    taps: () => taps,
  }
}

test('ten things of a list are ticked by eleven taps, from Dnes', { tag: ANY_WIDTH }, async ({ page }) => {
  await enterAs(page.context(), 'premium')
  const headers = await bearerOf(page.request, 'premium')
  const guid = crypto.randomUUID()
  const list = { guid, name: `Deset věcí ${guid.slice(0, 8)}` }
  expect((await page.request.post('/api/shopping_list', { headers, data: list })).status()).toBe(201)
  const names = ['ubrousky', 'alobal', 'mýdlo', 'svíčky', 'mléko', 'máslo', 'rýže', 'banány', 'brambory', 'chléb']
  const data = { guid: crypto.randomUUID(), text: names.join(', ') }
  expect((await page.request.post(`/api/shopping_list/${guid}/item`, { headers, data })).status()).toBe(200)
  const { tap, taps } = counter(page)
  // The way to the list is one tap; which one opens depends on what others changed last, so it is named here.
  await page.goto(`/uzivatel/nakupni-seznam/${guid}`)
  await expect(page.getByRole('heading', { level: 1, name: list.name })).toBeVisible()
  for (const name of names) await tap(page.getByRole('checkbox', { name: new RegExp(name, 'i') }))
  const ticked = page.getByRole('region', { name: 'Odškrtnuté' })
  for (const name of names) await expect(ticked).toContainText(new RegExp(name, 'i'))
  expect(taps() + 1).toBeLessThanOrEqual(11)
  expect((await page.request.delete(`/api/shopping_list/${guid}`, { headers })).status()).toBe(204)
})

test('a gluten-free dinner is found by two taps', { tag: ANY_WIDTH }, async ({ page }) => {
  const { tap, enter, taps } = counter(page)
  await page.goto('/recepty', { waitUntil: 'networkidle' })
  await tap(page.getByRole('searchbox', { name: 'Hledat v receptech' }))
  await page.keyboard.type('bezlepková večeře')
  await enter()
  await expect(page).toHaveURL('/recepty?diet_types=Gluten+free&meal_types=Dinner')
  const dinners = await (await page.request.get('/api/recipe?diet_types=Gluten+free&meal_types=Dinner&limit=1')).json()
  expect(dinners.count).toBeGreaterThan(100)
  await expect(page.getByText(new RegExp(`^${dinners.count}\\s`)).first()).toBeVisible()
  expect(taps()).toBe(2)
})

test('a recipe by hand takes twelve taps, and is its author’s alone', { tag: ANY_WIDTH }, async ({ page }) => {
  await signUp(page)
  const { tap, enter, taps } = counter(page)
  await page.goto('/uzivatel/vytvorit-recept')
  await tap(page.getByLabel('Název receptu'))
  await page.keyboard.type('Bramborová kaše od Jany')
  await tap(page.getByLabel(/^Příprava a/))
  await page.keyboard.type('30')
  const finder = page.getByRole('combobox', { name: 'Přidat surovinu' })
  await tap(finder)
  for (const [text, food] of [
    ['1 kg brambor', /Brambory/],
    ['250 ml mléka', /[Mm]léko/],
    ['2 lžíce másla', /Máslo/],
    ['1 lžička soli', /Sůl/],
  ] as const) {
    await expect(finder).toBeFocused()
    await page.keyboard.type(text)
    const found = page.getByRole('listbox', { name: 'Nalezené suroviny' }).getByRole('option').first()
    await expect(found).toContainText(food)
    await enter()
  }
  await tap(page.getByLabel('Popis: Krok 1'))
  await page.keyboard.type('Brambory uvařte v osolené vodě.')
  await tap(page.getByRole('button', { name: 'Přidat krok' }))
  await page.keyboard.type('Rozmačkejte je s mlékem a máslem.')
  await tap(page.getByRole('button', { name: 'Uložit recept' }))
  await expect(page).toHaveURL(/moje-recepty$/)
  const card = page.getByRole('listitem').filter({ hasText: 'Bramborová kaše od Jany' })
  await expect(card).toContainText('Jen pro mě')
  expect(taps()).toBeLessThanOrEqual(12)
})

test('the week of a plan is put on a list by two taps', { tag: ANY_WIDTH }, async ({ page }) => {
  await enterAs(page.context(), 'premium')
  const guid = await createPlan(page, 'Týden na seznam')
  await addFoods(page, guid)
  const { tap, taps } = counter(page)
  await page.goto(`${PLANS}/${guid}?den=${MONDAY}`)
  await tap(page.getByRole('button', { name: 'Na nákupní seznam' }))
  const adding = page.getByRole('dialog', { name: 'Na nákupní seznam' })
  await tap(adding.getByRole('button', { name: 'Přidat na seznam' }))
  await expect(adding.getByText('Přidáno na nákupní seznam.')).toBeVisible()
  expect(taps()).toBe(2)
  // Other journeys have lists of this account: what came is taken back.
  await adding.getByRole('button', { name: 'Vzít zpět' }).click()
  await expect(page.getByText('Seznam je zase jako předtím.')).toBeVisible()
})

test('the address of a plan in mails and calendars opens the week that it names', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await enterAs(page.context(), 'premium')
  const guid = await createPlan(page, 'Týden z kalendáře')
  for (const day of [`${PLANS}/${guid}?den=2027-03-28`, `${PLANS}?plan=${guid}&from=2027-03-28`]) {
    await page.goto(day)
    await expect(page).toHaveURL(new RegExp(`${PLANS}/${guid}\\?den=2027-03-28`))
    await expect(page.getByText(/28\..března/).first()).toBeVisible()
  }
})
