import type { MealPlanFolder } from '@zivina/contract/planning/meal-plan-folders'
import { FolderPlus } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import FolderDialog from '#app/features/planning/plan-folders/folder-dialog.tsx'
import { FolderRow } from '#app/features/planning/plan-folders/folder-row.tsx'
import { treeOf } from '#app/features/planning/plan-folders/folder-tree.ts'
import type { useFolders } from '#app/features/planning/plan-folders/use-folders.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { ToggleChip } from '#app/kit/ui/chip.tsx'
import { usePlanPlaces } from './use-plan-drag.ts'

const VIEWS = [
  ['main', 'Mimo složky'],
  ['shared_with_me', 'Sdílené se\u00a0mnou'],
] as const

type FolderPanelProps = {
  shelf: ReturnType<typeof useFolders>
  /** A folder's guid, or one of the views. */
  chosen: string
  choose: (folder: string) => void
  /** Puts a dropped plan into a folder, or outside of all. */
  onDrop: (plan: string, folder: string | null) => void
}

/** The admin's folders, ordered by dragging or by keys, and the plans outside of them. Plans are dropped onto them. */
export function FolderPanel({ shelf, chosen, choose, onDrop }: FolderPanelProps) {
  const { folders } = shelf
  const [edited, edit] = useState<MealPlanFolder | 'new' | null>(null)
  const panel = usePlanPlaces(folders, onDrop)
  // The rows are made draggable once, so what moves them stays the same function.
  const latest = useRef(shelf.move)
  latest.current = shelf.move
  const move = useCallback((guid: string, place: number) => latest.current(guid, place), [])
  return (
    <nav ref={panel} aria-label="Složky" className="flex flex-col gap-3 px-4 pt-4 md:px-6 lg:pr-0">
      <div className="flex flex-wrap gap-2">
        {VIEWS.map(([value, label]) => (
          <span
            key={value}
            {...(value === 'main' ? { 'data-folder': '' } : {})}
            className="rounded-full data-over:ring-2 data-over:ring-brand"
          >
            <ToggleChip pressed={chosen === value} onPress={() => choose(value)}>
              {label}
            </ToggleChip>
          </span>
        ))}
      </div>
      <ul aria-label="Složky" className="flex flex-col empty:hidden max-lg:max-h-48 max-lg:overflow-y-auto">
        {treeOf(folders).map((each) => (
          <FolderRow
            key={each.folder.guid}
            {...each}
            isChosen={chosen === each.folder.guid}
            onChoose={() => choose(each.folder.guid)}
            onEdit={() => edit(each.folder)}
            onMove={move}
          />
        ))}
      </ul>
      <Button className="self-start" aria-haspopup="dialog" onClick={() => edit('new')}>
        <FolderPlus aria-hidden /> Nová složka
      </Button>
      <p aria-live="polite" className="sr-only">
        {shelf.announcement}
      </p>
      {edited === null ? null : (
        <FolderDialog
          folder={edited === 'new' ? null : edited}
          parent={folders.some(({ guid }) => guid === chosen) ? chosen : null}
          folders={folders}
          onDone={shelf.refresh}
          onRemove={(gone) => {
            if (chosen === gone.guid) choose(gone.parent ?? 'main')
            shelf.remove(gone)
          }}
          onClose={() => edit(null)}
        />
      )}
    </nav>
  )
}
