import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { enterAs } from './admin-session.ts'
import { expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { orderButton, pressAtGateway } from './gateway-page.ts'
import { type Account, signUp, test } from './visitor.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function expectFine(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

/** Gives a person premium, and a plan of their own with one dish. */
async function prepareClient(request: APIRequestContext, { email, password }: Account, day: string): Promise<void> {
  const admin = await bearerOf(request, 'admin')
  const { results } = await (await request.get(`/api/user_short?search=${email}`, { headers: admin })).json()
  const data = { plan: 'premium', expiry_date: null, reason: 'Zkouška poradny' }
  const given = await request.patch(`/api/user/${results[0].guid}/set_premium`, { headers: admin, data })
  expect(given.status()).toBe(200)
  const entered = await (await request.post('/api/login', { data: { email, password } })).json()
  const headers = { authorization: `Bearer ${entered.access}` }
  await makePlan(request, { headers, path: '/api/meal_plan', name: 'Můj týden', day })
}

type Made = { headers: { authorization: string }; path: string; name: string; day: string }

async function makePlan(request: APIRequestContext, { headers, path, name, day }: Made): Promise<void> {
  const guid = crypto.randomUUID()
  const made = await request.post(path, { headers, data: { guid, name } })
  expect(made.status()).toBe(201)
  const { results } = await (await request.get('/api/recipe?meal_types=Lunch&limit=1')).json()
  const item = { guid: crypto.randomUUID(), meal_type: 'Lunch', recipe: results[0].guid }
  const put = await request.post(`/api/meal_plan/${guid}/item`, { headers, data: { day, items: [item] } })
  expect(put.status()).toBe(201)
}

test('a tailored plan goes from the order over the desk to the client, who takes a consent back meanwhile', async ({
  page,
  browser,
}) => {
  const person = await signUp(page)
  const day = addDays(calendarDay(new Date()), 2)
  const name = `Klidný týden ${Date.now().toString(36)}`
  await prepareClient(page.request, person, day)
  await page.goto('/objednavka-konzultace?sluzba=jidelnicek-na-miru')
  await page.getByLabel('Jméno a\u00a0příjmení').fill('Jana Zkušební')
  await page.getByLabel('Ulice a\u00a0číslo').fill('Zkušební 1')
  await page.getByLabel('Obec').fill('Brno')
  await page.getByLabel('PSČ').fill('602 00')
  await page.getByLabel(/^Souhlasím s/).check()
  await page.getByLabel(/^Chci, aby/).check()
  await orderButton(page).click()
  await pressAtGateway(page, 'pay')
  await expect(page.getByRole('article').filter({ hasText: 'Čeká na potvrzení' })).toBeVisible()

  const context = await browser.newContext({ viewport: page.viewportSize() })
  await enterAs(context, 'admin')
  const desk = await context.newPage()
  const headers = await bearerOf(page.request, 'admin')
  await makePlan(page.request, { headers, path: '/api/admin/meal_plan', name, day })
  await desk.goto(`/admin/clients?search=${person.email}`)
  const row = desk.getByRole('row').filter({ hasText: person.email })
  await expect(row).toContainText('potvrdit termín')
  await expectFine(desk)
  await row.click()
  await expect(desk.getByText('Klient nesdílí hmotnost.')).toBeVisible()
  await expectFine(desk)
  await section(desk, 'Konzultace').getByRole('button', { name: 'Potvrdit' }).click()
  await expect(dialog(desk).getByLabel('Odkaz na hovor')).toBeVisible()
  await dialog(desk).getByRole('button', { name: 'Potvrdit' }).click()
  await expect(section(desk, 'Jídelníčky na míru').getByText('zbývá předat 1.')).toBeVisible()
  await section(desk, 'Poznámky').getByRole('textbox', { name: 'Nová poznámka' }).fill('Vaří ráno.')
  await desk.getByRole('button', { name: 'Přidat poznámku' }).click()
  await expect(desk.getByRole('list', { name: 'Poznámky' }).getByText('Vaří ráno.')).toBeVisible()

  // What is compared follows the consent.
  await page.reload()
  const panel = page.getByRole('region', { name: 'Co z\u00a0vašich údajů poradna vidí' })
  await panel.getByRole('checkbox', { name: 'Jídelníčky' }).check()
  await expect(panel.getByLabel('Jídelníčky: do kdy')).toBeVisible()
  await desk.getByRole('button', { name: 'Načíst znovu' }).click()
  await expect(section(desk, 'Co klient sdílí').getByText('Můj týden')).toBeVisible()
  await desk.getByRole('button', { name: 'Navrhnout jídelníček' }).click()
  await dialog(desk).getByLabel('Váš jídelníček').selectOption({ label: name })
  await expect(dialog(desk).getByRole('heading', { name: 'Klient má' })).toBeVisible()
  await expectFine(desk)
  await dialog(desk).getByLabel('Co k\u00a0němu klientovi říct').fill('Obědy můžete prohodit.')
  await dialog(desk).getByRole('button', { name: 'Předat klientovi' }).click()
  await expect(section(desk, 'Jídelníčky na míru').getByText('čeká na klienta')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: `Jídelníček na míru: ${name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Ukázat, co se změní' }).click()
  await page.getByRole('button', { name: 'Převzít celý' }).click()
  await expect(page.getByText('Den máte v\u00a0jídelníčku.')).toBeVisible()
  await panel.getByRole('checkbox', { name: 'Jídelníčky' }).uncheck()
  await expect(panel.getByLabel('Jídelníčky: do kdy')).toHaveCount(0)
  await desk.getByRole('button', { name: 'Načíst znovu' }).click()
  await expect(desk.getByText('Klient mezitím přestal sdílet: jídelníčky.')).toBeVisible()
  await expect(desk.getByText('Klient nesdílí jídelníčky.')).toBeVisible()

  await desk.reload()
  await expect(section(desk, 'Jídelníčky na míru').getByText('převzatý')).toBeVisible()
  await desk.getByRole('button', { name: 'Proběhlo' }).click()
  await dialog(desk).getByLabel('Na čem jste se dohodli').fill('Držet se jídelníčku dva týdny.')
  await dialog(desk).getByLabel('Kontrola kolem').fill(calendarDay(new Date()))
  await dialog(desk).getByRole('button', { name: 'Uložit zápis' }).click()
  await desk.getByRole('button', { name: 'Kontrola vyřízená' }).click()
  await expect(desk.getByText('Kontrola je vyřízená.')).toBeVisible()
  await section(desk, 'Konzultace')
    .getByText(/^Dřívější/)
    .click()
  const file = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'PDF pro klienta' }).click()
  expect((await file).suggestedFilename()).toBe('shrnuti-konzultace.pdf')
  await context.close()
})

test('a time is opened on the week of the desk and closed after a question', async ({ page, isMobile }) => {
  await enterAs(page.context(), 'admin')
  // Each width has a week of its own, far from the terms that other journeys order.
  const day = addDays(calendarDay(new Date()), isMobile ? 150 : 164)
  await page.goto(`/admin/clients/terms?from=${day}`)
  await page.getByRole('button', { name: 'Otevřít čas', exact: true }).click()
  await expect(dialog(page).getByLabel('Den')).not.toHaveValue('')
  await dialog(page).getByLabel('Do', { exact: true }).fill('08:00')
  await dialog(page).getByRole('button', { name: 'Otevřít', exact: true }).click()
  await expect(dialog(page).getByText(/./).first()).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByLabel('Do', { exact: true }).fill('11:00')
  await dialog(page).getByRole('button', { name: 'Otevřít', exact: true }).click()
  const opening = page.getByRole('region', { name: 'Otevřeno 9:00 – 11:00' })
  await expect(opening).toBeVisible()
  await expectFine(page)
  await opening.getByRole('button', { name: /^Zavřít čas/ }).click()
  await dialog(page).getByRole('button', { name: 'Zavřít čas' }).click()
  await expect(opening).toHaveCount(0)
})
