import { type Cell, CSV_BEGIN, csvLine } from '@zivina/czech/csv'

export type CsvTable<Row> = {
  /** The name of the file, without its ending. */
  name: string
  columns: readonly (readonly [header: string, cellOf: (row: Row) => Cell])[]
}

/** Rows as a table that Czech spreadsheets open. */
export function writeCsv<Row>(rows: readonly Row[], { columns }: CsvTable<Row>): string {
  const lines = rows.map((row) => csvLine(columns.map(([, cellOf]) => cellOf(row))))
  return [CSV_BEGIN, csvLine(columns.map(([header]) => header)), ...lines].join('')
}
