import { randomInt } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, expectNoLayoutShift, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { openFooter } from './site-bar.ts'
import { signUp, test } from './visitor.ts'

/** Publishes a news entry and removes it afterwards, so that the journey does not depend on the date. */
async function withEntry(
  request: APIRequestContext,
  entry: { title: string; in_ms: number },
  journey: () => Promise<void>,
): Promise<void> {
  const headers = await bearerOf(request, 'admin')
  const published_at = new Date(Date.now() + entry.in_ms).toISOString()
  const data = { category: 'info', title: entry.title, text: 'Text novinky.', published_at }
  const made = await request.post('/api/news', { headers, data })
  expect(made.status()).toBe(201)
  const { guid } = await made.json()
  try {
    await journey()
  } finally {
    await request.delete(`/api/news/${guid}`, { headers })
  }
}

/** Tells the entries of this journey from those of one that runs at the same time or was broken off. */
const newMark = () => randomInt(2 ** 40).toString(36)
const card = (page: Page) => page.getByRole('region', { name: 'Co je nového' })
const mark = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: /^Novinky/ })
const newsAnswer = (page: Page) => page.waitForResponse((response) => response.url().includes('/news/load_news_user'))

test('a visitor who was here before is shown the news once, in an unobtrusive corner; the mark stays until they are read', async ({
  page,
  playwright,
  baseURL,
}) => {
  const title = `Jen pro tuto cestu ${newMark()}`
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  // Somebody who was never here is told nothing, and nothing covers the page.
  await openClean(page, '/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('zivina-news-seen'))).not.toBeNull()
  await withEntry(request, { title, in_ms: 0 }, async () => {
    await openClean(page, '/')
    await expect(card(page).getByText(title)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectNoLayoutShift(page)
    // It hides while a person types, and for a dialog.
    await page.locator('main form').getByRole('searchbox').first().focus()
    await expect(card(page)).toBeHidden()
    await page.locator('main form').getByRole('searchbox').first().blur()
    await expect(card(page)).toBeVisible()
    await page.getByRole('button', { name: 'Hledat recept' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(card(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await openFooter(page, 'Na webu')
    await expect(mark(page)).toHaveText('Novinky')
    // The code of the footer may take over meanwhile.
    await expect(() => mark(page).scrollIntoViewIfNeeded()).toPass()
    await expect(mark(page)).toHaveText('Novinky(nepřečtené)')
    await page.evaluate(() => scrollTo(0, 0))
    await card(page).getByRole('button', { name: 'Zavřít novinky' }).click()
    await expect(card(page)).toBeHidden()
    await expect(mark(page)).toHaveText('Novinky')
    const answered = newsAnswer(page)
    await page.reload()
    // Another journey may publish an entry meanwhile.
    await answered
    await expect(card(page).getByText(title)).toBeHidden()
  })
  await request.dispose()
})

test('a user sees the newest news once on their overview, and none from before they came; a scheduled entry appears on a cached page at its time', {
  tag: ANY_WIDTH,
}, async ({ page, playwright, baseURL }) => {
  const mine = newMark()
  const [told, waiting] = [`Po přihlášení ${mine}`, `Přijde samo ${mine}`]
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const early = `Před příchodem ${mine}`
  await withEntry(request, { title: early, in_ms: -1000 }, async () => {
    await signUp(page)
    const answered = newsAnswer(page)
    await page.goto('/uzivatel')
    const answer = await answered
    expect(answer.status() === 204 ? '' : await answer.text()).not.toContain(early)
  })
  await withEntry(request, { title: told, in_ms: 0 }, async () => {
    await page.goto('/uzivatel')
    await expect(card(page).getByText(told)).toBeVisible()
    const seen = page.waitForResponse((response) => response.url().includes('/news/seen'))
    await page.keyboard.press('Escape')
    expect((await seen).status()).toBe(204)
    await expect(card(page)).toBeHidden()
    await page.evaluate(() => localStorage.removeItem('zivina-news-seen'))
    const answered = newsAnswer(page)
    await page.reload()
    const answer = await answered
    expect(answer.status() === 204 ? '' : await answer.text()).not.toContain(told)
  })
  await withEntry(request, { title: waiting, in_ms: 4000 }, async () => {
    await page.goto('/novinky')
    await expect(page.getByText(waiting)).toHaveCount(0)
    await expect(async () => {
      await page.goto('/novinky')
      await expect(page.getByText(waiting)).toBeVisible({ timeout: 100 })
    }).toPass({ timeout: 15_000 })
  })
  await request.dispose()
})
