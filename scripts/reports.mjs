import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './bootstrap.mjs'

/** How many checks passed, failed and were skipped, and the names of those that failed at their first try. */
export const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 }
export const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 }

/**
 * Reads Vitest's report.
 * @param code the runner's exit code; where it failed without a failed test (a file could not be loaded, say), one is counted
 */
export function readUnitReport(code, file) {
  return read(code, file, ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    names: testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf),
  }))
}

function failuresOf({ name, assertionResults }) {
  const where = path.relative(ROOT, name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  return failed.length === 0 ? [where] : failed.map(({ fullName }) => `${where}: ${fullName}`)
}

/** Reads Playwright's report; a journey that passed at its second try counts as passed, and is named. */
export function readJourneyReport(code, file) {
  return read(code, file, (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
    names: journeysOf(report).flatMap(({ name, status }) => {
      if (status === 'flaky') return [`${name} (passed at its second try)`]
      return status === 'unexpected' ? [name] : []
    }),
  }))
}

function read(code, file, counts) {
  if (!existsSync(file)) return ONE_FAILED
  const result = counts(JSON.parse(readFileSync(file, 'utf8')))
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
}

/** The slowest journeys of a report, one per line. */
export function slowestJourneys(file) {
  const slowest = journeysOf(JSON.parse(readFileSync(file, 'utf8')))
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, 10)
  const lines = slowest.map(
    ({ milliseconds, name }) => `  ${(milliseconds / 1000).toFixed(1).padStart(5)} s  ${name}\n`,
  )
  return ['The slowest journeys:\n', ...lines].join('')
}

function journeysOf({ suites }) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  return suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results, status }) => ({
      name: `${projectName} ${path.basename(file, '.spec.ts')}: ${title}`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      status,
    })),
  )
}
