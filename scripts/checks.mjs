import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CommandError, ROOT, runTool } from './bootstrap.mjs'
import { buildWeb } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureEngines } from './engines.mjs'
import { ONE_FAILED, ONE_PASSED, readJourneyReport, readUnitReport, slowestJourneys } from './reports.mjs'

/** Every folder here is an area. */
const AREAS_FOLDER = path.join(ROOT, 'packages/api/src')
const NO_AREAS = ['testing', 'completeness']
/** Packages of one area; their folders do not have its name. */
const PACKAGES = { planning: ['packages/planner/'], catalogue: ['packages/recipe-reader/'] }
/** Tests over all endpoints and over the whole repository: they run for any area. */
const WHOLE = ['packages/api/src/completeness/', 'scripts/']

/**
 * Runs all checks, the slow ones last, and continues after a failure so that one run reports everything. At the end it names
 * what failed, journeys that needed a second try included. The last line is `N passed, M failed, K skipped` over all of them;
 * lint, types, unused code and build count as one each.
 * @param areas the areas whose unit and integration tests run; all by default
 * @throws CommandError for an unknown area
 */
export async function runChecks({ browser, areas = [] }) {
  const filters = filtersOf(areas)
  const reports = mkdtempSync(path.join(tmpdir(), 'zivina-reports-'))
  // Tests start the product some forty times: its modules are compiled once for all of them.
  process.env.NODE_COMPILE_CACHE ??= path.join(reports, 'compiled')
  try {
    const results = await Promise.all([tell('lint', lint), tell('types', types)])
    results.push(...(await Promise.all([tell('unused code', unusedCode), tell('build', build)])))
    const rows = path.join(reports, 'rows')
    mkdirSync(rows)
    results.push(
      await tell('unit and integration tests', () => unitTests(path.join(reports, 'vitest.json'), rows, filters)),
    )
    // Only the tests of all areas run every raw statement.
    if (filters.length === 0) results.push(await tell('rows of raw statements', () => rawStatements(rows)))
    if (browser) {
      results.push(await tell('browser tests', () => browserTests(path.join(reports, 'playwright.json'))))
      const report = path.join(reports, 'engines.json')
      results.push(await tell('browser tests in Firefox and WebKit', () => engineTests(report)))
    }
    for (const name of results.flatMap(({ names = [] }) => names)) process.stdout.write(`✗ ${name}\n`)
    const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
    process.stdout.write(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped\n`)
    process.exitCode = total('failed') === 0 ? 0 : 1
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}

/** Runs one check and prints its result; a check that cannot run counts as failed. */
async function tell(name, check) {
  const started = Date.now()
  const result = await check().catch((error) => {
    process.stderr.write(`${error instanceof CommandError ? error.message : error.stack}\n`)
    return ONE_FAILED
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  process.stderr.write(`${result.failed === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n`)
  return result.failed > 0 && !result.names?.length ? { ...result, names: [name] } : result
}

async function oneCheck(tool, args, options) {
  const { code, output } = await runTool(tool, args, { quiet: true, ...options })
  if (code !== 0) process.stderr.write(output)
  return code === 0 ? ONE_PASSED : ONE_FAILED
}

function lint() {
  return oneCheck('biome', ['check', '--error-on-warnings'])
}

async function types() {
  const routes = await oneCheck('react-router', ['typegen'], { cwd: path.join(ROOT, 'apps/web') })
  return routes.failed ? routes : oneCheck('tsc', ['--noEmit'])
}

function unusedCode() {
  return oneCheck('knip', ['--no-progress'])
}

async function build() {
  await buildWeb()
  return ONE_PASSED
}

/** Vitest's filters for test files. */
function filtersOf(areas) {
  if (areas.length === 0) return []
  const entries = readdirSync(AREAS_FOLDER, { withFileTypes: true })
  const known = entries.filter((entry) => entry.isDirectory() && !NO_AREAS.includes(entry.name)).map(({ name }) => name)
  const unknown = areas.find((area) => !known.includes(area))
  if (unknown !== undefined) throw new CommandError(`There is no area "${unknown}": the areas are ${known.join(', ')}.`)
  return [...areas.flatMap((area) => [`/${area}/`, ...(PACKAGES[area] ?? [])]), ...WHOLE]
}

async function unitTests(report, rows, filters) {
  const args = ['run', ...filters, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runTool('vitest', args, { env: { RAW_ROWS_DIR: rows } })
  return readUnitReport(code, report)
}

/** Compares the rows that raw statements returned during those tests with their types. */
function rawStatements(rows) {
  return oneCheck('node', ['scripts/statements/check.ts', rows])
}

async function browserTests(report) {
  const { most, windows } = await ensureChromium()
  const result = await journeys([], report, { CHROMIUM_PATH: most, CHROMIUM_WITH_WINDOWS: windows })
  if (existsSync(report)) process.stderr.write(slowestJourneys(report))
  return result
}

async function engineTests(report) {
  const { firefox } = await ensureEngines()
  return journeys(['--config', 'engines.config.ts'], report, { FIREFOX_PATH: firefox })
}

async function journeys(args, report, env) {
  const options = { cwd: path.join(ROOT, 'e2e'), env: { ...env, E2E_REPORT: report } }
  const { code } = await runTool('playwright', ['test', ...args], options)
  return readJourneyReport(code, report)
}
