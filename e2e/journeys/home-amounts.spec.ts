import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { signUp } from './fresh-account.ts'
import { test } from './visitor.ts'

// One recipe as people write at home, from the empty editor to cooking: each test continues where the one before ended.
test.describe.configure({ mode: 'serial' })

const NEW = '/uzivatel/vytvorit-recept'
/** The most presses for a recipe of six lines and four steps. */
const PRESSES_MAX = 20
const STEPS = [
  'Na oleji osmažte cibuli.',
  'Přidejte polovinu brambor a česnek.',
  'Zaprašte moukou a zalijte.',
  'Přidejte zbylé brambory a majoránku.',
]

let context: BrowserContext
let page: Page
let name: string
/**
 * Every tap and every key that chooses, confirms or moves on (Enter, Tab, arrows), wherever the focus goes by it. Letters and
 * digits that are typed are not counted.
 */
let presses = 0

test.beforeAll(async ({ browser }, { project }) => {
  context = await browser.newContext(project.use as BrowserContextOptions)
  await signUp(context.request, `doma-${project.name}`)
  page = await context.newPage()
  name = `Bramboračka od babičky ${Date.now().toString(36)}`
})
test.afterAll(() => context.close())

const finder = () => page.getByRole('combobox', { name: 'Přidat surovinu' })
const lines = () => page.getByRole('list', { name: 'Suroviny receptu' })
const row = (text: string | RegExp) => lines().getByRole('listitem').filter({ hasText: text })
/** The one line that names no food: its words are in a field. */
const freeText = () => page.getByRole('textbox', { name: 'Text řádku bez potraviny' })
const freeRow = () => lines().getByRole('listitem').filter({ has: freeText() })
const tap = async (what: ReturnType<Page['getByRole']>) => {
  presses += 1
  await what.click()
}
const press = async (key: string) => {
  presses += 1
  await page.keyboard.press(key)
}

/** Types a line into the finder, which has the focus already, and takes the first food. */
async function addLine(text: string, food: RegExp): Promise<void> {
  await expect(finder()).toBeFocused()
  await page.keyboard.type(text)
  await expect(page.getByRole('listbox', { name: 'Nalezené suroviny' }).getByRole('option').first()).toContainText(food)
  await press('Enter')
}

test('six lines with amounts of the kitchen and four steps take at most twenty presses', {
  tag: ANY_WIDTH,
}, async () => {
  await page.goto(NEW)
  await tap(page.getByLabel('Název receptu'))
  await page.keyboard.type(name)
  await tap(page.getByLabel(/^Příprava a/))
  await page.keyboard.type('40')
  await tap(finder())
  await addLine('cibule žlutá', /Cibule žlutá/)
  await page.keyboard.type('1')
  await expect(page.getByLabel('Jednotka: Cibule žlutá')).toHaveValue('piece')
  await expect(row('Cibule žlutá')).toContainText(/≈ 90.g/)
  await press('Enter')
  await addLine('2 lžíce hladké mouky', /Hladká mouka/)
  await expect(row('Hladká mouka')).toContainText(/≈ 22.g/)
  await addLine('1–2 stroužky česneku', /Česnek/)
  await expect(row('Česnek')).toContainText(/≈ 6.g, počítáme se středem/)
  await addLine('1 lžička majoránky', /Majoránka/)
  await addLine('500 g brambor', /Brambory/)
  await addLine('2 lžíce řepkového oleje', /Olej řepkový/)
  for (const [place, text] of STEPS.entries()) {
    await tap(place === 0 ? page.getByLabel('Popis: Krok 1') : page.getByRole('button', { name: 'Přidat krok' }))
    await page.keyboard.type(text)
  }
  await expect(lines().getByRole('listitem')).toHaveCount(6)
  presses += 1
  expect(presses).toBeLessThanOrEqual(PRESSES_MAX)
})

test('an amount that is not understood says so at its field, and so does too much', { tag: ANY_WIDTH }, async () => {
  const amount = page.getByLabel('Množství: Cibule žlutá')
  await amount.fill('1 plechovka')
  await expect(amount).toHaveAccessibleDescription(/Kolik této suroviny to je, nevíme/)
  await amount.fill('999 999 g')
  await expect(amount).toHaveAccessibleDescription(/Zadejte nejvýše 50.kg/)
  await page.getByRole('button', { name: 'Uložit recept' }).click()
  await expect(amount).toBeFocused()
  await amount.fill('1 cibule')
  await amount.blur()
  await expect(amount).toHaveValue('1')
  await expect(amount).not.toHaveAttribute('aria-invalid')
})

test('a line without a food is kept as text, and says what that means', { tag: ANY_WIDTH }, async () => {
  await finder().fill('špetka lásky')
  await page.getByRole('button', { name: /jen jako text/ }).click()
  await expect(freeText()).toHaveValue('špetka lásky')
  await expect(freeRow()).toContainText('nezapočítává se')
  await expect(freeRow()).toContainText(/recept uvidíte jen vy/)
  // Emptied it says so and is not saved; its words are changed where they stand.
  await freeText().fill(' ')
  await page.getByRole('button', { name: 'Uložit recept' }).click()
  await expect(freeText()).toBeFocused()
  await expect(freeText()).toHaveAccessibleDescription(/Napište, co na tom řádku má být/)
  await freeText().fill('špetka lásky')
  await expect(freeText()).not.toHaveAttribute('aria-invalid')
  await expect(page.getByRole('region', { name: 'Kdo recept uvidí' })).toContainText('Zatím jen vy.')
  await expect(page.getByRole('region', { name: 'Výživové hodnoty porce' }).getByTestId('energy')).toContainText(
    'nejméně',
  )
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('options are not behind the bars of a phone', { tag: ANY_WIDTH }, async () => {
  await finder().fill('mouka')
  await expect(page.getByRole('listbox', { name: 'Nalezené suroviny' }).getByRole('option').nth(3)).toBeAttached()
  const list = await page.getByRole('listbox', { name: 'Nalezené suroviny' }).boundingBox()
  const bar = await page.getByRole('button', { name: 'Uložit recept' }).boundingBox()
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await finder().fill('')
})

test('the recipe is saved for its author alone, with its line as text and figures as lower bounds', {
  tag: ANY_WIDTH,
}, async () => {
  await page.getByRole('button', { name: 'Uložit recept' }).click()
  await expect(page).toHaveURL(/moje-recepty$/)
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(
    page.getByRole('region', { name: 'Suroviny' }).getByRole('listitem').filter({ hasText: 'špetka lásky' }),
  ).toContainText('nezapočítává se')
  await expect(page.getByRole('textbox', { name: /špetka/ })).toHaveCount(0)
  await expect(page.getByText(/nejméně/).first()).toBeVisible()
})

test('publishing is refused with a sentence that tells what to do', { tag: ANY_WIDTH }, async () => {
  await page.getByRole('button', { name: 'Zveřejnit' }).click()
  await expect(page.getByText(/Než recept zveřejníte, vyberte prosím potravinu/)).toBeVisible()
})

test('steps and the cook mode show the amounts they use, by the portions', { tag: ANY_WIDTH }, async () => {
  const uses = (step: number) => page.getByRole('list', { name: `Množství pro krok ${step}` }).last()
  await uses(1).scrollIntoViewIfNeeded()
  await expect(uses(1)).toHaveText(/2.lžíce řepkového oleje.*1.cibule/)
  // Half of what was typed, in its unit.
  await expect(uses(2)).toContainText(/250.g brambor/)
  await expect(uses(4)).toContainText(/250.g brambor/)
  await page.getByRole('button', { name: 'Začít vařit' }).click()
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Množství pro krok 1' })).toContainText(/1.cibule/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ukončit vaření' }).click()
})

test('the editor shows the amounts as they were written', { tag: ANY_WIDTH }, async () => {
  await page.getByRole('link', { name: 'Upravit' }).click()
  for (const [food, amount, unit] of [
    ['Cibule žlutá', '1', 'piece'],
    ['Hladká mouka pšeničná', '2', 'tablespoon'],
    ['Česnek', '1–2', 'clove'],
    ['Majoránka sušená', '1', 'teaspoon'],
    ['Olej řepkový', '2', 'tablespoon'],
  ] as const) {
    await expect(page.getByLabel(`Množství: ${food}`)).toHaveValue(amount)
    await expect(page.getByLabel(`Jednotka: ${food}`)).toHaveValue(unit)
  }
  await expect(freeText()).toHaveValue('špetka lásky')
})
