import { kilojoulesFromCalories } from '@zivina/nutrition/energy'
import { STORED_NUTRIENTS, type StoredNutrient } from '@zivina/nutrition/nutrients'
import { AMOUNT_UNITS, type AmountUnit } from '../../catalogue/kitchen/amount-unit.ts'
import { amountUnitLabel } from '../../catalogue/kitchen/amount-units.ts'
import { MEAL_TYPE_LABELS, type MealType } from '../../catalogue/meal-types.ts'
import type { ColumnMapping, ImportField } from './columns.ts'
import { type DateOrder, dateOrderOf, isBelowLimit, readDay, readFigure, readMeal } from './read-cells.ts'
import type { Table } from './read-table.ts'

/** Why a row becomes no entry. */
export const REJECTIONS = ['no_day', 'bad_day', 'too_late', 'nothing', 'bad_figure', 'too_much', 'day_full'] as const
export type Rejection = (typeof REJECTIONS)[number]

/** A row as the diary keeps it: figures of what was eaten, null where the table does not tell. */
export type ImportedEntry = {
  line: number
  day: string
  meal: MealType
  name: string
  portions: number | null
  amount: number | null
  unit: AmountUnit | null
  grams: number | null
  nutrients: Record<StoredNutrient, number | null>
  is_water: boolean
  note: string
  /** Which of the rows that are the same it is: two coffees stay two. */
  occurrence: number
}

export type ImportRules = {
  mapping: ColumnMapping
  /** Told by the person where the table can be read in both ways. */
  date_order: DateOrder | null
  /** Of rows whose meal is not told, or is called otherwise. */
  default_meal: MealType
  /** `YYYY-MM-DD`, after which nothing is taken. */
  last_day: string
  limits: {
    name: number
    note: number
    kilojoules: number
    grams: number
    amount: number
    portions: number
    of_day: number
  }
}

export type ReadEntries = {
  entries: ImportedEntry[]
  rejected: { line: number; reason: Rejection }[]
  /** Whether a person has to say in which order the dates are. */
  is_order_needed: boolean
}

/** A milligram of sodium is in 2.5 mg of salt (Regulation (EU) No 1169/2011, annex I). */
const SALT_PER_SODIUM = 2.5 / 1000

/** The rows of a table as entries, and those that cannot be any, each with its reason. */
export function readEntries(table: Table, rules: ImportRules): ReadEntries {
  const { mapping } = rules
  const told =
    mapping.day === null
      ? 'none_needed'
      : dateOrderOf(table.rows.map(({ cells }) => plain(cells[mapping.day ?? 0] ?? '')))
  const order = told === 'none_needed' ? null : (told ?? rules.date_order)
  const result: ReadEntries = { entries: [], rejected: [], is_order_needed: told === null && rules.date_order === null }
  const [ofDay, same] = [new Map<string, number>(), new Map<string, number>()]
  for (const row of table.rows) {
    const read = readRow(row, table, rules, order)
    if (typeof read === 'string') {
      result.rejected.push({ line: row.line, reason: read })
      continue
    }
    const count = (ofDay.get(read.day) ?? 0) + 1
    if (count > rules.limits.of_day) {
      result.rejected.push({ line: row.line, reason: 'day_full' })
      continue
    }
    ofDay.set(read.day, count)
    const key = contentOf(read)
    const occurrence = (same.get(key) ?? 0) + 1
    same.set(key, occurrence)
    result.entries.push({ ...read, occurrence })
  }
  return result
}

type Row = Table['rows'][number]
type Entry = Omit<ImportedEntry, 'occurrence'>

/** What makes two rows the same, wherever they stand in the file. */
export function contentOf(entry: Entry): string {
  const { day, meal, name, portions, amount, unit, grams, nutrients, note } = entry
  return JSON.stringify([
    day,
    meal,
    name,
    portions,
    amount,
    unit,
    grams,
    STORED_NUTRIENTS.map((one) => nutrients[one]),
    note,
  ])
}

/** A cell that is compared: with single, breaking spaces. */
const plain = (cell: string): string => cell.replace(/\s+/gu, ' ')

/** White space that a name cannot have. */
const LINE_SPACES = /[\t\n\r\v\f\u0085\u2028\u2029]+/gu

function readRow(row: Row, table: Table, rules: ImportRules, order: DateOrder | null): Entry | Rejection {
  const { mapping, limits } = rules
  const text = (field: ImportField): string => (mapping[field] === null ? '' : (row.cells[mapping[field]] ?? ''))
  const cell = (field: ImportField): string => plain(text(field))
  const small: string[] = []
  const figure = (field: ImportField) => {
    const said = cell(field)
    if (!isBelowLimit(said)) return readFigure(said, table.delimiter === ',')
    small.push(`${plain(table.columns[mapping[field] ?? 0] ?? '')}: ${said}`)
    return null
  }
  if (cell('day') === '') return 'no_day'
  const day = readDay(cell('day'), order)
  if (day === null || day < '1990-01-01') return 'bad_day'
  if (day > rules.last_day) return 'too_late'
  const read = readNutrients(figure)
  if (read === null) return 'bad_figure'
  const meal = readMeal(cell('meal')) ?? rules.default_meal
  const name = ownText(text('name')).replace(LINE_SPACES, ' ').slice(0, limits.name).trim()
  const nothing = name === '' && STORED_NUTRIENTS.every((one) => read[one] === null)
  if (nothing) return 'nothing'
  const { kilojoules, ...masses } = read
  if ((kilojoules ?? 0) > limits.kilojoules || Object.values(masses).some((mass) => (mass ?? 0) > limits.grams))
    return 'too_much'
  const said = readAmounts(cell, figure, limits)
  const is_water = said.unit === 'ml' && name === 'Voda' && meal === 'Drinks' && !kilojoules
  return {
    line: row.line,
    day,
    meal,
    is_water,
    nutrients: read,
    name: name === '' ? `${MEAL_TYPE_LABELS[meal]} (souhrn)` : name,
    ...said,
    // What is told of a small figure stays readable; the figure itself is unknown.
    note: [ownText(text('note')), ...small].filter(Boolean).join('\n').slice(0, limits.note),
  }
}

/** The apostrophe before a text that would be a formula is our own: the export puts it there. */
const ownText = (text: string): string => text.replace(/^'(?=[=+\-@])/, '')

type FigureOf = (field: ImportField) => number | null | undefined

/** Null where a cell is no number. kJ count where both are told. */
function readNutrients(figure: FigureOf): Record<StoredNutrient, number | null> | null {
  const [calories, sodium] = [figure('calories'), figure('sodium')]
  const values = STORED_NUTRIENTS.map((one) => [one, figure(one)] as const)
  if (calories === undefined || sodium === undefined || values.some(([, value]) => value === undefined)) return null
  const known = Object.fromEntries(values) as Record<StoredNutrient, number | null>
  return {
    ...known,
    kilojoules: known.kilojoules ?? kilojoulesFromCalories(calories),
    salt: known.salt ?? (sodium === null ? null : sodium * SALT_PER_SODIUM),
  }
}

type Said = Pick<ImportedEntry, 'portions' | 'amount' | 'unit' | 'grams'>

/** How much it was, as far as the diary has such a unit; any other amount stays untold. */
function readAmounts(cell: (field: ImportField) => string, figure: FigureOf, limits: ImportRules['limits']): Said {
  const within = (value: number | null | undefined, most: number) =>
    value !== null && value !== undefined && value > 0 && value <= most ? value : null
  const grams = within(figure('grams'), limits.amount)
  const portions = within(figure('portions'), limits.portions)
  const [, number = '', word = ''] = /^([\d.,\s]+)\s*(.*)$/.exec(cell('amount')) ?? []
  const unit = unitOf(cell('unit') || word)
  const amount = within(readFigure(number.trim(), false), limits.amount)
  if (unit === null || amount === null) return { portions, amount: null, unit: null, grams }
  return { portions, amount, unit, grams: grams ?? (unit === 'g' ? amount : null) }
}

const UNITS = new Map<string, AmountUnit>(AMOUNT_UNITS.map((unit) => [amountUnitLabel(unit), unit]))

const unitOf = (word: string): AmountUnit | null => UNITS.get(word.trim().toLowerCase()) ?? null
