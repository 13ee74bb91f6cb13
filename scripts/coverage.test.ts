import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { addressOf, SCREENS } from '../apps/web/admin/frame/screens.ts'
import routes from '../apps/web/app/routes.ts'
import { ENDPOINTS } from '../packages/contract/src/endpoints.ts'
import { ERRORS, FIELD_ERRORS } from '../packages/contract/src/kernel/errors.ts'
import { SUCCESS_MESSAGES } from '../packages/contract/src/kernel/success-messages.ts'
import { findRaisedCodes } from './raised-codes.ts'

const pages = routes as Entry[]
const root = fileURLToPath(new URL('..', import.meta.url))
const MISSING = 'missing'

/** The fields of a web route that the tests need. */
type Entry = { path?: string | undefined; file: string; children?: Entry[] | undefined }
type Row = { name: string; where: string; proof: string }

const rows: Row[] = readFileSync(`${root}docs/coverage.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| row '))
  .map((line) => {
    const [name = '', where = '', proof = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    return { name, where, proof }
  })

const byName = new Map(rows.map((row) => [row.name, row]))
const isDone = (name: string) => byName.get(name)?.where !== undefined && byName.get(name)?.where !== MISSING
const pathsIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')

/** Addresses of the pages, from the web application's list of routes. */
function pageAddresses(entries: readonly Entry[] = pages, parent = ''): string[] {
  return entries.flatMap(({ path, file, children }) => {
    const address = [parent, path].filter(Boolean).join('/')
    const own = /page\.tsx$/.test(file) && path !== '*' ? [`/${address}`.replace(/:(\w+)/g, '{$1}')] : []
    return [...own, ...pageAddresses(children ?? [], address)]
  })
}

const raised = findRaisedCodes(root, [...Object.keys(ERRORS), ...Object.keys(SUCCESS_MESSAGES)])
/** The rows of the two catalogues: name of the row → code. */
const rowsOfCodes = new Map([
  ...Object.keys(ERRORS).map((code) => [`\`${code}\``, code] as const),
  ...Object.keys(SUCCESS_MESSAGES).map((code) => [`Success \`${code}\``, code] as const),
])
const sentenceOf = (code: string): string =>
  ({ ...SUCCESS_MESSAGES, ...Object.fromEntries(Object.entries(ERRORS).map(([key, { message }]) => [key, message])) })[
    code
  ] ?? code
/** Replaces non-breaking spaces, literal or escaped, by ordinary ones. */
const plain = (text: string): string => text.replaceAll(/\u00a0|\\u00a0/g, ' ')

describe('the coverage of the specification', () => {
  test('has each row once, and each row says where or missing', () => {
    expect(rows.length).toBeGreaterThan(400)
    expect(rows.length).toBe(byName.size)
    expect(rows.filter(({ where }) => where === '').map(({ name }) => name)).toEqual([])
  })

  test('names files that exist', () => {
    const named = rows.flatMap(({ where, proof }) => [...pathsIn(where), ...pathsIn(proof)])
    expect([...new Set(named)].filter((path) => !existsSync(root + path))).toEqual([])
  })

  test('has a test as proof in every row that is not missing', () => {
    const unproven = rows.filter(({ where, proof }) => where !== MISSING && !/\.(test|spec)\.tsx?`/.test(proof))
    expect(unproven.map(({ name }) => name)).toEqual([])
  })

  test('has no proof in rows that are missing', () => {
    const odd = rows.filter(({ where, proof }) => where === MISSING && proof !== '')
    expect(odd.map(({ name }) => name)).toEqual([])
  })

  test('has every call, and marks only existing ones as done', () => {
    const calls = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)
    const known = rows.flatMap(({ name }) => /^`((?:GET|POST|PATCH|DELETE) \/[^`]*)`/.exec(name)?.[1] ?? [])
    const done = rows.flatMap(({ name, where }) =>
      where === MISSING ? [] : (/^`((?:GET|POST|PATCH|DELETE) \/[^`]*)`/.exec(name)?.[1] ?? []),
    )
    expect(calls.filter((call) => !known.includes(call))).toEqual([])
    expect(done.sort()).toEqual([...calls].sort())
  })

  test('has every page, and marks only existing ones as done', () => {
    const screens = SCREENS.map((screen) => addressOf(screen).replace(/:(\w+)/g, '{$1}'))
    const addresses = [...pageAddresses(), ...screens]
    const done = rows.flatMap(({ name, where }) => (where === MISSING ? [] : (/^`(\/[^`]*)`$/.exec(name)?.[1] ?? [])))
    expect(done.sort()).toEqual(addresses.sort())
  })

  test.each(Object.keys(FIELD_ERRORS))('has the field error %s', (code) => {
    expect(isDone(`\`${code}\``)).toBe(true)
  })

  // A sentence in the catalogue proves nothing: a code is done where the product raises or shows it.
  test.each([...rowsOfCodes])('marks %s as done where code raises it, and as missing where none does', (name, code) => {
    const raisedIn = raised.get(code) ?? []
    const row = byName.get(name)
    if (raisedIn.length === 0) expect(row?.where).toBe(MISSING)
    else expect(pathsIn(row?.where ?? '').filter((path) => raisedIn.includes(path))).not.toEqual([])
  })

  test.each([...rowsOfCodes])('proves %s by a test that names it or expects its sentence', (name, code) => {
    const row = byName.get(name)
    if (row === undefined || row.where === MISSING) return
    const proofs = pathsIn(row.proof).map((path) => plain(readFileSync(root + path, 'utf8')))
    const isNamed = new RegExp(`\\b${code}\\b`)
    const opening = plain(sentenceOf(code)).slice(0, 20)
    expect(proofs.some((text) => isNamed.test(text) || text.includes(opening))).toBe(true)
  })
})

test('the list of third-party packages is current', () => {
  const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
    packages: Record<string, { version?: string; dev?: boolean; link?: boolean }>
  }
  const listed = readFileSync(`${root}THIRD_PARTY.md`, 'utf8')
  const used = Object.entries(lock.packages)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.dev && !entry.link)
    .map(([path, entry]) => `| ${path.slice(path.lastIndexOf('node_modules/') + 13)} ${entry.version} |`)
  expect(used.filter((row) => !listed.includes(row))).toEqual([])
})
