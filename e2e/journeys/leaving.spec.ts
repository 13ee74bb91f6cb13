import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { ANY_WIDTH, expectAccessible } from './check-page.ts'
import { PASSWORD, signUp } from './fresh-account.ts'
import { test } from './visitor.ts'

// One person's account to its end: each test continues where the one before ended.
test.describe.configure({ mode: 'serial' })

const OVERVIEW = '/uzivatel'
const SETTINGS = '/uzivatel/podpora-a-nastaveni'

let context: BrowserContext
let page: Page

test.beforeAll(async ({ browser }, { project }) => {
  context = await browser.newContext(project.use as BrowserContextOptions)
  await signUp(context.request, `leaving-${project.name}`)
  page = await context.newPage()
})

test.afterAll(() => context.close())

test('personal data are downloaded as a file', { tag: ANY_WIDTH }, async () => {
  await page.goto(SETTINGS)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Stáhnout svá data' }).click()
  expect((await saved).suggestedFilename()).toBe('zivina-moje-data.zip')
  await expect(page.getByText('Soubor je stažený.')).toBeVisible()
})

test('the deletion of an account needs the password, has a date, and can be cancelled', {
  tag: ANY_WIDTH,
}, async () => {
  await page.goto(SETTINGS)
  await page.getByRole('button', { name: 'Smazat účet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Smazat účet?' })
  await dialog.getByLabel('Současné heslo').fill(PASSWORD)
  await dialog.getByRole('button', { name: /Smazat účet za/ }).click()
  await expect(page.getByRole('region', { name: 'Smazání účtu', exact: true }).getByText(/Účet se smaže/)).toBeVisible()
  await page.goto(OVERVIEW)
  await expect(page.getByText(/Účet se smaže/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Vzít zpět' }).click()
  await expect(page.getByText(/Účet zůstává/)).toBeVisible()
  await expect(page.getByText(/Účet se smaže/)).toHaveCount(0)
})

test('logging out everywhere ends this session too', { tag: ANY_WIDTH }, async () => {
  await page.goto(SETTINGS)
  await page.getByRole('button', { name: 'Odhlásit všude' }).click()
  await page.getByRole('button', { name: 'Odhlásit všechna zařízení' }).click()
  await expect(page).not.toHaveURL(/uzivatel/)
  await page.goto(OVERVIEW)
  await expect(page).toHaveURL(/\/prihlasit/)
})
