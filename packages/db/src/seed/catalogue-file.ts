import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'

/** Folder of the starter catalogue, ending with a slash. */
export const CATALOGUE = new URL('../../../../data/', import.meta.url)

/** A row of a CSV file by its column names; an empty cell is ''. */
export type CsvRow = Record<string, string>

/** Reads a CSV file of the catalogue. */
export async function readCsv(name: string): Promise<CsvRow[]> {
  return parse<CsvRow>(await readFile(new URL(name, CATALOGUE), 'utf8'), { columns: true, skip_empty_lines: true })
}

/** Reads a JSON file of the catalogue. */
export async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(name, CATALOGUE), 'utf8'))
}

/** The number in a cell; null where the cell is empty. */
export function cellNumber(row: CsvRow, column: string): number | null {
  const cell = row[column]
  if (cell === undefined) throw new Error(`The catalogue's table has no column ${column}.`)
  if (cell === '') return null
  const value = Number(cell)
  if (!Number.isFinite(value)) throw new Error(`${column} of ${row.slug} is not a number: ${cell}.`)
  return value
}

/** The text in a cell; null where the cell is empty. */
export function cellText(row: CsvRow, column: string): string | null {
  const cell = row[column]
  if (cell === undefined) throw new Error(`The catalogue's table has no column ${column}.`)
  return cell === '' ? null : cell
}

/** The text in a cell that must not be empty. */
export function requiredText(row: CsvRow, column: string): string {
  const text = cellText(row, column)
  if (text === null) throw new Error(`${column} of ${row.slug} is empty.`)
  return text
}

/** A flag written as 1 or 0; null where the cell is empty. */
export function cellFlag(row: CsvRow, column: string): boolean | null {
  const value = cellNumber(row, column)
  return value === null ? null : value === 1
}

/** The number in a cell that must not be empty. */
export function requiredNumber(row: CsvRow, column: string): number {
  const value = cellNumber(row, column)
  if (value === null) throw new Error(`${column} of ${row.slug} is empty.`)
  return value
}

/** A text as the value of a closed list that it must be. */
export function oneOf<Value extends string>(values: readonly Value[], given: string): Value {
  const found = values.find((value) => value === given)
  if (!found) throw new Error(`${given} is not one of ${values.join(', ')}.`)
  return found
}
