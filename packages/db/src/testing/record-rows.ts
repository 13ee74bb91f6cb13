import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { PgDatabase } from 'drizzle-orm/pg-core'
import { afterAll } from 'vitest'

/**
 * The result of a raw statement without its values: the kinds of values seen, shapes of list items, and how often each field
 * was there.
 */
export type SeenShape = { kinds: string[]; items?: SeenShape; objects?: number; fields?: Record<string, SeenField> }
type SeenField = { count: number; shape: SeenShape }

/** Per function with raw statements (`file#function`) and per beginning of a statement: the shape of its rows. */
export type SeenStatements = Record<string, Record<string, SeenShape>>

const STATEMENT_FILE = /(packages\/api\/[^\s():?]+\.ts)/
const TEST_FILE = /\.test\.ts|\/testing/
const OPENING = 60
const folder = process.env.RAW_ROWS_DIR

// TypeScript cannot check the type in `execute<…>`. When the whole test run requests it, the shape of every raw statement's
// rows is recorded; `scripts/statements` compares it with the type.
if (folder) recordInto(folder)

function recordInto(target: string): void {
  const seen: SeenStatements = {}
  const former = PgDatabase.prototype.execute
  if (!('isRecording' in former)) {
    const recording = function execute(this: unknown, ...given: Parameters<typeof former>) {
      const name = callerName(new Error('caller').stack ?? '')
      const statement = former.apply(this as never, given)
      if (name === null) return statement
      const run = statement.execute.bind(statement)
      statement.execute = async (...values: Parameters<typeof run>) => {
        const result = await run(...values)
        remember(name, openingOf(given[0]), (result as { rows: unknown[] }).rows)
        return result
      }
      return statement
    }
    PgDatabase.prototype.execute = Object.assign(recording, { isRecording: true, seen }) as never
  }
  const { seen: kept } = PgDatabase.prototype.execute as unknown as { seen: SeenStatements }
  const remember = (name: string, opening: string, rows: unknown[]): void => {
    seen[name] ??= {}
    seen[name][opening] ??= { kinds: [] }
    for (const row of rows) addTo(seen[name][opening], row)
  }
  // Test files of one worker share their modules, so each file writes everything seen so far; the last one is complete.
  const file = path.join(target, `${process.pid}-${randomUUID()}.json`)
  afterAll(() => writeFileSync(file, JSON.stringify(kept)))
}

/** The beginning of a statement, which tells several of one function apart. */
function openingOf(statement: unknown): string {
  if (typeof statement === 'string') return statement.trim().slice(0, OPENING)
  const [first] = (statement as { queryChunks?: { value?: unknown }[] }).queryChunks ?? []
  return String(first?.value ?? '')
    .trim()
    .slice(0, OPENING)
}

/** The nearest named function of the API on the stack, without test files. */
function callerName(stack: string): string | null {
  for (const line of stack.split('\n').slice(2)) {
    const file = STATEMENT_FILE.exec(line)?.[1]
    if (file === undefined) continue
    if (TEST_FILE.test(file)) return null
    const named = /at (?:async )?(?:Module\.|Object\.)?([\w$]+) /.exec(line)?.[1]
    if (named !== undefined) return `${file}#${named}`
  }
  return null
}

function addTo(shape: SeenShape, value: unknown): void {
  const kind = kindOf(value)
  if (!shape.kinds.includes(kind)) shape.kinds.push(kind)
  if (Array.isArray(value)) {
    shape.items ??= { kinds: [] }
    for (const item of value) addTo(shape.items, item)
  } else if (kind === 'object') {
    shape.objects = (shape.objects ?? 0) + 1
    shape.fields ??= {}
    for (const [name, inner] of Object.entries(value as object)) {
      shape.fields[name] ??= { count: 0, shape: { kinds: [] } }
      shape.fields[name].count += 1
      addTo(shape.fields[name].shape, inner)
    }
  }
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Uint8Array) return 'bytes'
  return value instanceof Date ? 'date' : typeof value
}
