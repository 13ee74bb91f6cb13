import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { enterAs } from './admin-session.ts'
import {
  ANY_WIDTH,
  changeColors,
  expectAccessible,
  expectColorsAccessible,
  expectNoSidewaysScroll,
  openClean,
} from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { fromAnywhere, PASSWORD, signUp } from './fresh-account.ts'
import { startEditing } from './recipe-page.ts'
import { test } from './visitor.ts'

/** Spaghetti whose pasta alone has gluten. */
const SPAGHETTI = '/recepty/spagety-s-cesnekem-olivovym-olejem-a-chilli'
/** A salad that suits people with diabetes. */
const SALAD = '/recepty/cizrnovy-salat-s-tunakem-a-citronem'
/** Parmesan is made of raw milk, so that no editor confirmed it for pregnancy. */
const RISOTTO = '/recepty/rizoto-s-chrestem-a-citronem'
const PASTA_BAKE = '/recepty/zapecene-testoviny-s-dyni-a-ricottou'
/** Small biscuits with butter and sugar. */
const BISCUITS = '/recepty/vanilkove-rohlicky-s-orechy'
/** Written for IDDSI 3. */
const CREAM = '/recepty/bramborovy-krem-s-korenovou-petrzeli'

const section = (page: Page) => page.getByTestId('suitability')
const row = (page: Page, diet: RestrictingDiet) => section(page).locator(`details[data-diet="${diet}"]`)
const head = (page: Page, diet: RestrictingDiet) => row(page, diet).locator('> summary')
const chip = (page: Page, name: string) =>
  section(page).getByRole('list', { name: 'Recept se hodí pro' }).getByRole('link', { name })

async function pick(page: Page, search: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Hledat surovinu' }).fill(search)
  await page.getByRole('option', { name, exact: false }).first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('swapping the pasta for one labelled gluten free makes the dish gluten free before one’s eyes', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openClean(page, SPAGHETTI)
  await expect(row(page, 'Gluten free')).toHaveAttribute('data-verdict', 'unsuitable')
  await expect(chip(page, 'Bezlepková')).toHaveCount(0)
  await head(page, 'Gluten free').click()
  await expect(row(page, 'Gluten free')).toContainText('Těstoviny semolinové, suché: obsahuje lepek')
  await expect(row(page, 'Gluten free')).toContainText('Evropská komise: Prováděcí nařízení č. 828/2014')

  await startEditing(page)
  await page.getByRole('button', { name: 'Vyměnit: Těstoviny semolinové, suché', exact: true }).click()
  await page.getByRole('combobox', { name: 'Hledat surovinu' }).fill('testoviny bezlepkove')
  await expect(page.getByRole('option', { name: 'Těstoviny bezlepkové, suché' }).first()).toContainText(
    'začne se hodit: Bezlepková',
  )
  await expectAccessible(page)
  await pick(page, 'testoviny bezlepkove', 'Těstoviny bezlepkové, suché')
  await expect(head(page, 'Gluten free')).toHaveText(/vhodný\s*\(předtím nevhodný\)/)
  await expect(row(page, 'Gluten free')).toContainText('Žádná surovina nemá lepek')
  await expect(chip(page, 'Bezlepková')).toHaveAttribute('href', '/recepty?diet_types=Gluten+free')
  const changed = page.getByTestId('suitability-changes')
  await expect(changed).toContainText('Bezlepková: předtím nevhodný, teď vhodný')
  await expect(page.locator('[aria-live=polite]', { hasText: 'Bezlepková: předtím nevhodný, teď vhodný' })).toHaveCount(
    1,
  )
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await changeColors(page, 'dark')
  await expectColorsAccessible(page)

  await page.getByRole('button', { name: 'Vrátit původní', exact: true }).click()
  await expect(row(page, 'Gluten free')).toHaveAttribute('data-verdict', 'unsuitable')
  await expect(changed).toHaveCount(0)
})

test('added honey says why the dish no longer suits a diet', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, SALAD)
  await expect(row(page, 'Diabetic')).toHaveAttribute('data-verdict', 'suitable')
  await startEditing(page)
  await page.getByRole('button', { name: 'Přidat surovinu' }).click()
  await pick(page, 'med', 'Med')
  await expect(row(page, 'Diabetic')).toHaveAttribute('data-verdict', 'unsuitable')
  await expect(page.getByTestId('suitability-changes')).toContainText('Diabetická: předtím vhodný, teď nevhodný')
  await head(page, 'Diabetic').click()
  await expect(row(page, 'Diabetic')).toContainText(/Med: .*cukr/)
})

test('more portions of the same dish change no verdict', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, SALAD)
  const verdicts = () =>
    section(page)
      .locator('details[data-diet]')
      .evaluateAll((all) => all.map((one) => `${one.getAttribute('data-diet')} ${one.getAttribute('data-verdict')}`))
  const before = await verdicts()
  expect(before).toHaveLength(12)
  const stepper = page.getByRole('group', { name: 'Počet porcí' }).filter({ visible: true })
  await stepper.getByRole('button', { name: 'Přidat porci' }).click()
  await section(page).scrollIntoViewIfNeeded()
  expect(await verdicts()).toEqual(before)
  await expect(page.getByTestId('suitability-changes')).toHaveCount(0)
})

test('without scripts every diet and its reasons can be read', { tag: ANY_WIDTH }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(SPAGHETTI)
  await expect(section(page).locator('details[data-diet]')).toHaveCount(12)
  await head(page, 'Gluten free').click()
  await expect(row(page, 'Gluten free').getByText('obsahuje lepek')).toBeVisible()
  await context.close()
})

test('a borderline diet says the one thing to do, and the section at which serving it judges', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openClean(page, BISCUITS)
  await expect(row(page, 'Diet for gout')).toHaveAttribute('data-verdict', 'borderline')
  await expect(head(page, 'Diet for gout')).toContainText('podmíněně')
  await expect(head(page, 'Diet for gout')).toContainText('Ten den už nic dalšího slazeného nejezte.')
  await expect(page.getByTestId('serving-note')).toContainText(/Uvedená porce má \d+\sg\. .+běžné porce: 40\sg/)
  await head(page, 'Diet for gout').click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  for (const scheme of ['light', 'dark'] as const) {
    await changeColors(page, scheme)
    await expectColorsAccessible(page)
  }
})

test('an admin confirms a preparation, everybody sees it, and takes it back', { tag: ANY_WIDTH }, async ({
  page,
  context,
  browser,
}) => {
  const diet = 'For pregnant and breastfeeding'
  await openClean(page, RISOTTO)
  await head(page, diet).click()
  await expect(row(page, diet)).toContainText('Co zbývá potvrdit')
  await expect(page.getByRole('button', { name: 'Potvrdit přípravu' })).toHaveCount(0)

  await enterAs(context, 'admin')
  await openClean(page, RISOTTO)
  await head(page, diet).click()
  await row(page, diet).getByRole('button', { name: 'Potvrdit přípravu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Potvrdit přípravu: Pro těhotné a kojící' })
  await expect(dialog.getByRole('listitem').first()).toContainText(/^Potvrzuji, že/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Potvrdit přípravu' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, diet)).toHaveAttribute('data-verdict', 'suitable')
  await expect(row(page, diet)).toContainText(/Potvrdila redakce podle postupu: .+/)
  await expect(head(page, diet)).toBeFocused()
  await expect(chip(page, 'Pro těhotné a kojící')).toBeVisible()

  const visitor = await browser.newPage()
  await visitor.goto(RISOTTO)
  await expect(row(visitor, diet)).toHaveAttribute('data-verdict', 'suitable')
  await visitor.close()

  await row(page, diet).getByRole('button', { name: 'Odvolat potvrzení' }).click()
  await page.getByRole('button', { name: 'Odvolat', exact: true }).click()
  await expect(row(page, diet)).toHaveAttribute('data-verdict', 'waits')
  await expect(row(page, diet).getByRole('button', { name: 'Potvrdit přípravu' })).toBeVisible()
})

test('the texture for dysphagia needs its level and the therapist who tested it', { tag: ANY_WIDTH }, async ({
  page,
  context,
}) => {
  await enterAs(context, 'admin')
  await openClean(page, CREAM)
  await expect(page.getByTestId('aimed-texture')).toContainText(
    'Zamýšlená konzistence: IDDSI\u00a03 – středně zahuštěná',
  )
  await expect(page.getByTestId('aimed-texture')).toContainText('nikdo nezkoušel')
  await head(page, 'Dysphagia').click()
  await row(page, 'Dysphagia').getByRole('button', { name: 'Potvrdit přípravu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Potvrdit přípravu: Při poruchách polykání' })
  await dialog.getByRole('button', { name: 'Potvrdit přípravu' }).click()
  await expect(dialog).toContainText('Vyberte prosím úroveň textury.')
  await dialog.getByLabel('3 – středně zahuštěná tekutina, tekuté jídlo').check()
  await dialog.getByRole('button', { name: 'Potvrdit přípravu' }).click()
  await expect(dialog).toContainText('Vyplňte prosím terapeuta, zkoušku a')
  await dialog.getByLabel('Jméno terapeuta').fill('Mgr. Eva Logopedová')
  await dialog.getByLabel('Zkouška podle IDDSI').selectOption('spoon_tilt')
  await dialog.getByLabel('Den zkoušky').fill('2026-11-20')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Potvrdit přípravu' }).click()
  await expect(row(page, 'Dysphagia')).toContainText('IDDSI 3: středně zahuštěná tekutina')
  await expect(row(page, 'Dysphagia')).toContainText('Mgr. Eva Logopedová')
  await expect(row(page, 'Dysphagia')).toContainText('určuje logoped')
  // It waits again, as other journeys count what does.
  await row(page, 'Dysphagia').getByRole('button', { name: 'Odvolat potvrzení' }).click()
  await page.getByRole('button', { name: 'Odvolat', exact: true }).click()
  await expect(row(page, 'Dysphagia')).toHaveAttribute('data-verdict', 'waits')
})

test('a confirmation of another version of the rules loads the recipe again and says so in the dialog', {
  tag: ANY_WIDTH,
}, async ({ page, context }) => {
  const diet = 'For pregnant and breastfeeding'
  await enterAs(context, 'admin')
  await openClean(page, PASTA_BAKE)
  await head(page, diet).click()
  const changed = { code: 'CHANGED_ELSEWHERE', message: 'Mezitím se to změnilo.' }
  await page.route('**/api/recipe/*/confirmation', (route) => route.fulfill({ status: 409, json: changed }), {
    times: 1,
  })
  const again = page.waitForResponse((answer) => /\/api\/recipe\/[\w-]+$/.test(answer.url()))
  await row(page, diet).getByRole('button', { name: 'Potvrdit přípravu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Potvrdit přípravu' })
  await dialog.getByRole('button', { name: 'Potvrdit přípravu' }).click()
  await again
  await expect(dialog).toContainText('Přečtěte si prosím znovu, co potvrzujete.')
})

test('the editor asks for no diets, says what the draft suits, and its author confirms', { tag: ANY_WIDTH }, async ({
  page,
  context,
}) => {
  const diet = 'For pregnant and breastfeeding'
  const { slug } = await ownRecipe(context.request)
  await page.goto(`/uzivatel/upravit-recept/${slug}`)
  await expect(page.getByRole('group', { name: 'Druh jídla' })).toBeVisible()
  await expect(page.getByRole('group', { name: /Diety/ })).toHaveCount(0)
  const aside = page.getByRole('region', { name: 'Pro koho se hodí' })
  await expect(aside.getByTestId('draft-suits')).toContainText('Bezlepková')
  await aside.getByText(/^Otevřené otázky/).click()
  const waiting = aside.locator(`details[data-diet="${diet}"]`)
  await waiting.locator('> summary').click()
  await waiting.getByRole('button', { name: 'Potvrdit přípravu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Potvrdit přípravu' }).click()
  await expect(aside.getByTestId('draft-suits')).toContainText('Pro těhotné a\u00a0kojící')
  // The texture for people who cannot swallow safely is never the author's to confirm.
  await expect(aside.getByRole('button', { name: 'Potvrdit přípravu' })).toHaveCount(0)
  await expectAccessible(page)

  // What is confirmed is the recipe as saved: typing asks again.
  await page.getByLabel('Název receptu').fill('Mrkev jinak')
  await expect(aside.getByTestId('draft-suits')).not.toContainText('Pro těhotné')
  await page.getByRole('button', { name: 'Ukázat náhled' }).click()
  await expect(section(page).locator('details[data-diet]')).toHaveCount(12)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Potvrdit přípravu' })).toHaveCount(0)
})

test('a modified recipe is judged by its own lines', { tag: ANY_WIDTH }, async ({ page, context, request }) => {
  const headers = await bearerOf(request, 'premium')
  const recipe = await (await request.get(`/api${SPAGHETTI.replace('/recepty', '/recipe')}`)).json()
  const { results } = await (await request.get('/api/ingredient?search=testoviny+bezlepkove')).json()
  const swap = (line: { ingredient: string; name: string }) =>
    line.name.startsWith('Těstoviny') ? results[0].guid : line.ingredient
  const ingredients = recipe.ingredients.map((line: Record<'ingredient' | 'name' | 'amount' | 'segment', string>) => ({
    ingredient: swap(line),
    amount: line.amount,
    segment: line.segment,
    count_macros: true,
  }))
  const data = {
    original: recipe.guid,
    name: 'Špagety bez lepku',
    note: '',
    portion_size: recipe.portion_size,
    ingredients,
  }
  const made = await request.post('/api/recipe_modified', { data, headers })
  expect(made.status()).toBe(201)
  await enterAs(context, 'premium')
  await openClean(page, `/uzivatel/modifikovane-recepty/${(await made.json()).slug}`)
  await expect(row(page, 'Gluten free')).toHaveAttribute('data-verdict', 'suitable')
  await expect(page.getByTestId('suitability-changes')).toHaveCount(0)
})

/** Registers a person in the context, with a pending recipe of carrots only. */
async function ownRecipe(request: APIRequestContext): Promise<{ slug: string }> {
  const email = await signUp(request, 'mrkvicka')
  const answer = await request.post('/api/login', { data: { email, password: PASSWORD }, headers: fromAnywhere() })
  const headers = { authorization: `Bearer ${(await answer.json()).access}` }
  const { results } = await (await request.get('/api/ingredient?search=mrkev')).json()
  const data = {
    name: `Mrkev ${Date.now()}`,
    portion_size: 2,
    time_minutes: 20,
    resting_time: 0,
    difficulty: 'Easy',
    cooking_type: 'Warm',
    meal_types: ['Lunch'],
    dietary_goal: [],
    tags: [],
    no_side_dish: true,
    ingredients: [{ ingredient: results[0].guid, amount: '400', count_macros: true, segment: 'Main' }],
    steps: { 0: { step_title: 'Vaření', step_text: 'Mrkev uvařte doměkka.' } },
  }
  const made = await request.post('/api/recipe', { data, headers })
  expect(made.status(), await made.text()).toBe(201)
  return made.json()
}
