import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** The system's own browser: none is downloaded. */
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = process.env.CHROMIUM_PATH ?? BROWSERS.find((path) => existsSync(path))
if (!executablePath) throw new Error('No Chromium was found: install the package chromium or set CHROMIUM_PATH.')

const port = Number(process.env.E2E_PORT ?? 3177)
const launchOptions = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export default defineConfig({
  testDir: 'journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Where it decides what lands, a journey gets a second try; the report still calls it flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }]],
  outputDir: 'test-results/artifacts',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    trace: 'retain-on-failure',
    launchOptions,
  },
  projects: [
    {
      name: 'phone',
      // What is served does not depend on the screen.
      testIgnore: '**/{whole-site,hostile-text}.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      // The colours are the same on every width: a phone looks at the dark ones.
      grepInvert: / in dark\b/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'exec node ../apps/server/src/main.ts',
    url: `http://localhost:${port}/api/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'zivina-e2e-')),
      LOG_LEVEL: 'warn',
      ARES_URL: 'standin',
      OAUTH_GOOGLE_URL: 'standin',
      OAUTH_APPLE_URL: 'standin',
      OAUTH_SEZNAM_URL: 'standin',
      // Journeys say themselves which address they come from, as behind a proxy.
      TRUST_PROXY: '1',
    },
  },
})
