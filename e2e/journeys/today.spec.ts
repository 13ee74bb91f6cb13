import { expect, type Page } from '@playwright/test'
import { calendarDay } from '@zivina/domain/calendar-day'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { signUp, test } from './visitor.ts'

const OVERVIEW = '/uzivatel'
const DAY = 'Energie a\u00a0živiny'
const MEANING = '/uzivatel/denik/vyznam'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const undo = (page: Page) => page.getByRole('button', { name: 'Vrátit zpět' })

test('a new account is invited to its first steps, drinks a glass in one press and takes it back', async ({
  page,
  isMobile,
}) => {
  await signUp(page)
  await expectSound(page, OVERVIEW, { isMobile })
  const steps = panel(page, 'První kroky')
  await expect(steps).toContainText('hotovo 0 ze\u00a03')
  await steps.locator('summary').click()
  await expect(steps.getByRole('link')).toHaveCount(3)
  await expect(panel(page, DAY).getByRole('link', { name: 'Zapsat první jídlo' })).toBeVisible()
  await expect(panel(page, 'Vaše zápisy')).toContainText('Začít můžete kterýkoli den')
  await expect(panel(page, 'Hmotnost').getByRole('link', { name: 'Začít s\u00a0měřením' })).toBeVisible()
  const water = panel(page, 'Voda')
  await water.getByRole('button', { name: /250/ }).click()
  await expect(water.getByText('250\u00a0ml', { exact: true })).toBeVisible()
  await undo(page).click()
  await expect(water.getByText('0\u00a0ml', { exact: true })).toBeVisible()
  await page.reload()
  await expect(water.getByText('0\u00a0ml', { exact: true })).toBeVisible()
})

test('first steps that a person hides stay hidden, and come back where that is undone', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await signUp(page)
  await page.goto(OVERVIEW, { waitUntil: 'networkidle' })
  const hide = page.getByRole('button', { name: 'Skrýt první kroky' })
  await panel(page, 'První kroky').locator('summary').click()
  await hide.click()
  await expect(hide).toHaveCount(0)
  await undo(page).click()
  await panel(page, 'První kroky').locator('summary').click()
  await expect(hide).toBeVisible()
  await hide.click()
  await expect(page.getByText('První kroky jsou skryté.')).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(panel(page, DAY)).toBeVisible()
  await expect(hide).toHaveCount(0)
})

test('a member with a diary sees today, and records what is planned in one press', { tag: ANY_WIDTH }, async ({
  page,
  isMobile,
}) => {
  await enterAs(page.context(), 'premium')
  const headers = await bearerOf(page.request, 'premium')
  const call = async (path: string, data: object) =>
    expect((await page.request.post(`/api${path}`, { headers, data })).ok(), path).toBe(true)
  const [recipe] = (await (await page.request.get('/api/recipe?limit=1')).json()).results
  const plan = crypto.randomUUID()
  await call('/meal_plan', { guid: plan, name: `Dnešek ${plan.slice(0, 8)}` })
  const items = ['Breakfast', 'Late_dinner'].map((meal_type) => ({
    guid: crypto.randomUUID(),
    meal_type,
    recipe: recipe.guid,
  }))
  await call(`/meal_plan/${plan}/item`, { day: calendarDay(new Date()), items })
  try {
    await expectSound(page, OVERVIEW, { isMobile })
    await expect(panel(page, DAY)).toContainText(/Bílkoviny/)
    await expect(panel(page, 'Vaše zápisy')).toContainText(/Posledních|posledních/)
    const meals = panel(page, 'Další jídla')
    // The next meal is a card; the others are folded below it.
    await meals.getByText(/^Ještě \d+.jíd/).click()
    // Other journeys plan and eat for this account, too: only this dish counts.
    const name = `Snědeno: ${recipe.name}`
    const button = meals.getByRole('button', { name }).first()
    const eaten = meals.getByRole('button', { name, pressed: true })
    const rows = await meals.getByRole('button', { name }).count()
    // Whatever is pressed by a hasty finger: the next meal does not slide under it.
    await button.dblclick()
    await page.waitForTimeout(300)
    await button.click()
    await expect(page.getByText(`Zapsáno: ${recipe.name}`)).toBeVisible()
    await expect(eaten).toHaveCount(1)
    const all = meals.getByRole('button', { name })
    await expect(all).toHaveCount(rows)
    await undo(page).click()
    await expect(eaten).toHaveCount(0)
    await page.reload({ waitUntil: 'networkidle' })
    await meals.getByText(/^Ještě \d+.jíd/).click()
    await expect(all).toHaveCount(rows)
    // Two presses swap the next meal for one of like nutrition, and it can be taken back.
    const next = meals.getByRole('heading', { level: 3 })
    const before = (await next.textContent()) ?? ''
    await meals.getByRole('button', { name: /^Vyměnit/ }).click()
    await page.getByRole('list', { name: 'Podobné recepty' }).getByRole('button').first().click()
    await expect(page.getByText(/^Vyměněno: /)).toBeVisible()
    await expect(next).not.toHaveText(before)
    await undo(page).click()
    await expect(next).toHaveText(before)
    // Tomorrow by an arrow: nothing can have been eaten yet, and Back leads where one came from.
    await page.getByRole('button', { name: 'Další den' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^zítra/i })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Snědeno/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Dnes', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^dnes/i })).toBeVisible()
  } finally {
    await page.request.delete(`/api/meal_plan/${plan}`, { headers })
  }
})

test('people who hid the numbers read words instead', { tag: ANY_WIDTH }, async ({ page }) => {
  await signUp(page)
  await page.goto('/uzivatel/podpora-a-nastaveni', { waitUntil: 'networkidle' })
  await page.getByRole('checkbox', { name: /Nezobrazovat čísla/ }).click()
  await expect(page.getByText('Nastavení je uložené.')).toBeVisible()
  await page.goto(OVERVIEW, { waitUntil: 'networkidle' })
  await expect(panel(page, DAY).getByText('Zatím nemáte nic zapsaného.')).toBeVisible()
  await expect(panel(page, DAY).getByText('Bílkoviny')).toBeHidden()
  await page.goto(MEANING, { waitUntil: 'networkidle' })
  await expect(panel(page, 'Čísla máte skrytá')).toBeVisible()
})

test('what food brings: the shares of a week and a month, with what is not known', async ({ page, isMobile }) => {
  await enterAs(page.context(), 'user')
  await expectSound(page, MEANING, { isMobile })
  await expect(panel(page, 'Vitaminy').getByText('Vitamin C')).toBeVisible()
  await expect(panel(page, 'Čeho bylo málo a\u00a0čeho hodně')).toBeVisible()
  await page.getByText('30\u00a0dní', { exact: true }).click()
  await expect(panel(page, 'Minerální látky').getByText('Železo')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('what food brings without a diary leads to it', { tag: ANY_WIDTH }, async ({ page }) => {
  await signUp(page)
  await page.goto(MEANING, { waitUntil: 'networkidle' })
  await expect(page.getByText('Zatím není z\u00a0čeho počítat')).toBeVisible()
  await expectAccessible(page)
})
