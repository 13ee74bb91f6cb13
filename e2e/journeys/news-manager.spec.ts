import { expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { test } from './visitor.ts'

const MANAGER = '/admin/news-manage'

const dialog = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('textbox') })
const rowOf = (page: Page, title: string) => page.getByRole('row', { name: title })

async function save(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

test('an entry is written by keyboard, scheduled for an hour that exists, and deleted', async ({
  page,
  context,
  isMobile,
}) => {
  await enterAs(context, 'admin')
  await expectSound(page, MANAGER, { isMobile })
  const title = `Zkouška ${Date.now().toString(36)}`
  await page.keyboard.press('n')
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(dialog(page).getByLabel('Text')).toHaveAttribute('aria-invalid', 'true')
  await dialog(page).getByLabel('Nadpis').fill(title)
  await dialog(page).getByLabel('Text').fill('První odstavec.\nDruhý odstavec.')
  await expectAccessible(page)
  await save(page)

  await page.getByLabel('Stav').selectOption({ label: 'rozepsaná' })
  await expect(page).toHaveURL(/state=draft/)
  await rowOf(page, title).getByRole('button').click()
  await expect(page.getByText('Druhý odstavec.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Upravit' }).click()
  await dialog(page).getByLabel('Zveřejnit').fill('2032-03-28T02:30')
  await dialog(page).getByRole('button', { name: 'Uložit' }).click()
  await expect(dialog(page).getByText('Tuto hodinu letní čas přeskočí. Zvolte jinou.')).toBeVisible()
  await dialog(page).getByLabel('Zveřejnit').fill('2032-03-28T03:30')
  await save(page)

  await page.goto(`${MANAGER}?state=scheduled`)
  await rowOf(page, title).getByRole('button').click()
  await expect(page.getByText('28. 3. 2032 3:30').last()).toBeVisible()
  const { results } = await (await page.request.get('/api/news')).json()
  expect(results.map((block: { title: string }) => block.title)).not.toContain(title)
  await page.getByRole('button', { name: 'Smazat' }).click()
  await page.getByRole('button', { name: 'Smazat novinku' }).click()
  await expect(page.getByText('Novinka je smazaná.')).toBeVisible()
  await expect(rowOf(page, title)).toHaveCount(0)
})

test('what is typed stays when the dialog is closed, until it is thrown away', { tag: ANY_WIDTH }, async ({
  page,
  context,
}) => {
  await enterAs(context, 'admin')
  await page.goto(MANAGER)
  await page.getByRole('button', { name: 'Nová novinka' }).click()
  await dialog(page).getByLabel('Text').fill('Rozepsaný text')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Nová novinka' }).click()
  await expect(dialog(page).getByLabel('Text')).toHaveValue('Rozepsaný text')
  await dialog(page).getByRole('button', { name: 'Zahodit změny' }).click()
  await page.getByRole('button', { name: 'Nová novinka' }).click()
  await expect(dialog(page).getByLabel('Text')).toHaveValue('')
})

test('is not there for people who are no admins', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await enterAs(context, 'affiliate')
  await page.goto(MANAGER)
  await expect(page).toHaveURL('/404')
})
