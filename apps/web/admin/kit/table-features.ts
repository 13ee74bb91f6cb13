import { type ColumnDef, rowSelectionFeature, rowSortingFeature, tableFeatures } from '@tanstack/react-table'

/** How a column looks. */
type ColumnLook = {
  /** Its width, and where it is not shown; the one without a width takes the rest. */
  className?: string
  /** Names the row: its content is the button that opens it. One column of a table. */
  main?: true
}

/** What of the library the tables use. Pages, order and filters are the server's. */
export const FEATURES = tableFeatures({ rowSelectionFeature, rowSortingFeature, columnMeta: {} as ColumnLook })

/** The columns of a table of such rows. Sortable ones carry the name of the API's `ordering` as their id. */
// biome-ignore lint/suspicious/noExplicitAny: the values of different columns have different types
export type Columns<Row extends { guid: string }> = readonly ColumnDef<typeof FEATURES, Row, any>[]
