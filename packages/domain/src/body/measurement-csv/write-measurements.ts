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

/** Measurements as CSV: a line of names, then one line a day; kilograms and centimetres with a decimal point. */
export function measurementsCsv(days: readonly (Measured & { day: string })[]): string {
  const head = ['day', ...MEASURED_FIELDS]
  const lines = days.map((row) => [row.day, ...MEASURED_FIELDS.map((field) => row[field])])
  return [head, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}
