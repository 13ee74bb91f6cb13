import { parseAmount } from '@zivina/czech/number-input'
import { parse } from 'csv-parse/browser/esm/sync'
import { MEASURED_FIELDS, type MeasuredField } from '#domain/body/measured-fields.ts'
import { kilogramsFromPounds } from '#domain/body/pounds.ts'
import { type ColumnRole, columnRoles } from './columns.ts'
import { isSlashed, readDay, type SlashOrder, slashOrderOf } from './read-day.ts'

export type WeightUnitOfFile = 'kg' | 'lb'
/** Accepted values of each field, both ends included. */
export type Ranges = Readonly<Record<MeasuredField, { min: number; max: number }>>

/** One day of a file: only what it has of it. */
export type ReadDay = { day: string } & Partial<Record<MeasuredField, number>>

/**
 * What is wrong with a line:
 * - `day`: it names no day, `slash_order`: it may be read in two ways, `future`: the day has not come yet
 * - `number`: a value is no number, `range`: it cannot be, `nothing`: no value at all
 */
export type LineProblem = 'day' | 'slash_order' | 'future' | 'number' | 'range' | 'nothing'

export type ReadFile = {
  days: ReadDay[]
  problems: { line: number; problem: LineProblem; text: string }[]
  /** The measured fields that the file has columns of. */
  fields: MeasuredField[]
  unit: WeightUnitOfFile
  /** Whether the file says the unit itself. */
  says_unit: boolean
  /** Lines whose day an earlier one has, too; the last one counts. */
  repeated: number
}
/** Why a file is not read at all. */
export type UnreadFile = { refusal: 'empty' | 'columns' | 'too_many' | 'not_csv' }

type ReadOptions = {
  ranges: Ranges
  /** The last day that can have been measured. */
  last_day: string
  first_day: string
  lines_max: number
  /** What the person says; what the file says by default, else kilograms. */
  unit?: WeightUnitOfFile | undefined
}

/**
 * Reads days with measurements from the text of a CSV file: its columns in any order, by Czech or English names, between commas,
 * semicolons or tabs, with decimal commas or dots. Nothing is guessed: a line that cannot be understood is told as a problem.
 */
export function readMeasurements(text: string, options: ReadOptions): ReadFile | UnreadFile {
  const lines = linesOf(text)
  if (lines === null) return { refusal: 'not_csv' }
  const [head, ...rest] = lines
  if (!head || rest.length === 0) return { refusal: 'empty' }
  if (rest.length > options.lines_max) return { refusal: 'too_many' }
  const roles = columnRoles(head.cells)
  const days_at = roles.findIndex((role) => role?.of === 'day')
  const fields = MEASURED_FIELDS.filter((field) => roles.some((role) => role?.of === field))
  if (days_at < 0 || fields.length === 0) return { refusal: 'columns' }
  const told = roles.find((role) => role?.of === 'weight')?.unit ?? unitOfCells(roles, rest)
  const unit = options.unit ?? told ?? 'kg'
  const order = slashOrderOf(rest.map(({ cells }) => cells[days_at]?.trim() ?? ''))
  return { ...readLines(rest, { ...options, roles, days_at, unit, order }), fields, unit, says_unit: told !== null }
}

type Line = { line: number; cells: string[] }

function linesOf(text: string): Line[] | null {
  const delimiter = [';', '\t', ','].find((sign) => (text.split(/\r?\n/, 1)[0] ?? '').includes(sign)) ?? ','
  try {
    const records: { record: string[]; info: { lines: number } }[] = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as never
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }))
  } catch {
    return null
  }
}

function unitOfCells(roles: readonly (ColumnRole | null)[], lines: readonly Line[]): WeightUnitOfFile | null {
  const at = roles.findIndex((role) => role?.of === 'weight')
  const cells = lines.map(({ cells }) => cells[at] ?? '')
  if (cells.some((cell) => /\blbs?$/i.test(cell))) return 'lb'
  return cells.some((cell) => /kg$/i.test(cell)) ? 'kg' : null
}

type LineOptions = ReadOptions & {
  roles: readonly (ColumnRole | null)[]
  days_at: number
  unit: WeightUnitOfFile
  order: SlashOrder | null
}

function readLines(lines: readonly Line[], options: LineOptions): Pick<ReadFile, 'days' | 'problems' | 'repeated'> {
  const days = new Map<string, ReadDay>()
  const problems: ReadFile['problems'] = []
  let repeated = 0
  for (const { line, cells } of lines) {
    const read = readLine(cells, options)
    if (typeof read === 'string') {
      problems.push({ line, problem: read, text: cells.join(' ').slice(0, 60) })
      continue
    }
    if (days.has(read.day)) repeated += 1
    days.set(read.day, { ...days.get(read.day), ...read })
  }
  return { days: [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)), problems, repeated }
}

function readLine(cells: readonly string[], options: LineOptions): ReadDay | LineProblem {
  const { roles, days_at, unit, order, ranges, first_day, last_day } = options
  const written = cells[days_at]?.trim() ?? ''
  const day = readDay(written, order)
  if (day === null) return isSlashed(written) && order === null ? 'slash_order' : 'day'
  if (day > last_day) return 'future'
  if (day < first_day) return 'day'
  const values: [MeasuredField, number][] = []
  for (const [index, role] of roles.entries()) {
    const cell = (cells[index] ?? '').replace(/\s*(kg|cm|lbs?)$/i, '')
    if (!role || role.of === 'day' || cell === '') continue
    const told = parseAmount(cell)
    if (told === null) return 'number'
    const value = role.of === 'weight' && unit === 'lb' ? kilogramsFromPounds(told) : told
    if (value < ranges[role.of].min || value > ranges[role.of].max) return 'range'
    values.push([role.of, value])
  }
  return values.length === 0 ? 'nothing' : { day, ...Object.fromEntries(values) }
}
