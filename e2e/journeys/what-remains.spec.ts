import { expect, type Page } from '@playwright/test'
import { calendarDay } from '@zivina/domain/calendar-day'
import {
  ANY_WIDTH,
  expectAccessible,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  expectSound,
  openClean,
} from './check-page.ts'
import { expectSaved } from './diary-page.ts'
import { type Account, signUp, test } from './visitor.ts'

const RECIPE = '/recepty/kureci-rizky-s-bramborovou-kasi'
/** Asked anew each time: a run may last over midnight. */
const today = () => calendarDay(new Date())
/** A sedentary man of 80 kg: about 8,800 kJ a day. */
const BODY = {
  health_data_consent: true,
  sex: 'male',
  birth_date: '1990-01-01',
  height: 180,
  weight: 80,
  activity: 'sedentary',
  target_goal: 'Weight maintain',
}

type Member = { call: (method: string, path: string, data?: object) => Promise<void>; guid: string }

/** A new person with a daily target, logged in. @returns calls in their name */
async function signUpWithTarget(page: Page): Promise<Member> {
  const { email, password }: Account = await signUp(page)
  const { access } = await (await page.request.post('/api/login', { data: { email, password } })).json()
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'zivina_token_data')
  const { user_guid: guid } = JSON.parse(decodeURIComponent(cookie?.value ?? ''))
  const headers = { authorization: `Bearer ${access}` }
  const call = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(data ? { data } : {}) })
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
  }
  await call('PATCH', `/user/${guid}`, BODY)
  return { call, guid }
}

/** Records figures alone. */
const eat = ({ call }: Member, kilojoules: number, day = today()) =>
  call('POST', '/diary/entries', {
    entries: [
      {
        guid: crypto.randomUUID(),
        day,
        meal: 'Breakfast',
        what: { kind: 'quick', name: 'Snídaně', kilojoules, protein: 20, carbohydrates: 60, fat: 20 },
      },
    ],
  })

const share = (page: Page) => page.getByTestId('glance').locator('.day-share').filter({ visible: true })
const left = (page: Page, part: string) => page.locator(`[data-left=${part}]`).filter({ visible: true })

test('cards and the page of a recipe say how a portion fits what remains of today', async ({ page, isMobile }) => {
  const member = await signUpWithTarget(page)
  await expectSound(page, RECIPE, { isMobile })
  await expect(share(page)).toHaveText(/^\d+.% vašeho dne$/)
  await expect(left(page, 'kilojoules')).toContainText(/\d+ z.\d.\d{3}.kcal/)
  await eat(member, 5000)

  await expectSound(page, RECIPE, { isMobile })
  await expect(share(page)).toHaveText(/^\d+.% zbytku vašeho dne$/)
  for (const part of ['protein', 'carbohydrates', 'fat']) await expect(left(page, part)).toHaveText(/\d.g|naplněno/)
  await openClean(page, '/recepty')
  const card = page.getByRole('list', { name: 'Recepty' }).getByRole('article').first()
  await expect(card.locator('.day-share')).toHaveText(/zbytku vašeho dne|víc, než dnes zbývá/)
  await expectNoLayoutShift(page)
  await expectNoSidewaysScroll(page)
})

test('what remains follows the diary, also from another tab, and a full day is said without a word of blame', {
  tag: ANY_WIDTH,
}, async ({ page, context }) => {
  const member = await signUpWithTarget(page)
  await eat(member, 3000)
  await page.goto(RECIPE, { waitUntil: 'networkidle' })
  await expect(share(page)).toHaveText(/zbytku vašeho dne/)
  const before = await left(page, 'kilojoules').textContent()
  const other = await context.newPage()
  await other.goto('/uzivatel/denik', { waitUntil: 'networkidle' })
  await other.getByRole('button', { name: 'Přidat, oběd' }).click()
  await other.getByRole('button', { name: 'Zapsat jen energii' }).click()
  await other.getByLabel('Energie (kcal)').fill('300')
  await other.getByLabel('Co to bylo').fill('Polévka')
  await other.getByRole('dialog').getByRole('button', { name: 'Přidat', exact: true }).click()
  await expect(left(page, 'kilojoules')).not.toHaveText(before ?? '')
  // Of the soup the energy alone is known.
  await expect(page.locator('.day-remains').filter({ visible: true })).toContainText('Po porci dnes zbude nejvýše')

  await page.bringToFront()
  await page.getByRole('button', { name: 'Zapsat do\u00a0deníku' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zapsat' }).click()
  await expect(share(page)).toHaveText(/víc, než dnes zbývá|zbytku vašeho dne/)
  await eat(member, 9000)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(left(page, 'kilojoules')).toContainText('naplněno')
  await expect(share(page)).toHaveText(/^\d+.% vašeho dne$/)
  await expectAccessible(page)
})

test('movement stands in the diary and on the overview, and raises what remains only where that is wished', {
  tag: ANY_WIDTH,
}, async ({ page, isMobile }) => {
  const member = await signUpWithTarget(page)
  await eat(member, 3000)
  await member.call('POST', '/activity', { guid: crypto.randomUUID(), day: today(), code: '12050', minutes: 30 })
  await expectSound(page, '/uzivatel/denik', { isMobile })
  const card = page.getByRole('region', { name: 'Pohyb', exact: true })
  await expect(card).toContainText(/352.kcal/)
  await expect(card).toContainText('K\u00a0dennímu cíli se nepřičítá.')
  const remaining = () => page.getByText(/^zbývá/).textContent()
  const before = await remaining()
  await card.getByRole('link', { name: 'Zapsat pohyb' }).click()
  await expect(page.getByLabel('Kdy', { exact: true })).toHaveValue(today())
  await page.getByRole('checkbox', { name: /^Přičítat pohyb/ }).click()
  await expect(page.getByText('Nastavení je uložené.')).toBeVisible()
  await expectSound(page, '/uzivatel/denik', { isMobile })
  await expect(card).toContainText('K\u00a0dennímu cíli se přičítá.')
  expect(await remaining()).not.toBe(before)
  await expectSound(page, '/uzivatel', { isMobile })
  await expect(page.getByRole('region', { name: 'Energie a\u00a0živiny', exact: true })).toContainText(/Pohyb 352.kcal/)
})

test('water of the overview waits for a connection, stays over a reload and is sent once', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await signUp(page)
  await openClean(page, '/uzivatel')
  const water = page.getByRole('region', { name: 'Voda', exact: true })
  await page.route('**/api/diary/entries', (route) => route.abort())
  await water.getByRole('button', { name: /250/ }).click()
  await expect(water.getByText('250\u00a0ml', { exact: true })).toBeVisible()
  await expect(page.getByText(/1\u00a0změna čeká na\u00a0připojení/)).toBeVisible()
  await page.reload()
  await expect(water.getByText('250\u00a0ml', { exact: true })).toBeVisible()
  await page.unroute('**/api/diary/entries')
  await expect(page.getByText(/čeká na\u00a0připojení/)).toHaveCount(0)
  await expectSaved(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(water.getByText('250\u00a0ml', { exact: true })).toBeVisible()
})

test('the days of a year are marked, walked through by keys and told in a table', { tag: ANY_WIDTH }, async ({
  page,
  isMobile,
}) => {
  const member = await signUpWithTarget(page)
  // A year that is over: on its first day the present one has no day before.
  await eat(member, 8900, '2025-12-30')
  await expectSound(page, '/uzivatel/denik?pohled=rok&den=2025-12-30', { isMobile })
  const days = page.getByRole('region', { name: 'Dny roku' })
  const slider = days.getByRole('slider', { name: 'Den roku' })
  await expect(slider).toHaveAttribute('aria-valuetext', /bez záznamu/)
  await expect(slider.locator('[data-level=near]')).toHaveCount(1)
  await slider.focus()
  await slider.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', /blízko cíle/)
  await days.getByText('Dny roku v\u00a0tabulce').click()
  await expect(days.getByRole('table')).toContainText('Blízko cíle', { ignoreCase: true })
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  await slider.press('Home')
  await slider.press('Enter')
  await expect(page.getByTestId('day-energy')).toBeVisible()
})

/** Figures of food and body; amounts of ingredients and times are none. */
const FIGURES =
  /\d[\d\s.,–]*\s?(?:kcal|kJ|kg|%)(?!\p{L})|^[\d\s.,–]+\s?g$|(?:Bílkoviny|Sacharidy|Tuky|Vláknina|Cukry|Sůl)[^\p{L}]{0,12}\d/u

/** Whole lines: foods that are called by their fat, and an ingredient of the recipe. */
const NAMES = /^\p{Lu}[\p{L}\s]+\s\([\d,]+\s%\stuku\)$|^1\skg\sbrambor$/u

test('people who hide figures see none on cards, pages and in their own day', { tag: ANY_WIDTH }, async ({ page }) => {
  const member = await signUpWithTarget(page)
  await eat(member, 3000)
  await member.call('POST', '/activity', { guid: crypto.randomUUID(), day: today(), code: '12050', minutes: 30 })
  await page.goto('/uzivatel/podpora-a-nastaveni', { waitUntil: 'networkidle' })
  await page.getByRole('checkbox', { name: /Nezobrazovat čísla/ }).click()
  await expect(page.getByText('Nastavení je uložené.')).toBeVisible()
  for (const path of [
    ...['/', '/recepty', '/suroviny', RECIPE, '/uzivatel', '/uzivatel/denik'],
    ...['/uzivatel/denik?pohled=tyden', '/uzivatel/denik?pohled=rok', '/uzivatel/pohyb', '/uzivatel/mereni'],
    ...['/uzivatel/cile', '/uzivatel/denik/vyznam', '/uzivatel/denik/zprava'],
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const seen = (await page.locator('main').allInnerTexts())
      .flatMap((text) => text.split('\n'))
      .filter((line) => FIGURES.test(line) && !NAMES.test(line))
    expect.soft(seen, path).toEqual([])
  }
})
