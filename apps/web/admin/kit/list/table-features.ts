import {
  type ColumnDef,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'

/** The appearance of a column. */
type ColumnLook = {
  /** Its width, and where it is hidden; the column without a width takes the rest. */
  className?: string
  /** True for the one column whose content names the row and is the button that opens it. */
  main?: true
}

/** The library's features that the tables use. Paging, order and filters are done by the server. */
export const FEATURES = tableFeatures({ rowSelectionFeature, rowSortingFeature, columnMeta: {} as ColumnLook })

/** The columns of a table. The id of a sortable column is its name in the API's `ordering`. */
// biome-ignore lint/suspicious/noExplicitAny: the values of columns differ in type, and the library's ColumnDef is invariant in it, so unknown fits none of them
export type Columns<Row extends RowData> = readonly ColumnDef<typeof FEATURES, Row, any>[]
