import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { orderButton, pressAtGateway } from './gateway-page.ts'
import { readMail } from './read-mail.ts'
import { signUp, test } from './visitor.ts'

const card = (page: Page) => page.getByRole('article').filter({ hasText: 'Kontrola' })

async function expectFine(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

/** Chooses a term by its place among those of the list, and waits until it is chosen. */
async function chooseTerm(page: Page, at: number): Promise<void> {
  const term = page.getByRole('radio', { name: /^\d{1,2}:\d\d/ }).nth(at)
  await term.check({ force: true })
  await expect(term).toBeChecked()
}

test('a consultation is ordered, confirmed, shown what the client permits, moved and cancelled', async ({
  page,
  request,
  isMobile,
}) => {
  const { email } = await signUp(page)
  await page.goto('/nutricni-poradna')
  const service = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Kontrola', exact: true }) })
  await service.getByRole('link', { name: 'Vybrat termín' }).click()
  await expect(page.getByRole('heading', { name: 'Kontrola', level: 1 })).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeAttached()
  await expectFine(page)
  // The journeys of both widths run at once: each has terms of its own.
  const first = isMobile ? 0 : 24
  await chooseTerm(page, first)
  await page.getByLabel('Pár vět pro nutriční terapeutku').fill('Nedaří se mi snídat.')
  await page.getByLabel('Jméno a\u00a0příjmení').fill('Jana Zkušební')
  await page.getByLabel('Ulice a\u00a0číslo').fill('Zkušební 1')
  await page.getByLabel('Obec').fill('Brno')
  await page.getByLabel('PSČ').fill('602 00')
  await page.getByLabel(/^Souhlasím s/).check()
  await page.getByLabel(/^Chci, aby konzultace/).check()
  // What is written about health goes nowhere without the consent beside it.
  await orderButton(page).click()
  await expect(page.getByText('Bez souhlasu text nepošleme. Zaškrtněte ho prosím, nebo text smažte.')).toBeVisible()
  await page.getByLabel(/^Výslovně souhlasím/).check()
  await expectFine(page)
  await orderButton(page).click()
  await pressAtGateway(page, 'pay')
  await expect(card(page)).toContainText('Čeká na potvrzení')
  await expect(card(page)).toContainText('zatím jen zablokováno na kartě')
  await expectFine(page)

  // The counsellor's side, by calls.
  const headers = await bearerOf(request, 'admin')
  const { results } = await (await request.get('/api/admin/consultation?state=requested', { headers })).json()
  const own = results.find(({ client }: { client: { email: string } }) => client.email === email)
  const data = { meeting_url: 'https://meet.example/abc' }
  const confirmed = await request.post(`/api/admin/consultation/${own.guid}/confirm`, { headers, data })
  expect(confirmed.status()).toBe(200)
  expect(await readMail(email, /^Konzultace je potvrzená/)).toContain('https://meet.example/abc')
  await page.reload()
  await expect(card(page)).toContainText('Potvrzeno')
  await expect(card(page)).toContainText('zaplaceno')

  // What the counsellor sees follows what the client permits, also while their page is open.
  const look = async () => {
    const path = `/api/admin/client/${own.client.guid}/data?kinds=weight,diary&from=2026-11-01`
    return (await request.get(path, { headers })).json()
  }
  const panel = page.getByRole('region', { name: 'Co z\u00a0vašich údajů poradna vidí' })
  expect(await look()).toMatchObject({ weight: null, diary: null })
  await panel.getByRole('checkbox', { name: 'Hmotnost' }).check()
  await expect(panel.getByLabel('Hmotnost: do kdy')).toBeVisible()
  await expectFine(page)
  expect(await look()).toMatchObject({ weight: [], diary: null })
  await panel.getByRole('checkbox', { name: 'Hmotnost' }).uncheck()
  await expect(panel.getByLabel('Hmotnost: do kdy')).toHaveCount(0)
  expect(await look()).toMatchObject({ weight: null, permitted: [] })
  await panel.getByText('Kdo a\u00a0kdy se díval').click()
  await expect(panel.getByRole('listitem')).toHaveCount(1)

  // The consent to what was written is taken back: the text is gone, the consultation stays.
  expect(own.note).toBe('Nedaří se mi snídat.')
  await expect(card(page)).toContainText('Nedaří se mi snídat.')
  const written = page.getByRole('region', { name: 'Co jste napsali o\u00a0svém zdraví' })
  await written.getByRole('button', { name: 'Vzít souhlas zpět' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Vzít zpět a/ })
    .click()
  await expect(written).toHaveCount(0)
  await expect(card(page)).not.toContainText('Nedaří se mi snídat.')

  await card(page).getByRole('button', { name: 'Přesunout' }).click()
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached()
  await chooseTerm(page, first + 8)
  await page.getByRole('button', { name: 'Přesunout sem' }).click()
  await expect(page.getByText('Máte nový termín. Potvrzení posíláme e-mailem.')).toBeVisible()
  const file = page.waitForEvent('download')
  await card(page).getByRole('button', { name: 'Do kalendáře' }).click()
  expect((await file).suggestedFilename()).toBe('konzultace.ics')
  await card(page).getByRole('button', { name: 'Zrušit', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Vrátíme vám celou částku 690')
  await page.getByRole('dialog').getByRole('button', { name: 'Zrušit konzultaci' }).click()
  await expect(card(page)).toContainText('Zrušeno')
  await expect(card(page)).toContainText('vráceno')
})

test('a plan made to measure is ordered for a company, shown as a difference, and taken over while a consent is taken back', async ({
  page,
}) => {
  const { request } = page
  const { email, password } = await signUp(page)
  const counsellor = { headers: await bearerOf(request, 'admin') }
  const login = await (await request.post('/api/login', { data: { email, password } })).json()
  const own = { headers: { authorization: `Bearer ${login.access}` } }

  await page.goto('/objednavka-konzultace?sluzba=jidelnicek-na-miru')
  await page.getByLabel('Pár vět pro nutriční terapeutku').fill('Mám cukrovku.')
  await page.getByLabel(/^Výslovně souhlasím/).check()
  await page.getByLabel('Jméno a\u00a0příjmení').fill('Jana Zkušební')
  await page.getByLabel('Kupuji na firmu').check()
  await page.getByLabel('IČO').fill('27082440')
  await page.getByLabel('Název firmy').fill('Zkušební s.r.o.')
  await page.getByLabel('Ulice a\u00a0číslo').fill('Zkušební 1')
  await page.getByLabel('Obec').fill('Brno')
  await page.getByLabel('PSČ').fill('602 00')
  await page.getByLabel(/^Souhlasím s/).check()
  await page.getByLabel(/^Chci, aby konzultace/).check()
  await expectFine(page)
  await orderButton(page).click()
  await pressAtGateway(page, 'pay')
  const ordered = page.getByRole('article').filter({ hasText: 'Jídelníček na míru' })
  await expect(ordered).toContainText('Čeká na potvrzení')

  // The counsellor's side, by calls: the order is confirmed, a plan of two days is made and given.
  const made = await (await request.get('/api/consultation', own)).json()
  const consultation = made.results[0].guid
  const order = await (await request.get(`/api/order/${consultation}`, own)).json()
  expect(order.buyer).toMatchObject({ company_name: 'Zkušební s.r.o.', ico: '27082440' })
  const managed = await (await request.get('/api/admin/consultation?state=requested', counsellor)).json()
  const asked = managed.results.find(({ guid }: { guid: string }) => guid === consultation)
  expect(asked.note).toBe('Mám cukrovku.')
  const { guid: client } = asked.client
  const grant = { plan: 'premium', expiry_date: null, reason: 'Zkouška poradny' }
  const premium = await request.patch(`/api/user/${client}/set_premium`, { data: grant, ...counsellor })
  expect(premium.status(), await premium.text()).toBe(200)
  const path = `/api/admin/consultation/${consultation}`
  expect((await request.post(`${path}/confirm`, { data: { meeting_url: '' }, ...counsellor })).status()).toBe(200)
  const recipes = (await (await request.get('/api/recipe?limit=4')).json()).results
  const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const item = (at: number, meal_type: string) => ({ guid: crypto.randomUUID(), meal_type, recipe: recipes[at].guid })
  const plan = crypto.randomUUID()
  await request.post('/api/admin/meal_plan', { data: { guid: plan, name: 'Lehčí týden' }, ...counsellor })
  const days = [3, 4].map((far, at) => ({ day: dayAfter(far), items: [item(at, 'Breakfast'), item(at + 1, 'Lunch')] }))
  expect((await request.post(`/api/meal_plan/${plan}/days`, { data: { days }, ...counsellor })).ok()).toBe(true)
  const given = await request.post(`${path}/plan`, {
    data: { meal_plan: plan, note: 'Snídaně můžete prohodit.' },
    ...counsellor,
  })
  expect(given.status(), await given.text()).toBe(201)
  const into = crypto.randomUUID()
  await request.post('/api/meal_plan', { data: { guid: into, name: 'Náš jídelníček' }, ...own })
  const data = { day: dayAfter(3), items: [item(3, 'Dinner')] }
  expect((await request.post(`/api/meal_plan/${into}/item`, { data, ...own })).ok()).toBe(true)
  const permit = (kind: string) =>
    request.patch('/api/counselling_consent', {
      data: { nutritionist: asked.nutritionist.guid, kind, until: dayAfter(30) },
      ...own,
    })
  for (const kind of ['weight', 'plans']) expect((await permit(kind)).status()).toBe(200)
  const look = async () =>
    (await request.get(`/api/admin/client/${client}/data?kinds=weight,plans&from=${dayAfter(0)}`, counsellor)).json()
  expect(await look()).toMatchObject({ weight: [], plans: [{ name: 'Náš jídelníček' }] })

  // A new session knows of the premium.
  await request.post('/api/login', { data: { email, password } })
  await page.goto('/uzivatel/poradna')
  const panel = page.getByRole('region', { name: 'Jídelníček na míru: Lehčí týden' })
  await expect(panel).toContainText('Snídaně můžete prohodit.')
  await panel.getByRole('button', { name: 'Ukázat, co se změní' }).click()
  const rows = panel.locator('ol > li')
  await expect(rows).toHaveCount(2)
  await expect(rows.first().getByText(recipes[3].name)).toBeVisible()
  await expectFine(page)
  await rows
    .first()
    .getByRole('button', { name: /^Převzít den/ })
    .click()
  await expect(rows.first()).toContainText('Převzato')

  const consents = page.getByRole('region', { name: 'Co z\u00a0vašich údajů poradna vidí' })
  await consents.getByRole('checkbox', { name: 'Hmotnost' }).uncheck()
  await expect(consents.getByLabel('Hmotnost: do kdy')).toHaveCount(0)
  await page
    .getByRole('region', { name: 'Co jste napsali o\u00a0svém zdraví' })
    .getByRole('button', { name: 'Vzít souhlas zpět' })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Vzít zpět a/ })
    .click()
  await expect(ordered).not.toContainText('Mám cukrovku.')

  await panel.getByRole('button', { name: 'Převzít celý' }).click()
  await expect(rows.nth(1)).toContainText('Převzato')
  await expect(panel).toContainText('z\u00a0toho převzato 2')
  await expectFine(page)
  const taken = await (await request.get(`/api/meal_plan/${into}?from=${dayAfter(3)}&to=${dayAfter(4)}`, own)).json()
  const names = (day: { recipes: { recipe: { name: string } }[] }) => day.recipes.length
  expect(taken.meal_days.map(names)).toEqual([2, 2])
  // The counsellor sees the plan, and no more the weight and what was written.
  expect(await look()).toMatchObject({ weight: null, plans: [{ name: 'Náš jídelníček', days: 2 }] })
})
