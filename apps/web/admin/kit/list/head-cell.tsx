import type { Header, RowData } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'
import type { FEATURES } from './table-features.ts'

/** The look of a cell at the head of a table. */
export const HEAD =
  'border-b border-line bg-ground p-0 text-left text-sm font-semibold text-muted md:sticky md:top-14 md:z-10'

/** The title of a column; one that sorts is a button. */
export function HeadCell<Row extends RowData>({
  header,
  children,
}: {
  header: Header<typeof FEATURES, Row, unknown>
  children: ReactNode
}) {
  const { column } = header
  const look = cn(HEAD, column.columnDef.meta?.className)
  if (!column.getCanSort()) return <th className={cn(look, 'px-2')}>{children}</th>
  const direction = column.getIsSorted()
  const Icon = direction === false ? ChevronsUpDown : direction === 'desc' ? ArrowDown : ArrowUp
  const ariaSort = direction === false ? 'none' : direction === 'desc' ? 'descending' : 'ascending'
  return (
    <th className={look} aria-sort={ariaSort}>
      <button
        type="button"
        onClick={column.getToggleSortingHandler()}
        className="inline-flex min-h-11 items-center gap-1 px-2 hover:text-brand"
      >
        {children}
        <Icon className="size-4" aria-hidden />
      </button>
    </th>
  )
}
