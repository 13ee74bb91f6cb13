/** One row of a table. A number gets a decimal comma; null stays empty. */
export type Cell = string | number | boolean | null

/** Spreadsheets tell the encoding of a file by it. It begins the file. */
export const CSV_BEGIN = '\ufeff'
/** A cell that begins like this is a formula to a spreadsheet, which would run it. */
const FORMULA = /^[=+\-@\t\r]/

/** A line of a table that Czech spreadsheets open: semicolons, decimal commas, and nothing in it runs. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(';')}\r\n`
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (typeof cell === 'boolean') return cell ? 'ano' : 'ne'
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
