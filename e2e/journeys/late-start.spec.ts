import { expect } from '@playwright/test'
import { ANY_WIDTH } from './check-page.ts'
import { test } from './visitor.ts'

test('a page names no script to fetch before it is drawn, and works afterwards', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  const failures: string[] = []
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  page.on('pageerror', ({ message }) => failures.push(message))
  const answer = await page.goto('/recepty', { waitUntil: 'networkidle' })
  expect(await answer?.text()).not.toMatch(/<link[^>]* rel="modulepreload"|<script[^>]* type="module"/)
  const hearts = page.getByRole('button', { name: /^Do oblíbených: / })
  await hearts.first().click()
  await expect(page).toHaveURL(/\/prihlasit/)
  expect(failures).toEqual([])
})
