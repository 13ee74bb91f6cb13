import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { fromAnywhere, PASSWORD, signUp } from './fresh-account.ts'
import { PATH, startEditing } from './recipe-page.ts'
import { test } from './visitor.ts'

// One person who must not have milk: each test continues where the one before ended.
test.describe.configure({ mode: 'serial' })

const PROFILE = '/uzivatel/profil-a-objednavky'

let context: BrowserContext
let page: Page
let email: string

test.beforeAll(async ({ browser }, { project }) => {
  context = await browser.newContext(project.use as BrowserContextOptions)
  email = await signUp(context.request, `alergie-${project.name}`)
  page = await context.newPage()
})

test.afterAll(() => context.close())

const warning = () => page.getByRole('region', { name: 'Vaše alergeny' })
const section = () => page.getByRole('region', { name: 'Alergeny', exact: true })
const lineOf = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: `Množství: ${name}` }) })

test('a visitor reads the allergens of a recipe by their state, and no warning', { tag: ANY_WIDTH }, async () => {
  await openClean(page, PATH)
  await startEditing(page)
  await expect(lineOf('Máslo')).toContainText('alergen: mléko')
  await section().scrollIntoViewIfNeeded()
  await expect(section().getByText('Obsahuje', { exact: true })).toBeVisible()
  await expect(section()).toContainText('Mléko (polotučné mléko, máslo)')
  await expect(section()).toContainText('Rozhodují etikety')
  await expect(warning()).toHaveCount(0)
  await expectNoSidewaysScroll(page)
})

test('the link below them leads to one’s own allergens, which need the consent first', { tag: ANY_WIDTH }, async () => {
  await section().getByRole('link', { name: 'Nastavit, čemu se vyhýbám' }).click()
  await expect(page).toHaveURL(new RegExp(`${PROFILE}#alergeny$`))
  await expect(section()).toContainText('Alergie je údaj o\u00a0zdraví')
  await page.getByRole('button', { name: /Souhlasím se zpracováním/ }).click()
  const form = page.getByRole('form', { name: 'Alergeny' })
  await form.getByRole('checkbox', { name: 'Mléko' }).check()
  await form.getByRole('button', { name: 'Uložit alergeny' }).click()
  await expect(page.getByText('Alergeny jsou uložené.')).toBeVisible()
})

test('then a recipe with milk warns above it and at its lines, and keeps nothing in the browser', {
  tag: ANY_WIDTH,
}, async () => {
  await openClean(page, PATH)
  await startEditing(page)
  await expect(warning()).toContainText(/Pozor:\s*obsahuje mléko \(polotučné mléko, máslo\)/)
  await expect(lineOf('Máslo')).toContainText('obsahuje mléko')
  await expect(lineOf('Sůl').first()).not.toContainText('mléko')
  await section().scrollIntoViewIfNeeded()
  await expect(section()).toContainText('Mléko – vyhýbáte se')
  const kept = await page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('milk')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a food offered instead is warned of too, and the warning follows the edits', { tag: ANY_WIDTH }, async () => {
  await page.getByRole('button', { name: 'Přidat surovinu' }).click()
  await page.getByRole('combobox').fill('mléko polotučné')
  await expect(page.getByRole('option').first()).toContainText('obsahuje mléko')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  for (const name of [/^Vynechat: Máslo/, /^Vynechat: Mléko/]) await page.getByRole('button', { name }).click()
  await expect(warning()).toContainText('nelze vyloučit mléko (strouhanka)')
  await page.getByRole('button', { name: /^Vynechat: Strouhanka/ }).click()
  await expect(warning()).toHaveCount(0)
  await page.getByRole('button', { name: 'Vrátit původní', exact: true }).click()
  await expect(warning()).toContainText('obsahuje mléko')
})

test('after the log-out nothing of it is left, in the open page either', { tag: ANY_WIDTH }, async () => {
  await page.getByRole('button', { name: /^Účet / }).click()
  await page.getByRole('button', { name: 'Odhlásit', exact: true }).click()
  await expect(warning()).toHaveCount(0)
  await expect(page.getByText('vyhýbáte se')).toHaveCount(0)
  const data = { email, password: PASSWORD }
  expect((await context.request.post('/api/login', { data, headers: fromAnywhere() })).status()).toBe(200)
  await page.goto(PATH)
  await expect(warning()).toContainText('obsahuje mléko')
})

test('a withdrawn consent takes the allergens and the warnings away', { tag: ANY_WIDTH }, async () => {
  await page.goto(PROFILE)
  await page.getByRole('button', { name: 'Odvolat souhlas' }).click()
  await page.getByRole('button', { name: 'Odvolat a\u00a0smazat údaje' }).click()
  await expect(page.getByText('Souhlas je odvolaný a\u00a0údaje o\u00a0těle smazané.')).toBeVisible()
  const answered = page.waitForResponse((response) => /\/api\/user\/[^/]+$/.test(response.url()))
  await page.goto(PATH)
  await answered
  await startEditing(page)
  await expect(lineOf('Máslo')).toContainText('alergen: mléko')
  await expect(warning()).toHaveCount(0)
})
