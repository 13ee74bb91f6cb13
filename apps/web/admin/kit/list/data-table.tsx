import { type RowData, type RowSelectionState, type Updater, useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'
import { HEAD, HeadCell } from './head-cell.tsx'
import { LoadingRows } from './loading-rows.tsx'
import { readOrdering, writeOrdering } from './ordering.ts'
import { type Columns, FEATURES } from './table-features.ts'
import { TableRow } from './table-row.tsx'
import type { List } from './use-list.ts'

type DataTableProps<Row extends RowData> = {
  label: string
  /** Must be the same array at every render. */
  columns: Columns<Row>
  list: List<Row>
  rows: readonly Row[]
  /** The row that the keys act on. */
  activeKey: string | null
  /** Where several rows can be decided at once; without it, rows have no checkboxes. */
  selection?: { state: RowSelectionState; set: (state: RowSelectionState) => void }
  /** The name of a row for screen readers. */
  nameOf: (row: Row) => string
  onOpen: (row: Row) => void
  /** Shown when there are no rows. */
  empty: ReactNode
}

/**
 * A table of one page of a list. Columns keep their widths and former rows stay until the new ones arrive, so that nothing
 * jumps.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, list, rows, activeKey, selection, nameOf, onOpen, empty } = props
  const sorting = [readOrdering(list.wishes.ordering ?? '')]
  const table = useTable({
    features: FEATURES,
    columns,
    data: rows,
    getRowId: list.keyOf,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { rowSelection: selection?.state ?? {}, sorting },
    onRowSelectionChange: (updater) => selection?.set(applied(updater, selection.state)),
    onSortingChange: (updater) => {
      const [chosen] = applied(updater, sorting)
      if (chosen) list.wish({ ordering: writeOrdering(chosen) })
    },
  })
  const shown = table.getRowModel().rows
  const isEmpty = list.isLoaded && shown.length === 0
  return (
    <>
      <table
        aria-label={label}
        aria-busy={list.isFetching}
        className="w-full table-fixed border-separate border-spacing-0"
      >
        <thead>
          {table.getHeaderGroups().map(({ id, headers }) => (
            <tr key={id}>
              {selection ? (
                <th className={cn(HEAD, 'w-11')}>
                  <label className="flex size-11 items-center justify-center">
                    <input
                      type="checkbox"
                      className="tick"
                      aria-label="Vybrat vše na stránce"
                      checked={shown.length > 0 && table.getIsAllRowsSelected()}
                      disabled={shown.length === 0}
                      onChange={table.getToggleAllRowsSelectedHandler()}
                    />
                  </label>
                </th>
              ) : null}
              {headers.map((header) => (
                <HeadCell key={header.id} header={header}>
                  <table.FlexRender header={header} />
                </HeadCell>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {list.isLoaded || list.failure ? null : <LoadingRows columns={columns.length + (selection ? 1 : 0)} />}
          {shown.map((row) => (
            <TableRow
              key={row.id}
              row={row}
              isActive={row.id === activeKey}
              hasCheckbox={selection !== undefined}
              name={nameOf(row.original)}
              onOpen={() => onOpen(row.original)}
            >
              {(cell) => <table.FlexRender cell={cell} />}
            </TableRow>
          ))}
        </tbody>
      </table>
      {isEmpty ? <div className="py-12 text-center text-muted">{empty}</div> : null}
    </>
  )
}

function applied<State>(updater: Updater<State>, state: State): State {
  return updater instanceof Function ? updater(state) : updater
}
