import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { MovableRow, ROW_BUTTON } from './movable-row.tsx'
import type { SortableOptions } from './use-sortable.ts'

type SortableRowProps = SortableOptions & {
  /** Accessible name of the row. */
  name: string
  onRemove: (id: string) => void
  className: string
  /** Content between the handle and the remove button, and the layout of the three. */
  head: ReactNode
  headClassName: string
  /** Below them. */
  children: ReactNode
}

/** A row of a list that is moved by its handle, with keys too, and taken out by its button. */
export function SortableRow(props: SortableRowProps) {
  const { name, onRemove, className, head, headClassName, children, ...options } = props
  return (
    <MovableRow name={name} className={className} {...options}>
      {(handle) => (
        <>
          <div className={headClassName}>
            {handle}
            {head}
            <button
              type="button"
              aria-label={`Odebrat: ${name}`}
              onClick={() => onRemove(options.id)}
              className={ROW_BUTTON}
            >
              <X aria-hidden />
            </button>
          </div>
          {children}
        </>
      )}
    </MovableRow>
  )
}
