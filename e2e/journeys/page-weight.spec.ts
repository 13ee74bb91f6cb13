import { gzipSync } from 'node:zlib'
import { expect, type Response } from '@playwright/test'
import { ANY_WIDTH } from './check-page.ts'
import { PATH } from './recipe-page.ts'
import { test } from './visitor.ts'

const KIB_MAX = 190
const FILES_MAX = 40

test(`a recipe’s page loads at most ${KIB_MAX} KiB of scripts in at most ${FILES_MAX} files until it is quiet`, {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const scripts: Response[] = []
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response))
  await page.goto(PATH, { waitUntil: 'networkidle' })
  const weights = await Promise.all(
    scripts.map(async (script) => [gzipSync(await script.body(), { level: 9 }).length, script.url()] as const),
  )
  const told = weights.map((one) => one.join(' ')).join('\n')
  // The framework, the list of pages, what pages have in common, the recipe and its late parts.
  expect(weights.length, told).toBeGreaterThan(5)
  expect(weights.length, told).toBeLessThanOrEqual(FILES_MAX)
  const sum = weights.reduce((before, [weight]) => before + weight, 0)
  expect(sum / 1024, told).toBeLessThanOrEqual(KIB_MAX)
})
