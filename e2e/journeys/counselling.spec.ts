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
