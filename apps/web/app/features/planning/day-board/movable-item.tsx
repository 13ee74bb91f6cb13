import type { ReactNode } from 'react'
import type { Over } from '#app/kit/sortable/drag-items.ts'
import { useDropping } from '#app/kit/sortable/use-dropping.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { KEYS_HELP } from './board-words.tsx'
import type { Item, Spot } from './places.ts'
import type { Moves } from './use-moving.ts'

type MovableItemProps<One extends Item> = {
  item: One
  spot: Spot
  /** The item after it in its meal. */
  next: string | null
  /** Null where nothing can be moved. */
  moves: Moves<One> | null
  onOpen: () => void
  className: string
  /** Of what is pressed. */
  faceClassName: string
  face: ReactNode
  /** What stands beside it, outside of what is pressed. */
  children?: ReactNode
}

/** An item of a meal. It opens by a press, is dragged by a pointer, and carried by keys after Space. */
export function MovableItem<One extends Item>(props: MovableItemProps<One>) {
  const { item, spot, next, moves, onOpen, className, faceClassName, face, children } = props
  const { guid } = item
  const placeAt = (where: Over) => ({ ...spot, before: where === 'before' ? guid : next })
  const { place, over, dragging } = useDropping<HTMLLIElement>({
    item: guid,
    onDrop: moves ? (dropped, where) => moves.drop(dropped, placeAt(where)) : null,
    onHover: (dragged, where) => moves?.hover(dragged, where && placeAt(where)),
  })
  const isCarried = moves?.carried === guid
  return (
    <li
      ref={place}
      className={cn(
        className,
        dragging && 'opacity-40',
        over === 'before' && 'shadow-[0_-2px_0_0_var(--brand)]',
        over === 'after' && 'shadow-[0_2px_0_0_var(--brand)]',
        isCarried && 'outline-3 outline-accent outline-dashed',
      )}
    >
      {moves ? (
        // biome-ignore lint/a11y/useSemanticElements: Firefox drags nothing by a button.
        <div
          role="button"
          tabIndex={0}
          data-item={guid}
          aria-describedby={KEYS_HELP}
          aria-pressed={isCarried ? true : undefined}
          onClick={onOpen}
          onKeyDown={(event) => moves.onItemKey(event, item)}
          className={cn('min-w-0 flex-1 hover:bg-brand-soft', faceClassName)}
        >
          {face}
        </div>
      ) : (
        face
      )}
      {children}
    </li>
  )
}
