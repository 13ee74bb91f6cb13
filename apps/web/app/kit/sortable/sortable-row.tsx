import { GripVertical, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../class-names.ts'
import { type SortableOptions, useSortable } from './use-sortable.ts'

const BUTTON = 'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-brand-soft'

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
      <div className={headClassName}>
        <button
          ref={handle}
          type="button"
          aria-label={`Přesunout: ${name}. Šipkami nahoru a\u00a0dolů, nebo tažením.`}
          onKeyDown={onKeyDown}
          className={cn(BUTTON, 'cursor-grab touch-manipulation active:cursor-grabbing')}
        >
          <GripVertical className="size-5" aria-hidden />
        </button>
        {head}
        <button type="button" aria-label={`Odebrat: ${name}`} onClick={() => onRemove(options.id)} className={BUTTON}>
          <X className="size-5" aria-hidden />
        </button>
      </div>
      {children}
    </li>
  )
}
