import type { Cell, Row, RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'
import type { FEATURES } from './table-features.ts'

type TableRowProps<Item extends RowData> = {
  row: Row<typeof FEATURES, Item>
  isActive: boolean
  hasCheckbox: boolean
  name: string
  onOpen: () => void
  children: (cell: Cell<typeof FEATURES, Item, unknown>) => ReactNode
}

/** One row: a click anywhere except on its checkbox opens the record. */
export function TableRow<Item extends RowData>(props: TableRowProps<Item>) {
  const { row, isActive, hasCheckbox, name, onOpen, children } = props
  const look = isActive ? 'bg-brand-soft' : row.getIsSelected() ? 'bg-sunken' : 'hover:bg-sunken'
  return (
    <tr aria-current={isActive ? 'true' : undefined} className={cn('relative h-15 scroll-mt-28', look)}>
      {hasCheckbox ? (
        <td className="border-b border-line p-0">
          <label className="relative z-1 flex size-11 items-center justify-center">
            <input
              type="checkbox"
              className="tick"
              aria-label={`Vybrat: ${name}`}
              checked={row.getIsSelected()}
              onChange={row.getToggleSelectedHandler()}
            />
          </label>
        </td>
      ) : null}
      {row.getAllCells().map((cell) => {
        const { main, className } = cell.column.columnDef.meta ?? {}
        return (
          <td key={cell.id} className={cn('border-b border-line px-2 py-1.5 align-middle text-sm', className)}>
            {main ? (
              <button
                type="button"
                data-row={row.id}
                onClick={onOpen}
                className="w-full scroll-mt-40 text-left after:absolute after:inset-0"
              >
                {children(cell)}
              </button>
            ) : (
              children(cell)
            )}
          </td>
        )
      })}
    </tr>
  )
}
