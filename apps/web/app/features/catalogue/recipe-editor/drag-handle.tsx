import { GripVertical } from 'lucide-react'
import { cn } from '#app/kit/class-names.ts'
import type { Sortable } from './use-sortable.ts'

type DragHandleProps = { sortable: Sortable<HTMLElement>; name: string }

/** What a row is held by. */
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

/** How a row looks while it or something above it is held. */
export function sortableStyle({ edge, dragging }: Sortable<HTMLElement>): string {
  return cn(
    dragging && 'opacity-40',
    edge === 'before' && 'shadow-[0_-2px_0_0_var(--brand)]',
    edge === 'after' && 'shadow-[0_2px_0_0_var(--brand)]',
  )
}
