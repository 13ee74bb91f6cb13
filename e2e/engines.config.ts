import { defineConfig } from '@playwright/test'
import type { EngineName } from './engines/engines.ts'
import { fromAnywhere } from './journeys/fresh-account.ts'
import { PORT, product } from './product.ts'

/** What is only for a browser without certain features. */
const OLDER = '**/older.spec.ts'

/** Twelve journeys in the engines of Firefox and Safari, each with one browser, side by side against one product. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'engines',
  // One worker for each engine, which makes its journeys one after another.
  workers: 2,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/engines.json' }]],
  outputDir: 'test-results/engines',
  use: { baseURL: `http://localhost:${PORT}`, extraHTTPHeaders: fromAnywhere() },
  projects: [
    { name: 'firefox', workers: 1, testIgnore: OLDER, use: { engineName: 'firefox' } },
    { name: 'webkit', workers: 1, use: { engineName: 'webkit' } },
  ],
  webServer: product,
})
