import { expect, type Page } from '@playwright/test'
import { ANY_WIDTH, BY_MOUSE, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { bearerOf, DEMO_PASSWORD } from './demo-token.ts'
import { fillLogIn, readMail, signUp, test } from './visitor.ts'

const PLANS = '/uzivatel/jidelnicek'
const MONDAY = '2031-03-03'
const TUESDAY = '2031-03-04'

/** Logs the demo member with premium in, and makes a plan of theirs. */
async function openPlan(page: Page, name: string): Promise<string> {
  await page.goto('/prihlasit')
  await fillLogIn(page, { email: 'premium@zivina.example', password: DEMO_PASSWORD })
  await expect(page).not.toHaveURL(/prihlasit/)
  const guid = await createPlan(page, name)
  await page.goto(`${PLANS}/${guid}?den=${MONDAY}&pohled=den`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return guid
}

async function createPlan(page: Page, name: string): Promise<string> {
  const guid = crypto.randomUUID()
  const headers = await bearerOf(page.request, 'premium')
  const made = await page.request.post('/api/meal_plan', { headers, data: { guid, name } })
  expect(made.status()).toBe(201)
  return guid
}

const meal = (page: Page, name: RegExp) => page.getByRole('list', { name }).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog')

/** Adds the first recipe that is found. */
async function addRecipe(page: Page, where: RegExp, search: string): Promise<void> {
  await page.getByRole('button', { name: where }).click()
  await dialog(page).getByLabel('Hledat recept').fill(search)
  await dialog(page)
    .getByRole('list', { name: 'Recepty' })
    .getByRole('button', { name: new RegExp(search, 'i') })
    .first()
    .click()
  await expect(page.getByText(/^Přidáno: /)).toBeVisible()
}

test('the first visit asks for a name; all pages of a plan are sound', async ({ page, isMobile }) => {
  const guid = await openPlan(page, 'Týden s hodně dlouhým názvem, ve kterém se vaří každý den znovu a znovu')
  for (const view of ['den', 'tyden', 'mesic']) {
    await expectSound(page, `${PLANS}/${guid}?den=${MONDAY}&pohled=${view}`, { isMobile })
  }
  await addFoods(page, guid)
  for (const view of ['den', 'tyden', 'mesic']) {
    await page.goto(`${PLANS}/${guid}?den=${MONDAY}&pohled=${view}`, { waitUntil: 'networkidle' })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await page.goto(PLANS, { waitUntil: 'networkidle' })
  await page.getByText('Všechny jídelníčky a\u00a0složky').click()
  await expect(page.getByRole('list', { name: 'Jídelníčky' }).getByRole('listitem').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

/** Puts a recipe into each day of the week, by calls. */
async function addFoods(page: Page, guid: string): Promise<void> {
  const headers = await bearerOf(page.request, 'premium')
  const { results } = await (await page.request.get('/api/recipe?meal_types=Lunch&limit=7')).json()
  for (const [place, recipe] of results.entries()) {
    const item = { guid: crypto.randomUUID(), meal_type: 'Lunch', recipe: recipe.guid }
    const data = { day: `2031-03-0${3 + place}`, items: [item] }
    expect((await page.request.post(`/api/meal_plan/${guid}/item`, { headers, data })).status()).toBe(201)
  }
}

test('a week is planned by hand on a phone: add, portions, move by keys, copy a day, note, undo', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openPlan(page, 'Jarní týden')
  await addRecipe(page, /^Přidat: pondělí, oběd/, 'polévka')
  const lunch = meal(page, /^Oběd, pondělí/)
  await expect(lunch).toHaveCount(1)

  await lunch.getByRole('button').first().click()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Přidat půl porce' }).click()
  await dialog(page).getByRole('button', { name: 'Přidat půl porce' }).click()
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
  await expect(breakfast).toContainText('Eliška\u00a00,5')
})

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
