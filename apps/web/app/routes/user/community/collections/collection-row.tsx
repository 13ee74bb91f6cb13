import type { RecipeCollection } from '@zivina/contract/community/recipe-collections'
import { tied } from '@zivina/contract/kernel/typography'
import { counted } from '@zivina/czech/plural'
import { PencilLine, Trash2 } from 'lucide-react'
import { collectionPath } from '#app/features/community/user-paths.ts'
import { MovableRow, ROW_BUTTON } from '#app/kit/sortable/movable-row.tsx'

type CollectionRowProps = {
  collection: RecipeCollection
  place: number
  onMove: (guid: string, place: number) => void
  onRename: () => void
  onRemove: () => void
}

/** A collection in the list: its name leads to it; it is moved by its handle, with keys too. */
export function CollectionRow({ collection, place, onMove, onRename, onRemove }: CollectionRowProps) {
  const { guid, name, recipe_count } = collection
  return (
    <MovableRow
      list="collections"
      id={guid}
      name={name}
      place={place}
      onMove={onMove}
      className="flex items-center gap-1 rounded-card bg-surface p-2 shadow-card"
    >
      {(handle) => (
        <>
          {handle}
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
            className={ROW_BUTTON}
            onClick={onRename}
          >
            <PencilLine aria-hidden />
          </button>
          <button type="button" aria-label={`Smazat: ${name}`} className={ROW_BUTTON} onClick={onRemove}>
            <Trash2 aria-hidden />
          </button>
        </>
      )}
    </MovableRow>
  )
}
