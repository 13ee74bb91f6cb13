import { expect, type Page } from '@playwright/test'
import { ANY_WIDTH } from './check-page.ts'
import { openFooter } from './site-bar.ts'
import { actBeforePageWorks, signUp, test } from './visitor.ts'

/** Scripts that a page which has loaded asks for. */
const LATER = '**/assets/*.js'
const RECIPE = '/recepty/kureci-rizky-s-bramborovou-kasi'

/** The address of the script of the list of creators, as the page itself knows it. */
async function codeOfCreators(page: Page): Promise<string> {
  const module = await page.evaluate(() => {
    const { routes } = Reflect.get(window, '__reactRouterManifest') as {
      routes: Record<string, { path?: string; module: string }>
    }
    return Object.values(routes).find(({ path }) => path === 'tvurci')?.module
  })
  expect(module).toBeDefined()
  return `**${module}`
}

/** Marks the document in a way that a reload removes. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''))
const marked = (page: Page) => page.locator('body[data-marked]')
const creators = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Tvůrci' })

/**
 * Whether this browser fetches a failed script again. Some remember the failure until the document is replaced: there the
 * product offers or starts a reload.
 */
async function fetchesAgain(page: Page, baseURL: string | undefined): Promise<boolean> {
  const probe = `${baseURL}/assets/probe.js`
  const load = () => page.evaluate(`import(${JSON.stringify(probe)}).then(() => true, () => false)`)
  await page.route(probe, (route) => route.abort())
  expect(await load()).toBe(false)
  await page.unroute(probe)
  await page.route(probe, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const came = (await load()) === true
  await page.unroute(probe)
  return came
}

test('a dialog whose script does not load says so, the page stays, and it can be tried again', {
  tag: ANY_WIDTH,
}, async ({ page, baseURL }) => {
  await page.goto(RECIPE, { waitUntil: 'networkidle' })
  const isForgiving = await fetchesAgain(page, baseURL)
  await mark(page)
  await page.route(LATER, (route) => route.abort())
  await page.getByRole('button', { name: 'Sdílet' }).click()
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('Tuhle část se nepodařilo načíst')
  await failure.getByRole('button', { name: 'Zkusit znovu' }).click()
  await expect(failure.getByRole('button', { name: 'Načíst stránku znovu' })).toBeVisible()
  await failure.getByRole('button', { name: 'Zavřít' }).click()
  await expect(failure).toBeHidden()

  await page.unroute(LATER)
  await page.getByRole('button', { name: 'Sdílet' }).click()
  if (!isForgiving) {
    await failure.getByRole('button', { name: 'Načíst stránku znovu' }).click()
    await expect(marked(page)).toBeHidden()
    await page.getByRole('button', { name: 'Sdílet' }).click()
  }
  await expect(page.getByRole('dialog', { name: 'Sdílet recept' })).toBeVisible()
  await expect(marked(page)).toBeVisible({ visible: isForgiving })
})

test('a page stays while no server answers', { tag: ANY_WIDTH }, async ({ page }) => {
  await page.goto(RECIPE, { waitUntil: 'networkidle' })
  await openFooter(page, 'Na webu')
  await mark(page)
  await page.route('**/*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await creators(page).focus()
  await failed
  await creators(page).click()
  await expect(page.getByText('server teď neodpovídá')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Načítá se stránka' })).toBeHidden()
  await expect(page).toHaveURL(RECIPE)
  await expect(marked(page)).toBeVisible()

  await page.unroute('**/*')
  await creators(page).click()
  await expect(page).toHaveURL('/tvurci')
  await expect(marked(page), 'opened without a new document').toBeVisible()
})

test('typed text survives a reload caused by the missing script of another page', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await page.goto('/kontakt', { waitUntil: 'networkidle' })
  const message = page.getByRole('textbox', { name: 'Zpráva' })
  await message.fill('Polévka z vrby')
  await openFooter(page, 'Na webu')
  await mark(page)
  const code = await codeOfCreators(page)
  await page.route(code, (route) => route.abort())
  await creators(page).focus()
  await expect(marked(page)).toBeHidden()
  await expect(message).toHaveValue('Polévka z vrby')
  await expect(page).toHaveURL('/kontakt')
})

test('a page whose script never loads is opened by the browser itself', { tag: ANY_WIDTH }, async ({ page }) => {
  await page.goto(RECIPE, { waitUntil: 'networkidle' })
  await openFooter(page, 'Na webu')
  await mark(page)
  await page.route(await codeOfCreators(page), (route) => route.fulfill({ status: 404 }))
  await actBeforePageWorks(page)
  await creators(page).focus()
  await expect(marked(page)).toBeHidden()
  await page.waitForLoadState('networkidle')
  await openFooter(page, 'Na webu')
  await creators(page).click()
  await expect(page).toHaveURL('/tvurci')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(RECIPE)
})

test('typed text in the editor survives a server that is down for a while', { tag: ANY_WIDTH }, async ({ page }) => {
  await signUp(page)
  await page.goto('/uzivatel/vytvorit-recept', { waitUntil: 'networkidle' })
  await mark(page)
  await page.route('**/*', (route) => route.abort())
  const name = page.getByRole('textbox', { name: 'Název receptu' })
  await name.fill('Polévka z vrby')
  await expect(page.getByText('Koncept je zatím jen v tomto zařízení')).toBeVisible()
  await page.getByRole('button', { name: 'Ukázat náhled' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Zavřít' }).click()
  const pantry = page.getByRole('link', { name: 'Spíž' }).filter({ visible: true }).first()
  await pantry.click()
  await expect(page.getByText('server teď neodpovídá')).toBeVisible()
  await expect(name).toHaveValue('Polévka z vrby')
  await expect(page).toHaveURL(/\?koncept=/)

  await page.unroute('**/*')
  await name.fill('Polévka z vrby a kopřiv')
  await expect(page.getByText('Koncept je uložený')).toBeVisible()
  await pantry.click()
  await expect(page).toHaveURL('/uzivatel/spiz')
  await expect(marked(page), 'opened without a new document').toBeVisible()
})
