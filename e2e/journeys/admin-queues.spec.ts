import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { BY_MOUSE, expectAccessible, expectSound, openClean } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { fromAnywhere, PASSWORD, signUp } from './fresh-account.ts'
import { sendPhoto } from './send-photo.ts'
import { test } from './visitor.ts'

const active = (page: Page) => page.locator('tr[aria-current]')
const sent = (page: Page, path: RegExp) => page.waitForResponse((answer) => path.test(answer.url()))
const makeMarker = () => `znacka${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

/** Registers a person and returns the header of their calls. */
async function enterAnew(request: APIRequestContext): Promise<{ authorization: string }> {
  const email = await signUp(request, 'odesilatel')
  const answer = await request.post('/api/login', { data: { email, password: PASSWORD }, headers: fromAnywhere() })
  return { authorization: `Bearer ${(await answer.json()).access}` }
}

/** Publishes a recipe and a food whose names contain the marker. */
async function publish(request: APIRequestContext, marker: string): Promise<{ recipe: string; food: string }> {
  const headers = await enterAnew(request)
  const { results } = await (await request.get('/api/ingredient?search=mrkev')).json()
  const recipe = await request.post('/api/recipe', {
    headers,
    data: {
      name: `Mrkev ${marker}`,
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
    },
  })
  expect(recipe.status(), await recipe.text()).toBe(201)
  const categories = await (await request.get('/api/food_category')).json()
  const sub_food_category = categories.results[0].sub_food_categories[0].guid
  const food = await request.post('/api/ingredient', {
    headers,
    data: { name: `Kořen ${marker}`, sub_food_category, kilojoules: 150, protein: 1, carbohydrates: 7, fat: 0.2 },
  })
  expect(food.status(), await food.text()).toBe(201)
  return { recipe: (await recipe.json()).slug, food: (await food.json()).guid }
}

test('a published recipe is read and approved, a food is denied with an offered reason', async ({
  page,
  request,
  context,
  isMobile,
}) => {
  const marker = makeMarker()
  const made = await publish(request, marker)
  await enterAs(context, 'admin')
  await expectSound(page, `/admin/submissions-manage?search=${marker}`, { isMobile })
  await expect(active(page)).toContainText(`Mrkev ${marker}`)
  if (isMobile) await page.getByRole('button', { name: /^Mrkev/ }).click()
  await expect(page.getByText('Mrkev uvařte doměkka.')).toBeVisible()
  await expectAccessible(page)
  const approved = sent(page, /\/api\/recipe\/[\w-]+\/status/)
  await page.getByRole('button', { name: 'Schválit' }).click()
  expect((await approved).status()).toBe(200)
  expect(await (await request.get(`/api/recipe/${made.recipe}`)).json()).toMatchObject({ status: 'Approved' })

  await openClean(page, `/admin/submissions-manage?kind=ingredients&search=${marker}`)
  await expect(active(page)).toContainText(`Kořen ${marker}`)
  if (isMobile) await page.getByRole('button', { name: /^Kořen/ }).click()
  await expect(page.getByText('150 kJ')).toBeVisible()
  await page.getByRole('button', { name: 'Zamítnout' }).click()
  const dialog = page.getByRole('dialog', { name: /^Zamítnout/ })
  await dialog.getByRole('button', { name: 'Tuto surovinu už v databázi máme.' }).click()
  await expect(dialog.getByLabel('Důvod (nepovinný)')).toBeFocused()
  await expectAccessible(page)
  const denied = sent(page, /\/api\/ingredient\/[\w-]+\/status/)
  await page.keyboard.press('Control+Enter')
  expect((await denied).status()).toBe(200)
  const headers = await bearerOf(request, 'admin')
  expect(await (await request.get(`/api/ingredient/${made.food}`, { headers })).json()).toMatchObject({
    status: 'Denied',
    status_note: 'Tuto surovinu už v\u00a0databázi máme.',
  })
})

test('reported mistakes are judged by keyboard, one after another, and taken back', { tag: BY_MOUSE }, async ({
  page,
  request,
  context,
}) => {
  const marker = makeMarker()
  const headers = await enterAnew(request)
  const { results } = await (await request.get('/api/recipe?limit=2')).json()
  for (const { guid } of results) {
    const data = { recipe: guid, kind: 'typo', text: `Překlep ${marker}` }
    expect((await request.post('/api/error_report', { data, headers })).status()).toBe(201)
  }
  await enterAs(context, 'admin')
  await expectSound(page, '/admin/errors-manage', { isMobile: false })
  const mine = page.getByRole('row').filter({ hasText: marker })
  await expect(mine).toHaveCount(2)
  await mine.first().getByRole('button').click()
  await expect(active(page)).toContainText(marker)
  await page.keyboard.press('a')
  await expect(page.getByText(/^Opraveno: hlášení/)).toBeVisible()
  await expect(mine).toHaveCount(1)
  await page.keyboard.press('z')
  await expect(mine).toHaveCount(2)
  const judged = sent(page, /\/api\/error_report\/[\w-]+\/status/)
  await page.keyboard.press('a')
  expect(await (await judged).json()).toMatchObject({ status: 'Approved' })
  await expect(mine).toHaveCount(1)
})

test('a photo from a kitchen is seen and approved', async ({ page, browser, context, isMobile }) => {
  const caption = `K\u00a0snídani ${makeMarker()}`
  const sender = await browser.newContext({ extraHTTPHeaders: fromAnywhere() })
  const theirs = await sender.newPage()
  await signUp(theirs.request, 'fotograf')
  await sendPhoto(theirs, caption)
  await sender.close()
  await enterAs(context, 'admin')
  await expectSound(page, '/admin/photos-manage', { isMobile })
  await page
    .getByRole('button', { name: /fotograf-/ })
    .first()
    .click()
  await expect(page.getByText(caption)).toBeVisible()
  await expectAccessible(page)
  const approved = sent(page, /\/api\/photo_submission\/[\w-]+\/status/)
  await page.getByRole('button', { name: 'Schválit' }).click()
  expect(await (await approved).json()).toMatchObject({ status: 'Approved', caption })
})
