import { tied } from '@zivina/contract/kernel/typography'
import { Folder, PencilLine } from 'lucide-react'
import { itemsText } from '#app/features/planning/figures/plan-words.ts'
import { MovableRow, ROW_BUTTON } from '#app/kit/sortable/movable-row.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import type { TreeFolder } from './folder-tree.ts'

type FolderRowProps = TreeFolder & {
  isChosen: boolean
  onChoose: () => void
  onEdit: () => void
  onMove: (guid: string, place: number) => void
}

/** The deepest folders may lie five deep; as classes, since inline styles are forbidden. */
const DEPTHS = ['', 'pl-4', 'pl-8', 'pl-12', 'pl-16']

/** A folder in the tree: a press shows its plans; it is ordered among its neighbours by its handle, with keys too. */
export function FolderRow({ folder, depth, place, isChosen, onChoose, onEdit, onMove }: FolderRowProps) {
  const { guid, name, parent, items_in_folder } = folder
  return (
    <MovableRow
      list={`folders-${parent ?? 'main'}`}
      id={guid}
      name={name}
      place={place}
      onMove={onMove}
      className={cn('flex items-center rounded-md', DEPTHS[depth] ?? 'pl-16')}
    >
      {(handle) => (
        <>
          {handle}
          <button
            type="button"
            aria-pressed={isChosen}
            data-folder={guid}
            onClick={onChoose}
            className={cn(
              'flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md px-2 py-1 text-left hover:bg-brand-soft data-over:bg-brand-soft data-over:ring-2 data-over:ring-brand',
              isChosen && 'bg-brand-soft font-semibold',
            )}
          >
            <Folder className="size-5 shrink-0 text-brand" aria-hidden />
            <span className="wrap-anywhere min-w-0">{tied(name)}</span>
            <span className="figures ml-auto shrink-0 text-sm text-muted" title={itemsText(items_in_folder)}>
              {items_in_folder}
            </span>
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`Upravit složku: ${name}`}
            className={ROW_BUTTON}
            onClick={onEdit}
          >
            <PencilLine aria-hidden />
          </button>
        </>
      )}
    </MovableRow>
  )
}
