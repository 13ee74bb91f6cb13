import { expect } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectSound } from './check-page.ts'
import { test } from './visitor.ts'

const MANAGER = '/admin/ai-manage'

test('pictures are filtered by what became of them, and foods of a model are a queue away', async ({
  page,
  context,
  isMobile,
}) => {
  await enterAs(context, 'admin')
  await expectSound(page, MANAGER, { isMobile })
  // Nothing asks a model yet.
  await expect(page.getByText('Modelu zatím nikdo žádnou fotku neposlal.')).toBeVisible()
  await expect(page.getByText('Celkem 0\u00a0Kč')).toBeVisible()
  await page.getByLabel('Rozhodnutí').selectOption({ label: 'opraveno' })
  await expect(page).toHaveURL(/verdict=corrected/)
  await expect(page.getByText('Takovým přáním nic neodpovídá.')).toBeVisible()
  await page.getByRole('link', { name: 'Suroviny ke schválení' }).click()
  await expect(page).toHaveURL(/submissions-manage\?kind=ingredients/)
})

test('is not there for people who are no admins', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await enterAs(context, 'affiliate')
  await page.goto(MANAGER)
  await expect(page).toHaveURL('/404')
})
