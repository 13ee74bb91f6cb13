import type { RecipeCollection } from '@zivina/contract/community/recipe-collections'
import { tied } from '@zivina/contract/kernel/typography'
import { counted } from '@zivina/czech/plural'
import { GripVertical, PencilLine, Trash2 } from 'lucide-react'
import { cn } from '#app/kit/class-names.ts'
import { useSortable } from '#app/kit/sortable/use-sortable.ts'
import { collectionPath } from '#app/session/user-navigation.ts'

type CollectionRowProps = {
  collection: RecipeCollection
  place: number
  onMove: (guid: string, place: number) => void
  onRename: () => void
  onRemove: () => void
}

const BUTTON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-brand-soft [&_svg]:size-5'

/** A collection in the list: its name leads to it; it is moved by its handle, with keys too. */
export function CollectionRow({ collection, place, onMove, onRename, onRemove }: CollectionRowProps) {
  const { guid, name, recipe_count } = collection
  const { row, handle, edge, dragging, onKeyDown } = useSortable<HTMLLIElement>({
    ...{ list: 'collections', id: guid, place, onMove },
  })
  return (
    <li
      ref={row}
      className={cn(
        'flex items-center gap-1 rounded-card bg-surface p-2 shadow-card',
        dragging && 'opacity-40',
        edge === 'before' && 'shadow-[0_-2px_0_0_var(--brand)]',
        edge === 'after' && 'shadow-[0_2px_0_0_var(--brand)]',
      )}
    >
      <button
        ref={handle}
        type="button"
        aria-label={`Přesunout: ${name}. Šipkami nahoru a\u00a0dolů, nebo tažením.`}
        onKeyDown={onKeyDown}
        className={cn(BUTTON, 'cursor-grab touch-manipulation active:cursor-grabbing')}
      >
        <GripVertical aria-hidden />
      </button>
      <a
        href={collectionPath(guid)}
        className="flex min-h-11 min-w-0 flex-1 flex-wrap items-baseline gap-x-3 rounded-md px-1 py-2 hover:text-brand"
      >
        <h2 className="wrap-anywhere min-w-0 text-lg leading-snug">{tied(name)}</h2>
        <span className="figures text-muted">{counted(recipe_count, 'recept', 'recepty', 'receptů')}</span>
      </a>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Přejmenovat: ${name}`}
        className={BUTTON}
        onClick={onRename}
      >
        <PencilLine aria-hidden />
      </button>
      <button type="button" aria-label={`Smazat: ${name}`} className={BUTTON} onClick={onRemove}>
        <Trash2 aria-hidden />
      </button>
    </li>
  )
}
