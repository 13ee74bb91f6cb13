import { MEASURED_FIELDS, type Measured } from '#domain/body/measured-fields.ts'

/** A cell that a spreadsheet would read as a formula; numbers may begin with a sign. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * One cell of a CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it, which makes it a
 * text there (OWASP, CSV injection).
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const lineOf = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** The line of names above measurements as CSV. */
export const MEASUREMENTS_CSV_HEAD = lineOf(['day', ...MEASURED_FIELDS])

/** Measurements as lines of CSV, one a day; kilograms and centimetres with a decimal point. */
export function measurementsCsvLines(days: readonly (Measured & { day: string })[]): string {
  return days.map((row) => lineOf([row.day, ...MEASURED_FIELDS.map((field) => row[field])])).join('')
}
