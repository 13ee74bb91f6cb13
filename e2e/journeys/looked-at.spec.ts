import { expect } from '@playwright/test'
import { expectSound } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { signUp, test } from './visitor.ts'

test('a person sees who looked at their account, and why', async ({ page, request, isMobile }) => {
  await signUp(page)
  await expectSound(page, '/uzivatel/kdo-videl-moje-udaje', { isMobile })
  await expect(page.getByText('Zatím se nikdo nedíval')).toBeVisible()
  const session = (await page.context().cookies()).find(({ name }) => name === 'zivina_token_data')
  const { user_guid } = JSON.parse(decodeURIComponent(session?.value ?? '{}'))
  const headers = await bearerOf(request, 'superadmin')
  const data = { reason: 'Stížnost na objednávku' }
  const answer = await request.post(`/api/user/${user_guid}/look`, { headers, data })
  expect(answer.status()).toBe(200)
  await expectSound(page, '/uzivatel/kdo-videl-moje-udaje', { isMobile })
  const look = page.getByRole('list', { name: 'Kdo viděl moje údaje' }).getByRole('listitem')
  await expect(look).toHaveCount(1)
  await expect(look).toContainText('Správce Živiny')
  await expect(look).toContainText('Důvod: Stížnost na objednávku')
})
