// `npm run test:at -- "2028-02-29 12:00" [files]`: runs tests as if it were that time in Prague, by libfaketime of the system.
// Files are parts of paths, as Vitest and Playwright filter them; without any, all unit and integration tests and journeys run. Options
// (--project=phone) are passed on.
import { globSync } from 'node:fs'
import path from 'node:path'
import { CommandError, onOurNode, ROOT, runTool } from './bootstrap.mjs'
import { buildWeb } from './build.mjs'
import { ensureChromium } from './chromium.mjs'

const USAGE = 'Name a time in Prague, and files if you like: npm run test:at -- "2028-02-29 12:00" measurements.spec'
const LIBRARIES = ['/usr/lib/*/faketime/libfaketimeMT.so.1', '/usr/{lib,lib64}/faketime/libfaketimeMT.so.1']

await onOurNode(import.meta.url, async () => {
  const [moment = '', ...rest] = process.argv.slice(2).filter((argument) => argument !== '--')
  const clock = movedClock(instantInPrague(moment))
  const options = rest.filter((argument) => argument.startsWith('-'))
  const filters = rest.filter((argument) => !options.includes(argument))
  const journeys = filters.filter((filter) => /\.spec\b|e2e|journey/.test(filter))
  const others = filters.filter((filter) => !journeys.includes(filter))
  const isAll = filters.length === 0
  // Time stamps of the build and of packages are those of the real clock.
  await buildWeb()
  const codes = []
  if (isAll || others.length > 0) codes.push(await tests([...others, ...options], clock))
  if (isAll || journeys.length > 0) codes.push(await browserTests([...journeys, ...options], clock))
  process.exitCode = codes.every((code) => code === 0) ? 0 : 1
})

async function tests(args, env) {
  const { code } = await runTool('vitest', ['run', ...args], { env })
  return code
}

async function browserTests(args, env) {
  const { most, windows } = await ensureChromium()
  const browsers = { CHROMIUM_PATH: most, CHROMIUM_WITH_WINDOWS: windows }
  // Playwright runs in its own folder, so a path from the root is none there.
  const own = args.map((argument) => argument.replace(/^e2e\//, ''))
  const { code } = await runTool('playwright', ['test', ...own], {
    cwd: path.join(ROOT, 'e2e'),
    env: { ...browsers, ...env },
  })
  return code
}

/**
 * The first instant at which clocks in Prague show a time, `YYYY-MM-DD HH:MM`.
 * @throws CommandError for other texts and for a time that the change of the clocks leaves out
 */
function instantInPrague(text) {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text)) throw new CommandError(USAGE)
  const shown = (at) => at.toLocaleString('sv-SE', { timeZone: 'Europe/Prague' }).slice(0, 16)
  const offsets = ['+02:00', '+01:00']
  const candidates = offsets.map((offset) => new Date(`${text.replace(' ', 'T')}:00${offset}`))
  const found = candidates.find((at) => !Number.isNaN(at.getTime()) && shown(at) === text)
  if (!found) throw new CommandError(`Clocks in Prague never show ${text}.`)
  return found
}

/**
 * The environment in which a process and all that it starts see a moved clock. It is moved by a difference, so that processes that
 * start later agree with the others; the clock that measures durations stays.
 * @throws CommandError where the system has no libfaketime
 */
function movedClock(at) {
  const [library] = globSync(LIBRARIES)
  if (library === undefined) {
    throw new CommandError('A moved clock needs libfaketime: install it, as by "apt-get install faketime".')
  }
  const seconds = Math.round((at.getTime() - Date.now()) / 1000)
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Chromium stops with the library's other way of waiting for a condition.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    // The difference says everything: there is nothing to share, and a parent's end leaves nothing behind.
    FAKETIME_DISABLE_SHM: '1',
    NO_FAKE_STAT: '1',
  }
}
