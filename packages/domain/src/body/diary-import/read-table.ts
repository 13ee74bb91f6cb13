import { parse } from 'csv-parse/sync'
import { decodeText, type TableEncoding } from '../../decode-text.ts'

export const DELIMITERS = [',', ';', '\t'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** A table as it is in a file: its columns, and below them rows of cells with the number of their line in the file. */
export type Table = {
  encoding: TableEncoding
  delimiter: Delimiter
  columns: string[]
  rows: { line: number; cells: string[] }[]
  /** Whether the file has more rows than are read. */
  is_cut: boolean
}

/** Rows of one import, which is one transaction; a person who records eleven foods a day has as many in twelve years. */
export const TABLE_ROWS_MAX = 50_000
const COLUMNS_MAX = 200
/** Letters of a cell that are kept. */
const CELL_MAX = 500

/** Reads a table of commas, semicolons or tabs; null where the file is none: no second column, or no row below the first. */
export function readTable(bytes: Uint8Array): Table | null {
  const { text, encoding } = decodeText(bytes)
  const told = toldDelimiter(text)
  const delimiter = told ?? delimiterOf(text)
  // The line that tells the delimiter is no row.
  const [head, ...rows] = (parsed(text, delimiter) ?? []).slice(told === null ? 0 : 1)
  if (head === undefined || head.cells.length < 2 || rows.length === 0) return null
  return {
    encoding,
    delimiter,
    columns: head.cells.slice(0, COLUMNS_MAX),
    rows: rows.slice(0, TABLE_ROWS_MAX),
    is_cut: rows.length > TABLE_ROWS_MAX,
  }
}

function parsed(text: string, delimiter: Delimiter): Table['rows'] | null {
  try {
    const records: unknown = parse(text, {
      delimiter,
      bom: true,
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: TABLE_ROWS_MAX + 2,
      max_record_size: 100_000,
    })
    return (records as { info: { lines: number }; record: string[] }[])
      .map(({ info, record }) => ({ line: info.lines, cells: record.map(cleanCell) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
  } catch {
    return null
  }
}

/** Without what cannot be stored. Lines of a note and spaces stay as they were typed: what was exported here comes back the same. */
function cleanCell(cell: string): string {
  return cell
    .slice(0, CELL_MAX)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, ' ')
    .trim()
}

/** „sep=;“ in the first line, by which programs tell a spreadsheet how columns are parted. */
function toldDelimiter(text: string): Delimiter | null {
  const told = /^\ufeff?"?sep=([^\r\n])"?[^\S\r\n\t]*(?:\r?\n|\r)/i.exec(text.slice(0, 40))?.[1]
  return DELIMITERS.find((delimiter) => delimiter === told) ?? null
}

/** The one of the delimiters that the first lines have most of, outside quotes. */
function delimiterOf(text: string): Delimiter {
  const lines = text
    .slice(0, 20_000)
    .split(/\r?\n|\r/, 5)
    .map((line) => line.replace(/"[^"]*"/g, ''))
  const count = (delimiter: string) =>
    (lines[0] ?? '').split(delimiter).length * 1000 + lines.join('').split(delimiter).length
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best))
}
