import { expect, type Page } from '@playwright/test'
import { enterAs, writeReviews } from './admin-session.ts'
import { ANY_WIDTH, BY_MOUSE, expectAccessible, expectSound, openClean } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { test } from './visitor.ts'

test.beforeEach(({ context }) => enterAs(context, 'admin'))

const rows = (page: Page) => page.getByRole('table', { name: 'Hodnocení' }).getByRole('row')
const active = (page: Page) => page.locator('tr[aria-current]')
const decisions = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/api/review/decisions'))

/** The status of reviews, by the words they begin with. */
async function outcome(page: Page, marker: string): Promise<Record<string, string>> {
  const headers = await bearerOf(page.request, 'admin')
  const { results } = await (await page.request.get(`/api/review?search=${marker}`, { headers })).json()
  return Object.fromEntries(
    results.map(({ comment, status, status_note }: Record<string, string>) => [
      comment?.split(' ')[0],
      `${status} ${status_note}`.trim(),
    ]),
  )
}

test('shows reviews in good order, with their record one press away', async ({ page, request, isMobile }) => {
  const { marker } = await writeReviews(request, ['První <b>dobrý</b>', 'Druhý\nřádek'])
  await expectSound(page, `/admin/review-manage?search=${marker}`, { isMobile })
  await expect(rows(page)).toHaveCount(3)
  if (isMobile) await page.getByRole('button', { name: /^První/ }).click()
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible()
  await expect(page.getByText(`První <b>dobrý</b> ${marker}`).last()).toBeVisible()
  await expectAccessible(page)
})

test('reviews are decided by keyboard alone', { tag: BY_MOUSE }, async ({ page, request }) => {
  const { marker } = await writeReviews(request, ['Adam', 'Bára', 'Cyril', 'Dana', 'Emil'])
  await openClean(page, '/admin/review-manage')
  // The keys are there with the rows.
  await expect(active(page)).toHaveCount(1)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(marker)
  await expect(page).toHaveURL(`/admin/review-manage?search=${marker}`)
  await expect(rows(page)).toHaveCount(6)
  await page.keyboard.press('Enter')
  await expect(active(page)).toContainText('Adam')

  await page.keyboard.press('a')
  await expect(page.getByText('Schváleno: hodnocení od')).toBeVisible()
  await expect(active(page)).toContainText('Bára')
  await expect(active(page).getByRole('button')).toBeFocused()
  await page.keyboard.press('z')
  await expect(active(page)).toContainText('Adam')
  await expect(rows(page)).toHaveCount(6)
  const approved = decisions(page)
  await page.keyboard.press('a')
  await approved
  await expect(rows(page)).toHaveCount(5)

  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: /^Zamítnout/ })
  await expect(dialog.getByLabel('Důvod (nepovinný)')).toBeFocused()
  await page.keyboard.type('Odkaz na jiný web')
  await expectAccessible(page)
  const denied = decisions(page)
  await page.keyboard.press('Control+Enter')
  await denied

  await expect(active(page)).toContainText('Cyril')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('Vybráno: 2 hodnocení')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Klávesy' })).toContainText('Vzít rozhodnutí zpět')
  // While the sheet is open a letter decides nothing.
  await page.keyboard.press('a')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Vybráno: 2 hodnocení')).toBeVisible()
  const both = decisions(page)
  await page.keyboard.press('a')
  expect((await (await both).json()).results).toHaveLength(2)
  await expect(active(page)).toContainText('Emil')
  expect(await outcome(page, marker)).toEqual({
    Adam: 'Approved',
    Bára: 'Denied Odkaz na jiný web',
    Cyril: 'Approved',
    Dana: 'Approved',
    Emil: 'Pending',
  })
})

test('twenty reviews are decided by keyboard, one after another, without waiting for any', { tag: BY_MOUSE }, async ({
  page,
  request,
}) => {
  const comments = Array.from({ length: 20 }, (_, index) => `Č${String(index).padStart(2, '0')}`)
  const { marker } = await writeReviews(request, comments)
  await openClean(page, `/admin/review-manage?search=${marker}`)
  await expect(rows(page)).toHaveCount(21)
  for (const [index, comment] of comments.entries()) {
    await expect(active(page)).toContainText(comment)
    // Every fifth is denied with a reason.
    await page.keyboard.press(index % 5 === 4 ? 'd' : 'a')
    if (index % 5 !== 4) continue
    await expect(page.getByRole('dialog', { name: /^Zamítnout/ }).getByLabel('Důvod (nepovinný)')).toBeFocused()
    await page.keyboard.type('Odkaz')
    await page.keyboard.press('Control+Enter')
  }
  await expect(rows(page)).toHaveCount(1)
  const decided = comments.map((comment, index) => [comment, index % 5 === 4 ? 'Denied Odkaz' : 'Approved'])
  await expect.poll(() => outcome(page, marker)).toEqual(Object.fromEntries(decided))
})

test('an undone decision is never sent', async ({ page, request, isMobile }) => {
  const { marker } = await writeReviews(request, ['Adam', 'Bára'])
  await openClean(page, `/admin/review-manage?search=${marker}`)
  if (isMobile) await page.getByRole('button', { name: /^Adam/ }).click()
  await page.getByRole('button', { name: 'Schválit' }).click()
  await expect(rows(page)).toHaveCount(2)
  // On a phone the next review is selected already.
  if (isMobile) {
    await expect(page.getByRole('dialog').getByText(/^Bára/)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Zavřít', exact: true }).click()
  }
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(rows(page)).toHaveCount(3)
  // A later decision is sent after the first one could no longer be undone.
  const later = decisions(page)
  await page.getByRole('button', { name: /^Bára/ }).click()
  await page.getByRole('button', { name: 'Schválit' }).click()
  expect((await (await later).json()).results).toHaveLength(1)
  expect(await outcome(page, marker)).toEqual({ Adam: 'Pending', Bára: 'Approved' })
})

test('leaving the page sends the decisions that could still be undone', { tag: BY_MOUSE }, async ({
  page,
  request,
}) => {
  const { marker } = await writeReviews(request, ['Adam', 'Bára'])
  await openClean(page, `/admin/review-manage?search=${marker}`)
  await page.keyboard.press('a')
  await expect(rows(page)).toHaveCount(2)
  await page.goto('/o-nas')
  await expect.poll(() => outcome(page, marker)).toEqual({ Adam: 'Approved', Bára: 'Pending' })
  await page.goto(`/admin/review-manage?search=${marker}`)
  await expect(rows(page)).toHaveCount(2)
  await page.keyboard.press('a')
  await page.getByRole('link', { name: 'Přehled' }).click()
  await expect.poll(() => outcome(page, marker)).toEqual({ Adam: 'Approved', Bára: 'Approved' })
})

test('a comment that changed meanwhile is not approved unread', { tag: ANY_WIDTH }, async ({ page, request }) => {
  const { marker, guids, rewrite } = await writeReviews(request, ['Adam'])
  await openClean(page, `/admin/review-manage?search=${marker}`)
  await rewrite(guids[0] ?? '', 'Reklama')
  await page.getByRole('checkbox', { name: /^Vybrat: hodnocení od/ }).check()
  await page.getByText('Vybráno: hodnocení od').locator('..').getByRole('button', { name: 'Schválit' }).click()
  await expect(page.getByText(/^Mezitím o.tom rozhodl někdo jiný nebo se to změnilo/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Reklama/ })).toBeVisible()
  expect(await outcome(page, marker)).toEqual({ Reklama: 'Pending' })
})

test('page, order and filters are in the address', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, '/admin/review-manage?status=&ordering=rating')
  await expect(rows(page)).toHaveCount(26)
  const first = await rows(page).nth(1).textContent()
  await page.getByRole('button', { name: 'Další stránka' }).click()
  await expect(page).toHaveURL('/admin/review-manage?status=&ordering=rating&page=2')
  await expect(page.getByText(/^26–/)).toBeVisible()
  const second = await rows(page).nth(1).textContent()
  expect(second).not.toBe(first)
  await page.reload()
  await expect(rows(page).nth(1)).toHaveText(second ?? '')
  await page.goBack()
  await expect(rows(page).nth(1)).toHaveText(first ?? '')
  await page.getByLabel('Počet hvězdiček').selectOption('1 až 2 hvězdičky')
  await expect(page).toHaveURL('/admin/review-manage?status=&ordering=rating&rating=1%2C2')
  await page.getByRole('searchbox').fill('tohle nikdo nenapsal')
  await expect(page.getByText('Takovým přáním nic neodpovídá.')).toBeVisible()
  await page.getByRole('button', { name: 'Zrušit filtry' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.goto('/admin/review-manage?status=&page=9999')
  await expect(page).toHaveURL(/status=&page=\d$/)
  await expect(rows(page).nth(1)).toBeVisible()
})

test('columns are sorted by their headings', { tag: BY_MOUSE }, async ({ page }) => {
  await openClean(page, '/admin/review-manage?status=')
  const sent = page.getByRole('columnheader', { name: 'Odesláno' })
  await expect(sent).toHaveAttribute('aria-sort', 'ascending')
  await sent.getByRole('button').click()
  await expect(page).toHaveURL('/admin/review-manage?status=&ordering=created_at')
  await expect(sent).toHaveAttribute('aria-sort', 'descending')
  // The former rows stay until the new ones arrive.
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  const days = page.locator('tbody time:visible')
  const times = await days.evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''))
  expect(times).toEqual(times.toSorted().reverse())
})

test('without a network the rows stay, and the list loads once there is one', { tag: ANY_WIDTH }, async ({
  page,
  context,
}) => {
  await openClean(page, '/admin/review-manage?status=')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Další stránka' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(rows(page)).toHaveCount(26)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Zkusit znovu' }).click()
  await expect(page.getByText(/^26–/)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
