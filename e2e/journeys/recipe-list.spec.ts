import { expect, type Locator, type Page } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, expectNoLayoutShift, openClean } from './check-page.ts'
import { test } from './visitor.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Recepty' }).getByRole('link')
const found = (page: Page) => page.getByRole('heading', { level: 2, name: /recept/ })

/** The filters of this screen: beside the list, or in a sheet that has to be opened. */
async function openFilters(page: Page): Promise<{ fields: Locator; show: () => Promise<void> }> {
  const panel = page.getByRole('complementary', { name: 'Filtry' })
  if (await panel.isVisible()) return { fields: panel, show: async () => {} }
  await page.getByRole('link', { name: /^Filtry/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtry' })
  await expect(sheet).toBeVisible()
  return { fields: sheet, show: () => sheet.getByRole('button', { name: /^Zobrazit/ }).click() }
}

/** Records requests for recipes that the page makes from now on. */
function watchRecipeRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/recipe') asked.push(decodeURIComponent(search))
  })
  return asked
}

/** Types key after key without a pause, however busy the machine is. */
async function typeAtOnce(field: Locator, text: string): Promise<void> {
  await field.evaluate((input: HTMLInputElement, typed) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (let length = 1; length <= typed.length; length++) {
      set?.call(input, typed.slice(0, length))
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, text)
}

test('the filters find a gluten-free dinner under 500 kcal', async ({ page, request }) => {
  await openClean(page, '/recepty')
  const { fields, show } = await openFilters(page)
  // The box itself is hidden behind its label; a click on the label waits until the sheet has stopped moving.
  await fields.getByText('Večeře', { exact: true }).click()
  await expect(fields.getByRole('checkbox', { name: 'Večeře', exact: true })).toBeChecked()
  await fields.getByRole('checkbox', { name: 'Bezlepková' }).check()
  await fields.getByRole('textbox', { name: 'Nejvíce kilokalorií na porci' }).fill('500')
  const answer = await request.get('/api/recipe?diet_types=Gluten%20free&meal_types=Dinner&calorie_span=0,500')
  const { count } = await answer.json()
  const sheetButton = page.getByRole('button', { name: new RegExp(`^Zobrazit ${count}\\srecept`) })
  if (await page.getByRole('dialog').isVisible()) await expect(sheetButton).toBeVisible()
  await show()

  await expect(page).toHaveURL('/recepty?diet_types=Gluten+free&meal_types=Dinner&calorie_span=50,500')
  await expect(found(page)).toHaveText(new RegExp(`^${count}\u00a0`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bezlepkové recepty na\u00a0večeři')
  const energies = await cards(page)
    .getByText(/\d\u00a0kcal$/)
    .allTextContents()
  expect(energies.length).toBeGreaterThan(5)
  for (const energy of energies) expect(Number.parseInt(energy.replace(/\D/g, ''), 10)).toBeLessThanOrEqual(500)

  // The address contains the whole filter: another person sees the same.
  const first = await cards(page).first().getAttribute('href')
  await page.reload()
  await expect(found(page)).toHaveText(new RegExp(`^${count}\u00a0`))
  await expect(cards(page).first()).toHaveAttribute('href', first ?? '')
  await cards(page).first().click()
  await expect(page).toHaveURL(`${first}`)
})

test('chips remove filters one by one and all at once, and Back restores them', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  const start = '/recepty?diet_types=Gluten+free&meal_types=Dinner&time_minutes=10,60'
  await openClean(page, start)
  const chips = page.getByRole('list', { name: 'Vybrané filtry' })
  await expect(chips.getByRole('link')).toHaveText([/Bezlepková/, /Večeře/, /do\u00a01\u00a0h/, 'Zrušit vše'])
  await chips.getByRole('link', { name: 'Odebrat filtr: Večeře' }).click()
  await expect(page).toHaveURL('/recepty?diet_types=Gluten+free&time_minutes=10,60')
  await chips.getByRole('link', { name: 'Zrušit vše' }).click()
  await expect(page).toHaveURL('/recepty')
  await expect(chips).toBeHidden()
  await page.goBack()
  await expect(chips.getByRole('link')).toHaveCount(3)
  await page.goBack()
  await expect(page).toHaveURL(start)
  await expect(chips.getByRole('link')).toHaveCount(4)
})

test('a preset is switched on by one press and off by another', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, '/recepty?time_minutes=10,60')
  const preset = page.getByRole('link', { name: 'Mám cukrovku' })
  await preset.click()
  await expect(page).toHaveURL(/diet_types=Diabetic&dietary_goal=Weight\+loss&meal_types=Breakfast,Lunch,Dinner/)
  await expect(preset).toHaveAttribute('aria-current', 'true')
  await preset.click()
  await expect(page).toHaveURL('/recepty?time_minutes=10,60')
})

test('loading more appends once, and survives Back from a recipe and a reload', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await openClean(page, '/recepty')
  const asked = watchRecipeRequests(page)
  const more = page.getByRole('link', { name: 'Načíst další recepty' })
  await more.dblclick()
  await expect(cards(page)).toHaveCount(36)
  expect(asked).toEqual(['?offset=18'])
  await more.click()
  await expect(cards(page)).toHaveCount(54)
  await expect(cards(page).nth(36)).toBeFocused()

  const recipe = cards(page).nth(40)
  await recipe.scrollIntoViewIfNeeded()
  const name = await recipe.getByRole('heading').textContent()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(1500)
  await recipe.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await page.goBack()
  await expect(cards(page)).toHaveCount(54)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1)
  await expect(cards(page).nth(40)).toBeInViewport()
  expect(asked, 'the way back asks for nothing').toEqual(['?offset=18', '?offset=36'])

  await page.reload()
  await expect(cards(page)).toHaveCount(54)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1)
})

test('a failed "more" says so in place and can be tried again', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, '/recepty')
  await page.route('**/api/recipe?offset=18', (route) => route.abort())
  await page.getByRole('link', { name: 'Načíst další recepty' }).click()
  await expect(page.getByRole('alert')).toHaveText('Další recepty se nepodařilo načíst.')
  await expect(cards(page)).toHaveCount(18)
  await page.unroute('**/api/recipe?offset=18')
  await page.getByRole('link', { name: 'Zkusit znovu' }).click()
  await expect(cards(page)).toHaveCount(36)
})

test('typing in the search makes one request, after a pause, and keeps the typed text', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await openClean(page, '/recepty')
  const before = Number(await page.evaluate(() => history.length))
  const asked = watchRecipeRequests(page)
  const search = page.getByRole('searchbox', { name: 'Hledat v receptech' })
  await typeAtOnce(search, 'polévka ')
  await expect(page).toHaveURL('/recepty?search=pol%C3%A9vka')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recepty: polévka')
  expect(asked).toEqual(['?search=polévka'])
  await expect(search).toHaveValue('polévka ')
  await search.press('End')
  await search.pressSequentially('s')
  await expect(page).toHaveURL('/recepty?search=pol%C3%A9vka+s')
  expect(await page.evaluate(() => history.length), 'typing is one place in the history').toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL('/recepty')
  await expect(search).toHaveValue('')
})

test('a late answer to an older filter never replaces a newer one', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, '/recepty')
  const newerShown = Promise.withResolvers<void>()
  await page.route('**/api/recipe?*search=gul*', async (route) => {
    await newerShown.promise
    // An aborted request cannot be continued.
    await route.continue().catch(() => {})
  })
  const search = page.getByRole('searchbox', { name: 'Hledat v receptech' })
  const older = page.waitForRequest(/search=gul/)
  await search.fill('guláš')
  const given = await older
  await expect(page.getByRole('list', { name: 'Recepty' })).toHaveAttribute('aria-busy', 'true')
  await search.fill('polévka')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recepty: polévka')
  newerShown.resolve()
  await given.response()
  await page.waitForTimeout(300)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recepty: polévka')
  await expect(search).toHaveValue('polévka')
})

test('accents, endings and typing habits find the same recipes', { tag: ANY_WIDTH }, async ({ page }) => {
  const results: string[][] = []
  for (const text of ['kureci rizek', 'kuřecí řízky', 'kuřeci řizky']) {
    await page.goto(`/recepty?search=${encodeURIComponent(text)}`)
    results.push(await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
  }
  expect(results[0]).toContain('/recepty/kureci-rizky-s-bramborovou-kasi')
  expect(results[1]).toEqual(results[0])
  expect(results[2]).toEqual(results[0])
})

test('when nothing is found, the page says which filter to loosen and does it at one press', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await openClean(page, '/recepty?search=gul%C3%A1%C5%A1&dietary_preference=Vegan&meal_types=Drinks')
  await expect(page.getByText('Takový recept zatím nemáme')).toBeVisible()
  await expectAccessible(page)
  const suggestion = page.getByRole('link', { name: /^Bez filtru|^Jen hledání/ }).first()
  const promised = /(\d+)\u00a0recept/.exec((await suggestion.textContent()) ?? '')?.[1]
  await suggestion.click()
  await expect(found(page)).toHaveText(new RegExp(`^${promised}\u00a0recept`))
  await expect(cards(page)).toHaveCount(Math.min(Number(promised), 18))
})

test('without a connection the filter stays and the list can be tried again', { tag: ANY_WIDTH }, async ({
  page,
  context,
}) => {
  await openClean(page, '/recepty')
  await page.getByRole('link', { name: 'Jím bezlepkově' }).hover()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Jím bezlepkově' }).click()
  await expect(page.getByText('Recepty se nepodařilo načíst')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Odebrat filtr: Bezlepková' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Zkusit znovu' }).click()
  await expect(cards(page)).toHaveCount(18)
})

test('the ingredient field works by keyboard alone', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, '/recepty')
  const { fields, show } = await openFilters(page)
  const must = fields.getByRole('combobox', { name: 'Musí obsahovat' })
  await must.focus()
  await page.keyboard.type('rajce', { delay: 30 })
  const options = fields.getByRole('listbox', { name: 'Musí obsahovat' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  await expect(must).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(must).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  const second = options.nth(1)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(must).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
  const name = await second.locator('span').first().textContent()
  await page.keyboard.press('Enter')
  await expect(fields.getByRole('button', { name: `Odebrat: ${name}` })).toBeVisible()
  await expect(must).toHaveValue('')
  await show()
  await expect(page).toHaveURL(/must_ingredients=[\da-f-]{36}$/)
  await expect(page.getByRole('link', { name: `Odebrat filtr: se\u00a0surovinou: ${name}` })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: `Odebrat filtr: se\u00a0surovinou: ${name}` })).toBeVisible()
})

test('unusual addresses show the page', { tag: ANY_WIDTH }, async ({ request }) => {
  const odd = [
    `search=${'a'.repeat(10_000)}`,
    'search=%00%FF&creator=%00&tags=,,&diet_types=Nope&ordering=zzz',
    'time_minutes=90,10&calorie_span=a,b&offset=-1&limit=1000000000&foo=bar',
    'must_ingredients=1,2,3&exclude_ingredients=%F0%9F%8D%85',
    'offset=9999999',
  ]
  for (const query of odd) expect((await request.get(`/recepty?${query}`)).status(), query.slice(0, 60)).toBe(200)
})

test('the filters are accessible and do not shift', async ({ page }) => {
  await openClean(page, '/recepty?diet_types=Gluten+free&tags=levn%C3%A9')
  const { fields } = await openFilters(page)
  await fields.locator('summary', { hasText: 'Styl stravování' }).click()
  await expect(fields.getByRole('radio', { name: 'Veganské' })).toBeAttached()
  await expectAccessible(page)
  await expectNoLayoutShift(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form filters, and the link leads to further recipes', async ({ page }) => {
    await page.goto('/recepty')
    const panel = page.getByRole('complementary', { name: 'Filtry' })
    if (!(await panel.isVisible())) await page.getByRole('link', { name: /^Filtry/ }).click()
    await panel.getByRole('checkbox', { name: 'Večeře', exact: true }).check({ force: true })
    await panel.getByRole('checkbox', { name: 'Bezlepková' }).check()
    await panel.getByRole('textbox', { name: 'Nejvíce kilokalorií na porci' }).fill('500')
    await panel.getByRole('combobox', { name: 'Bez čeho' }).fill('rajče')
    await panel.getByRole('button', { name: 'Zobrazit recepty' }).click()
    await expect(page).toHaveURL(
      /^[^?]+\?diet_types=Gluten\+free&meal_types=Dinner&calorie_span=50,500&exclude_ingredients=[\da-f-]{36}$/,
    )
    await expect(page.getByRole('link', { name: 'Odebrat filtr: bez suroviny: Rajče' })).toBeVisible()
    await page.getByRole('link', { name: 'Zrušit vše' }).click()
    await expect(page).toHaveURL('/recepty')
    const first = await cards(page).first().getAttribute('href')
    await page.getByRole('link', { name: 'Načíst další recepty' }).click()
    await expect(page).toHaveURL('/recepty?offset=18')
    await expect(cards(page)).toHaveCount(18)
    await expect(cards(page).first()).not.toHaveAttribute('href', first ?? '')
  })
})
