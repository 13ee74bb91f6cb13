import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { ANY_WIDTH, BY_MOUSE, WIDE_ONLY } from './journeys/check-page.ts'
import { fromAnywhere } from './journeys/fresh-account.ts'
import { PORT, product } from './product.ts'

/** The system's own browser: none is downloaded. Where there is none, reading this file still works. */
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = process.env.CHROMIUM_PATH ?? BROWSERS.find((path) => existsSync(path))

/**
 * The address bar's pop-up is a page of its own, which every context would load although no journey sees it: a quarter of the
 * time. The browser uses only the last such list, so Playwright's own entries are repeated.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Journeys wait for quiet networks, delays and mails for a third of their time, so there is half a worker more than cores. */
const WORKERS = Math.max(2, Math.min(Math.ceil(availableParallelism() * 1.5), 6))

/** The one journey that takes a minute: it reads every public page. */
const WHOLE_SITE = 'whole-site.spec.ts'

const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
  ],
}

export default defineConfig({
  testDir: 'journeys',
  fullyParallel: true,
  workers: WORKERS,
  forbidOnly: true,
  // In CI a journey gets a second try; the report still calls it flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }]],
  outputDir: 'test-results/artifacts',
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Each worker reads this file and so has an address of its own; journeys of `visitor.ts` have one each.
    extraHTTPHeaders: fromAnywhere(),
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    // A trace of every journey takes a fifth of the time: only the second try has one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions,
    // Slow machines would read animated figures and sheets mid-way. Motion has a journey of its own.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // It is begun first: at the end the other workers would have nothing left to do beside it.
    { name: 'site', testMatch: WHOLE_SITE },
    {
      name: 'phone',
      testIgnore: WHOLE_SITE,
      grepInvert: new RegExp(`${BY_MOUSE}|${WIDE_ONLY}`),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      testIgnore: WHOLE_SITE,
      grepInvert: new RegExp(ANY_WIDTH),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: product,
})
