/** One row of a list in a downloaded table. A number gets a decimal comma; null stays empty. */
type Cell = string | number | boolean | null

export type CsvTable<Row> = {
  /** The name of the file, without its ending. */
  name: string
  columns: readonly (readonly [header: string, cellOf: (row: Row) => Cell])[]
}

/** Excel tells the encoding by it. */
const BOM = '\ufeff'
/** A cell that begins like this is a formula to a spreadsheet, which would run it. */
const FORMULA = /^[=+\-@\t\r]/

/** Rows as a table that Czech spreadsheets open: semicolons, decimal commas, and nothing in it runs. */
export function writeCsv<Row>(rows: readonly Row[], { columns }: CsvTable<Row>): string {
  const lines = rows.map((row) => columns.map(([, cellOf]) => cellText(cellOf(row))))
  return BOM + [columns.map(([header]) => cellText(header)), ...lines].map((line) => `${line.join(';')}\r\n`).join('')
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (typeof cell === 'boolean') return cell ? 'ano' : 'ne'
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
