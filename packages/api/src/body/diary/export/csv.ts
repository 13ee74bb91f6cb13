import { amountUnitLabel } from '@zivina/domain/catalogue/kitchen/amount-units'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import type { ExportRow } from './export-queries.ts'

type Cell = string | number | null

/** The columns of the CSV; `docs/domain/diary.md` describes them. An empty cell is unknown, or does not apply. */
const COLUMNS: readonly (readonly [name: string, value: (row: ExportRow) => Cell])[] = [
  ['Datum', ({ day }) => day],
  ['Jídlo dne', ({ meal }) => MEAL_TYPE_LABELS[meal]],
  ['Název', ({ name }) => name],
  ['Porce', ({ portions }) => portions],
  ['Množství', ({ amount }) => amount],
  ['Jednotka', ({ unit }) => (unit === null ? null : amountUnitLabel(unit))],
  ['Hmotnost (g)', ({ grams }) => grams],
  ['Energie (kJ)', ({ totals }) => totals.kilojoules],
  ['Energie (kcal)', ({ totals }) => totals.calories_in_total],
  ['Bílkoviny (g)', ({ totals }) => totals.protein_in_total],
  ['Sacharidy (g)', ({ totals }) => totals.carbohydrates_in_total],
  ['Cukry (g)', ({ totals }) => totals.sugars_in_total],
  ['Tuky (g)', ({ totals }) => totals.fat_in_total],
  ['Nasycené mastné kyseliny (g)', ({ totals }) => totals.saturated_fats_in_total],
  ['Vláknina (g)', ({ totals }) => totals.fiber_in_total],
  ['Sůl (g)', ({ totals }) => totals.salt_in_total],
  ['Poznámka', ({ note }) => note],
]

export const CSV_HEAD = line(COLUMNS.map(([name]) => name))

export const csvLine = (row: ExportRow): string => line(COLUMNS.map(([, value]) => value(row)))

function line(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(';')}\r\n`
}

/** Enough figures for every use, and no noise of divisions. */
const DIGITS = 6

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(Number(cell.toPrecision(DIGITS))).replace('.', ',')
  const text = neutral(cell)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A text that a spreadsheet does not take for a formula: an apostrophe goes before one that begins as a formula would (OWASP, CSV
 * injection).
 */
function neutral(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
