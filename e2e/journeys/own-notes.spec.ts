import { expect } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { signUp, test } from './visitor.ts'

const NOTES = '/uzivatel/moje-poznamky'
const RECIPES = ['saksuka-s-paprikou-a-fetou', 'kureci-rizky-s-bramborovou-kasi']

test('own notes are on one page, where they are changed and deleted with a way back', { tag: ANY_WIDTH }, async ({
  page,
  isMobile,
}) => {
  await signUp(page)
  await expectSound(page, NOTES, { isMobile })
  await expect(page.getByText('Zatím nemáte žádnou poznámku')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  for (const slug of RECIPES) {
    await page.goto(`/recepty/${slug}`)
    await page.getByRole('button', { name: 'Napsat si poznámku' }).click()
    await page.getByLabel('Poznámka jen pro vás').fill(`Méně soli. ${slug}`)
    await page.getByRole('button', { name: 'Uložit poznámku' }).click()
    await expect(page.getByRole('button', { name: 'Upravit poznámku' })).toBeVisible()
  }

  await page.goto(NOTES)
  const cards = page.getByRole('list', { name: 'Moje poznámky' }).getByRole('listitem')
  await expect(cards).toHaveCount(2)
  // The last written is the first.
  await expect(cards.first()).toContainText(`Méně soli. ${RECIPES[1]}`)
  await expect(cards.first().getByRole('link')).toHaveAttribute('href', `/recepty/${RECIPES[1]}`)
  await cards
    .last()
    .getByRole('button', { name: /^Upravit/ })
    .click()
  await page.getByLabel('Poznámka jen pro vás').fill(`${'Dlouhá'.repeat(60)}\nPříště bez fety.`)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Uložit poznámku' }).click()
  await expect(cards.first()).toContainText('Příště bez fety.')
  await expectNoSidewaysScroll(page)

  await cards
    .last()
    .getByRole('button', { name: /^Smazat/ })
    .click()
  await expect(cards).toHaveCount(1)
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(cards).toHaveCount(2)
  await cards
    .last()
    .getByRole('button', { name: /^Smazat/ })
    .click()
  await page.reload()
  await expect(cards).toHaveCount(1)
  await page.goto(`/recepty/${RECIPES[1]}`)
  await expect(page.getByRole('button', { name: 'Napsat si poznámku' })).toBeVisible()
})

test('a note that was changed in another window is not overwritten from the page of notes', { tag: ANY_WIDTH }, async ({
  page,
  context,
}) => {
  await signUp(page)
  await page.goto(`/recepty/${RECIPES[0]}`)
  await page.getByRole('button', { name: 'Napsat si poznámku' }).click()
  await page.getByLabel('Poznámka jen pro vás').fill('První')
  await page.getByRole('button', { name: 'Uložit poznámku' }).click()
  await expect(page.getByRole('button', { name: 'Upravit poznámku' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(NOTES)
  await other.getByRole('button', { name: /^Upravit/ }).click()
  await other.getByLabel('Poznámka jen pro vás').fill('Odjinud')

  await page.getByRole('button', { name: 'Upravit poznámku' }).click()
  await page.getByLabel('Poznámka jen pro vás').fill('Druhá')
  await page.getByRole('button', { name: 'Uložit poznámku' }).click()
  await expect(page.getByRole('button', { name: 'Upravit poznámku' })).toBeVisible()
  await other.getByRole('button', { name: 'Uložit poznámku' }).click()
  await expect(other.getByText('O receptu už máte jinou poznámku'.replace('O ', 'O\u00a0'))).toBeVisible()
  await expect(other.getByLabel('Poznámka jen pro vás')).toHaveValue('Odjinud')
  await other.getByRole('button', { name: 'Připojit k' }).click()
  await other.getByRole('button', { name: 'Uložit poznámku' }).click()
  await expect(other.getByRole('listitem').filter({ hasText: 'Odjinud' })).toContainText('Druhá')
})
