import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Capabilities, WebDriver } from 'selenium-webdriver'
import { end } from './display.ts'
import { Marionette } from './marionette.ts'

/** `older-webkit` is WebKit without what iPhones before iOS 17 do not have of menus. */
export type EngineName = 'firefox' | 'webkit' | 'older-webkit'
/** A browser that was started for journeys. */
export type Engine = { driver: WebDriver; stop: () => Promise<void> }

/** Firefox as somebody would start it, but with nothing of its own to load, ask or tell. */
const PREFERENCES = {
  'marionette.port': 0,
  'intl.accept_languages': 'cs-CZ, cs',
  'app.normandy.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

const OLDER = ['--features=-PopoverAttribute,-CSSAnchorPositioning']

/** How long a browser may take to start on a busy machine. */
const START_MS = 60_000

/** Starts a browser on the screen of this name; its window has the width of a phone, as far as it can be so narrow. */
export async function startEngine(name: EngineName, display: string): Promise<Engine> {
  const engine = await (name === 'firefox'
    ? startFirefox(display)
    : startWebKit(display, name === 'older-webkit' ? OLDER : []))
  await engine.driver.manage().window().setRect({ x: 0, y: 0, width: 500, height: 950 })
  return engine
}

async function startFirefox(display: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'zivina-firefox-'))
  const lines = Object.entries(PREFERENCES).map(([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});\n`)
  await writeFile(path.join(profile, 'user.js'), lines.join(''))
  const args = ['--marionette', '--no-remote', '--profile', profile, 'about:blank']
  const env = { ...process.env, DISPLAY: display, HOME: profile, TZ: 'Europe/Prague', MOZ_CRASHREPORTER_DISABLE: '1' }
  const browser = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', args, { stdio: 'ignore', env })
  const stop = async () => {
    await end(browser)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return orStop(stop, async () => {
    // The browser chooses a free port and writes it into its profile.
    const port = await eventually(async () =>
      Number(await readFile(path.join(profile, 'MarionetteActivePort'), 'utf8')),
    )
    const marionette = await eventually(() => Marionette.connect(port))
    return WebDriver.createSession(marionette, new Capabilities())
  })
}

async function startWebKit(display: string, features: readonly string[]): Promise<Engine> {
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display, TZ: 'Europe/Prague' }
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
  return orStop(
    () => end(server),
    async () => {
      const address = `http://127.0.0.1:${port}`
      await eventually(() => fetch(`${address}/status`))
      const [binary] = globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser')
      const options = { binary, args: ['--automation', ...features] }
      const wanted = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
      return new Builder().usingServer(address).withCapabilities(wanted).build()
    },
  )
}

async function orStop(stop: () => Promise<void>, start: () => Promise<WebDriver> | WebDriver): Promise<Engine> {
  try {
    const driver = await start()
    await driver.getSession()
    return { driver, stop: () => driver.quit().then(stop, stop) }
  } catch (error) {
    await stop()
    throw error
  }
}

async function eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + START_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > until) throw error
      await sleep(100)
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
