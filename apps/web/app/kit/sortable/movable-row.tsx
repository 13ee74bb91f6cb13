import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'
import { type SortableOptions, useSortable } from './use-sortable.ts'

/** A round button in a row, beside its handle. */
export const ROW_BUTTON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-brand-soft [&_svg]:size-5'

type MovableRowProps = SortableOptions & {
  /** Accessible name of the row. */
  name: string
  className: string
  /** The row with its handle in it. */
  children: (handle: ReactNode) => ReactNode
}

/** A row of a list that is moved by its handle: dragged, or by arrow keys. */
export function MovableRow({ name, className, children, ...options }: MovableRowProps) {
  const { row, handle, edge, dragging, onKeyDown } = useSortable<HTMLLIElement>(options)
  return (
    <li
      ref={row}
      className={cn(
        className,
        dragging && 'opacity-40',
        edge === 'before' && 'shadow-[0_-2px_0_0_var(--brand)]',
        edge === 'after' && 'shadow-[0_2px_0_0_var(--brand)]',
      )}
    >
      {children(
        <button
          ref={handle}
          type="button"
          aria-label={`Přesunout: ${name}. Šipkami nahoru a\u00a0dolů, nebo tažením.`}
          onKeyDown={onKeyDown}
          className={cn(ROW_BUTTON, 'cursor-grab touch-manipulation active:cursor-grabbing')}
        >
          <GripVertical aria-hidden />
        </button>,
      )}
    </li>
  )
}
