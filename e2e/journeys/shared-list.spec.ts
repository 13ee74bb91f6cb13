import { expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { fromAnywhere } from './fresh-account.ts'
import { test } from './visitor.ts'

const LISTS = '/uzivatel/nakupni-seznam'

/** A list of the demo member with something on it; other journeys have theirs. */
async function listWith(page: Page, texts: readonly string[]): Promise<{ guid: string; name: string; path: string }> {
  const guid = crypto.randomUUID()
  const name = `Nákup ${guid.slice(0, 8)}`
  const headers = await bearerOf(page.request, 'premium')
  const made = await page.request.post('/api/shopping_list', { headers, data: { guid, name } })
  expect(made.status()).toBe(201)
  for (const text of texts) {
    const data = { guid: crypto.randomUUID(), text }
    expect((await page.request.post(`/api/shopping_list/${guid}/item`, { headers, data })).status()).toBe(200)
  }
  return { guid, name, path: `${LISTS}/${guid}` }
}

const tickOf = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).first()

test('a list is read by a secret link without an account, printed, and no more once the link is taken back', {
  tag: ANY_WIDTH,
}, async ({ page, browser, baseURL, isMobile }) => {
  await enterAs(page.context(), 'premium')
  const { name, path } = await listWith(page, [
    '850 g hladké mouky',
    'ubrousky',
    'něco, co má velmi dlouhý název, který se nevejde na jeden řádek, a nikdo neví, co to vlastně je',
  ])
  await page.goto(path)
  await page.getByRole('button', { name: 'Sdílet' }).click()
  const sharing = page.getByRole('dialog', { name: 'Sdílet seznam' })
  await sharing.getByRole('button', { name: 'Vytvořit odkaz' }).click()
  const link = await sharing.getByLabel('Odkaz ke čtení').inputValue()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // Messenger and mail get what is left to buy, and the link.
  for (const target of ['WhatsApp', 'E-mail']) {
    const href = decodeURIComponent(
      (await sharing.getByRole('link', { name: target, exact: true }).getAttribute('href')) ?? '',
    )
    expect(href).toContain('- Ubrousky')
    expect(href.endsWith(link)).toBe(true)
  }

  const shared = new URL(link).pathname
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), extraHTTPHeaders: fromAnywhere() })
  const reader = await context.newPage()
  await expectSound(reader, shared, { isMobile })
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(reader.getByText(/Hladká mouka – 850.g/)).toBeVisible()
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const answer = await reader.request.get(shared)
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(answer.headers()['referrer-policy']).toMatch(/no-referrer|same-origin|strict-origin/)

  await page.keyboard.press('Escape')
  await tickOf(page, /Ubrousky/).check()
  await expect(page.getByRole('region', { name: 'Odškrtnuté' })).toContainText('Ubrousky')
  await expect(async () => {
    await reader.getByRole('button', { name: 'Načíst znovu' }).click()
    await expect(reader.getByRole('region', { name: /V.košíku/ })).toContainText('Ubrousky', { timeout: 2000 })
  }).toPass()
  // On paper stands what is left, without the buttons.
  await reader.emulateMedia({ media: 'print' })
  await expect(reader.getByText(/Hladká mouka/)).toBeVisible()
  await expect(reader.getByText('Ubrousky')).toBeHidden()
  await expect(reader.getByRole('button', { name: 'Vytisknout' })).toBeHidden()

  await page.getByRole('button', { name: 'Sdílet' }).click()
  await sharing.getByRole('button', { name: 'Zrušit odkaz' }).click()
  await expect(sharing.getByRole('button', { name: 'Vytvořit odkaz' })).toBeVisible()
  expect((await reader.request.get(shared)).status()).toBe(404)
  await context.close()
})

test('an empty list is neither sent nor given a link', { tag: ANY_WIDTH }, async ({ page }) => {
  await enterAs(page.context(), 'premium')
  const { path } = await listWith(page, [])
  await page.goto(path)
  const sharing = page.getByRole('dialog', { name: 'Sdílet seznam' })
  for (const name of ['WhatsApp', 'E-mail']) {
    await page.getByRole('button', { name: 'Sdílet' }).click()
    await sharing.getByRole('link', { name, exact: true }).click()
    await expect(page.getByText('Nákupní seznam je prázdný.')).toBeVisible()
    // A message under a resting pointer stays, and would cover the next link.
    await page.mouse.move(0, 0)
    await expect(sharing).toBeHidden()
  }
  await page.getByRole('button', { name: 'Sdílet' }).click()
  await sharing.getByRole('button', { name: 'Vytvořit odkaz' }).click()
  await expect(page.getByText('Nákupní seznam je prázdný.')).toBeVisible()
  await expect(sharing.getByRole('button', { name: 'Vytvořit odkaz' })).toBeVisible()
})

test('how much is left to buy stands wherever the list is in the navigation, at once and in every tab', async ({
  page,
  isMobile,
}) => {
  await enterAs(page.context(), 'premium')
  const { guid, name, path } = await listWith(page, ['ubrousky'])
  const count = async (tab: Page): Promise<number> => {
    // The bar says „99+“ for many, the sheet of all pages the whole figure.
    const place = tab.locator(`.account-sheet a[href="${LISTS}"]`)
    return Number(/\d+/.exec((await place.textContent()) ?? '')?.[0] ?? 0)
  }
  const overview = await page.context().newPage()
  await overview.goto('/uzivatel')
  await expect.poll(() => count(overview)).toBeGreaterThan(0)
  const before = await count(overview)
  // Other journeys change lists of this account, too: what is asked is that the figure follows, not that it grows.
  const headers = await bearerOf(page.request, 'premium')
  for (const number of Array.from({ length: 15 }).keys()) {
    const data = { guid: crypto.randomUUID(), text: `drobnost ${number}` }
    expect((await page.request.post(`/api/shopping_list/${guid}/item`, { headers, data })).status()).toBe(200)
  }

  // Added on the public page of a recipe, and seen in the other tab without a reload.
  await page.goto('/recepty/kureci-rizky-s-bramborovou-kasi', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /Na.seznam/ }).click()
  const adding = page.getByRole('dialog', { name: 'Na nákupní seznam' })
  await adding.getByRole('button', { name: 'Přidat na seznam' }).waitFor()
  const choice = adding.getByLabel('Na který seznam')
  // An only list is not asked for.
  if (await choice.isVisible()) await choice.selectOption({ label: name })
  await adding.getByRole('button', { name: 'Přidat na seznam' }).click()
  await expect(page.getByText('Přidáno na nákupní seznam.')).toBeVisible()
  await expect.poll(() => count(overview)).not.toBe(before)
  if (isMobile) {
    // A recipe has one bar, its portions; the next page has the bar of the account.
    const next = await page.context().newPage()
    await next.goto('/recepty')
    await expect(next.getByRole('link', { name: /^Nákup \d+\+? zbývá koupit/ })).toBeVisible()
    await next.close()
  } else {
    await page.getByRole('button', { name: /^Účet/ }).click()
    await expect(page.getByRole('link', { name: /Nákupní seznam \d+\+? zbývá koupit/ })).toBeVisible()
  }

  await page.goto(path, { waitUntil: 'networkidle' })
  const after = await count(overview)
  await tickOf(page, /Ubrousky/).check()
  await expect.poll(() => count(overview)).not.toBe(after)
  expect((await page.request.delete(`/api/shopping_list/${guid}`, { headers })).status()).toBe(204)
})
