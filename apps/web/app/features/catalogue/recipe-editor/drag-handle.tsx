import { GripVertical } from 'lucide-react'
import { cn } from '#app/kit/class-names.ts'
import type { Sortable } from './use-sortable.ts'

type DragHandleProps = { sortable: Sortable<HTMLElement>; name: string }

/** The handle by which a row is dragged. */
export function DragHandle({ sortable, name }: DragHandleProps) {
  return (
    <button
      ref={sortable.handle}
      type="button"
      aria-label={`Přesunout: ${name}. Šipkami nahoru a\u00a0dolů, nebo tažením.`}
      onKeyDown={sortable.onKeyDown}
      className="inline-flex size-11 shrink-0 cursor-grab touch-manipulation items-center justify-center rounded-full text-muted hover:bg-brand-soft active:cursor-grabbing"
    >
      <GripVertical className="size-5" aria-hidden />
    </button>
  )
}

/** The style of a row that is dragged or is the drop target. */
export function sortableStyle({ edge, dragging }: Sortable<HTMLElement>): string {
  return cn(
    dragging && 'opacity-40',
    edge === 'before' && 'shadow-[0_-2px_0_0_var(--brand)]',
    edge === 'after' && 'shadow-[0_2px_0_0_var(--brand)]',
  )
}
