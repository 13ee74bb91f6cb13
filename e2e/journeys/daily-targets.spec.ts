import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { calendarDay } from '@zivina/domain/calendar-day'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'
import { energyTarget, type TargetFacts } from '@zivina/nutrition/targets'
import { ANY_WIDTH, expectAccessible, expectSound } from './check-page.ts'
import { signUp } from './fresh-account.ts'
import { test } from './visitor.ts'

// One person's account: each test continues where the one before ended.
test.describe.configure({ mode: 'serial' })

const TARGETS = '/uzivatel/cile'
const MOVEMENT = '/uzivatel/pohyb'
const SET = 'Denní cíle jsou nastavené.'

const FACTS: TargetFacts = {
  sex: 'male',
  birth_date: '1990-05-01',
  height: 180,
  weight: 80,
  activity: 'moderate',
  target_goal: 'Weight loss',
  pregnant_or_breastfeeding: false,
}

/** The target in kilocalories, computed by the shared function. */
function expected(facts: Parameters<typeof energyTarget>[0]): string {
  const target = energyTarget(facts, calendarDay(new Date()))
  return formatNutrient('calories', caloriesFromKilojoules(target?.kilojoules ?? null))
}

let context: BrowserContext
let page: Page

test.beforeAll(async ({ browser }, { project }) => {
  context = await browser.newContext(project.use as BrowserContextOptions)
  await signUp(context.request, `cile-${project.name}`)
  page = await context.newPage()
})

test.afterAll(() => context.close())

const panel = (name: string) => page.getByRole('region', { name, exact: true })

test('without the consent nothing is asked but that', async ({ isMobile }) => {
  await expectSound(page, TARGETS, { isMobile })
  await page.getByRole('link', { name: 'Otevřít profil' }).click()
  await expect(page).toHaveURL(/profil-a-objednavky#telo/)
  await page.getByRole('button', { name: 'Souhlasím se zpracováním údajů o\u00a0zdraví' }).click()
  const form = page.getByRole('form', { name: 'Tělo a\u00a0cíl' })
  await form.getByLabel('Pohlaví').selectOption('male')
  await form.getByLabel('Datum narození').fill('1990-05-01')
  await form.getByLabel('Výška (cm)').fill('180')
  await form.getByLabel('Hmotnost (kg)').fill('80')
  await form.getByLabel('Jak se hýbete').selectOption('moderate')
  await form.getByLabel('Čeho chcete dosáhnout').selectOption('Weight loss')
  await form.getByRole('button', { name: 'Uložit údaje o\u00a0těle' }).click()
  await expect(page.getByText('Údaje o\u00a0těle jsou uložené.')).toBeVisible()
})

test('the page of targets is sound, and says how the energy is computed', async ({ isMobile }) => {
  await expectSound(page, TARGETS, { isMobile })
  await expect(panel('Energie na dnešek')).toContainText(expected(FACTS))
  await panel('Energie na dnešek').getByText('Jak jsme k\u00a0tomu došli').click()
  await expect(panel('Energie na dnešek').getByText('−\u00a015\u00a0% na pozvolné hubnutí')).toBeVisible()
})

test('a goal weight and a pace give another energy, and an underweight goal is refused', {
  tag: ANY_WIDTH,
}, async () => {
  const goal = panel('Cílová hmotnost a\u00a0tempo')
  await goal.getByLabel('Cílová hmotnost (kg)').fill('59')
  await goal.getByRole('button', { name: 'Uložit cíl' }).click()
  await expect(goal.getByText('Zadejte nejméně 60')).toBeVisible()
  await goal.getByLabel('Cílová hmotnost (kg)').fill('75')
  await goal.getByLabel('Tempo (kg za týden)').fill('0,5')
  const paced = expected({ ...FACTS, goal_weight: 75, goal_pace: 0.5 })
  await expect(goal.getByText(paced)).toBeVisible()
  await expect(goal.getByText('nejméně 10\u00a0týdnů')).toBeVisible()
  await goal.getByRole('button', { name: 'Uložit cíl' }).click()
  await expect(page.getByText(SET)).toBeVisible()
  await expect(panel('Energie na dnešek')).toContainText(paced)
})

test('a training day has more energy, and the average of the week is shown', { tag: ANY_WIDTH }, async () => {
  const days = panel('Dny v\u00a0týdnu')
  const before = await days.getByText('Průměr týdne').textContent()
  const monday = days.getByLabel('Pondělí')
  await monday.fill(String(Number(await monday.inputValue()) + 350))
  await days.getByRole('button', { name: 'Uložit dny' }).click()
  await expect(page.getByText(SET)).toBeVisible()
  await expect(days.getByText('Průměr týdne')).not.toHaveText(before ?? '')
  await days.getByRole('button', { name: 'Každý den stejně' }).click()
  await expect(days.getByText('Průměr týdne')).toHaveText(before ?? '')
})

test('macronutrients keep their sum, and are saved', { tag: ANY_WIDTH }, async () => {
  const macros = panel('Makroživiny')
  const percent = async (name: string) => Number(await macros.getByLabel(name).inputValue())
  await macros.getByLabel('Tuky').fill('36')
  expect((await percent('Bílkoviny')) + (await percent('Sacharidy')) + (await percent('Tuky'))).toBe(100)
  await expect(macros.getByText('mimo 20–35')).toBeVisible()
  await macros.getByRole('button', { name: 'Navrhnout znovu' }).click()
  await expect(macros.getByLabel('Tuky')).toHaveValue('30')
  await macros.getByRole('button', { name: 'Uložit makroživiny' }).click()
  await expect(page.getByText(SET)).toBeVisible()
  await expect(panel('Vlastní meze živin').getByRole('list', { name: 'Vaše meze' })).toContainText('Bílkoviny')
})

test('any nutrient is found, bounded and removed with undo', async () => {
  const own = panel('Vlastní meze živin')
  await own.getByLabel('Přidat živinu').fill('zelez')
  await own.getByRole('button', { name: 'Železo' }).click()
  await own.getByLabel('Nejméně (mg)').fill('18')
  await expectAccessible(page)
  await own.getByRole('button', { name: 'Uložit meze' }).click()
  await expect(own.getByText('nejméně 18')).toBeVisible()
  await page.reload()
  await expect(own.getByText('nejméně 18')).toBeVisible()
  await own.getByRole('button', { name: 'Upravit: Železo' }).click()
  await expect(own.getByLabel('Nejméně (mg)')).toHaveValue('18')
  await own.getByLabel('Nejvíce (mg)').fill('10')
  await own.getByRole('button', { name: 'Uložit meze' }).click()
  await expect(own.getByLabel('Nejméně (mg)')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await own.getByLabel('Nejvíce (mg)').fill('45')
  await own.getByLabel('Kdy').selectOption({ label: 'Neděle' })
  await own.getByRole('button', { name: 'Uložit meze' }).click()
  await expect(own.getByText('(neděle)')).toBeVisible()
  await expect(own.getByText(/18–45/)).toBeVisible()
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(own.getByText('nejméně 18')).toBeVisible()
  await expect(own.getByText('(neděle)')).toBeHidden()
  await own.getByRole('button', { name: 'Odebrat: Železo' }).click()
  await expect(own.getByText('nejméně 18')).toBeHidden()
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(own.getByText('nejméně 18')).toBeVisible()
})

test('movement is recorded with its energy, and not counted twice', async ({ isMobile }) => {
  await expectSound(page, MOVEMENT, { isMobile })
  const form = page.getByRole('form', { name: 'Zapsat pohyb' })
  await form.getByLabel('Co jste dělali').selectOption('12050')
  await form.getByLabel('Jak dlouho (minuty)').fill('30')
  await form.getByRole('button', { name: 'Zapsat' }).click()
  await expect(page.getByText('Pohyb je zapsaný.')).toBeVisible()
  const days = panel('Poslední dva týdny')
  // (9.8 − 1) kcal × 80 kg × half an hour
  await expect(days.getByText('352\u00a0kcal')).toBeVisible()
  await days.getByRole('button', { name: /^Upravit: Běh/ }).click()
  const edited = page.getByRole('dialog')
  await edited.getByLabel('Jak dlouho (minuty)').fill('')
  await edited.getByRole('button', { name: 'Uložit' }).click()
  await expect(edited.getByLabel('Jak dlouho (minuty)')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await edited.getByLabel('Jak dlouho (minuty)').fill('60')
  await edited.getByRole('button', { name: 'Uložit' }).click()
  await expect(days.getByText('704\u00a0kcal')).toBeVisible()
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(days.getByText('352\u00a0kcal')).toBeVisible()
  await page.getByLabel('Přičítat pohyb').check()
  await expect(page.getByText('Přičetl by se podruhé.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Počítat se sezením a\u00a0pohyb přičítat' }).click()
  await expect(page.getByText('Přičetl by se podruhé.')).toBeHidden()
  await days.getByRole('button', { name: /^Smazat: Běh/ }).click()
  await expect(days.getByText('Zatím nic zapsaného')).toBeVisible()
})

test('figures can be hidden, also before scripts run', async () => {
  await page.goto('/uzivatel/podpora-a-nastaveni')
  await page.getByLabel('Nezobrazovat čísla').check()
  await expect(page.getByText('Nastavení je uložené.')).toBeVisible()
  await page.goto('/uzivatel')
  const energy = panel('Vaše energie na den')
  await expect(energy.getByText('Denní cíl máte nastavený.')).toBeVisible()
  await expect(energy.getByText('kcal')).toBeHidden()
  await page.goto(TARGETS)
  await expect(page.getByRole('heading', { name: 'Čísla máte skrytá' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Přesto ukázat čísla na této stránce' }).click()
  await expect(panel('Energie na dnešek')).toBeVisible()
  await page.goto('/recepty')
  await expect(page.locator('.in-calories').first()).toBeHidden()
})
