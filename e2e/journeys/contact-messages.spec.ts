import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { fromAnywhere, PASSWORD, signUp } from './fresh-account.ts'
import { readMail } from './read-mail.ts'
import { test } from './visitor.ts'

const MANAGER = '/admin/messages'
const rowOf = (page: Page, text: string) => page.locator('tbody tr').filter({ hasText: text })

/** Somebody with an account writes to the support. */
async function write(request: APIRequestContext, text: string): Promise<string> {
  const email = await signUp(request, 'pisatel')
  const login = await request.post('/api/login', { data: { email, password: PASSWORD }, headers: fromAnywhere() })
  const headers = { authorization: `Bearer ${(await login.json()).access}` }
  const data = { submission: crypto.randomUUID(), subject: 'refund', text, attachments: [] }
  const sent = await request.post('/api/contact_form/personal', { data, headers })
  expect(sent.status(), await sent.text()).toBe(200)
  return email
}

test('a message is read, answered by e-mail, closed by a key and opened again', async ({
  page,
  context,
  playwright,
  baseURL,
  isMobile,
}) => {
  const text = `Prosím o\u00a0vrácení platby ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`
  const sender = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const email = await write(sender, text)
  await sender.dispose()
  await enterAs(context, 'admin')
  await expectSound(page, MANAGER, { isMobile })
  await rowOf(page, text).getByRole('button').click()
  await expect(page.getByRole('link', { name: email.split('@')[0] ?? '' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: `Odpověď na ${email}` })
  await dialog.getByRole('button', { name: 'Odeslat odpověď' }).click()
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await dialog.getByRole('textbox').fill('Platbu vám vracíme dnes.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Odeslat odpověď' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await readMail(email, /^Odpověď na vaši zprávu/)).toContain('Platbu vám vracíme dnes.')

  await page.goto(`${MANAGER}?state=answered&email=${email}`)
  await rowOf(page, text).getByRole('button').click()
  await expect(page.getByRole('region', { name: 'Odpovědi' })).toContainText('Platbu vám vracíme dnes.')
  await page.keyboard.press('c')
  await expect(page.getByText(/^Uloženo: zpráva od/)).toBeVisible()
  await expect(rowOf(page, text)).toHaveCount(0)
  await page.getByRole('button', { name: 'Zpět' }).click()
  await expect(rowOf(page, text)).toHaveCount(1)
})

test('mails that did not leave are listed by their state', async ({ page, context, isMobile }) => {
  await enterAs(context, 'admin')
  await expectSound(page, '/admin/mails', { isMobile })
  await page.getByLabel('Stav').selectOption('dead')
  await expect(page).toHaveURL(/state=dead/)
  await expect(page.getByText('Takovým přáním nic neodpovídá.')).toBeVisible()
})

test('messages and mails are not there for affiliates', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await enterAs(context, 'affiliate')
  for (const path of [MANAGER, '/admin/mails']) {
    await page.goto(path)
    await expect(page).toHaveURL('/404')
  }
})
