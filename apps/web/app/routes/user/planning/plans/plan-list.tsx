import { DEBOUNCE_SEARCH, SEARCH_TEXT_MAX } from '@zivina/contract/kernel/limits'
import type { MealPlanFolder } from '@zivina/contract/planning/meal-plan-folders'
import { FolderPlus } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { FolderRow } from '#app/features/planning/plan-folders/folder-row.tsx'
import { treeOf } from '#app/features/planning/plan-folders/folder-tree.ts'
import { useFolders } from '#app/features/planning/plan-folders/use-folders.ts'
import { PagedList } from '#app/kit/list/paged-list.tsx'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { useDebounced } from '#app/kit/state/use-debounced.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { ToggleChip } from '#app/kit/ui/chip.tsx'
import { Input } from '#app/kit/ui/input.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { NewPlanForm } from './new-plan-form.tsx'
import { PlanRow } from './plan-row.tsx'
import { usePlans } from './use-plans.ts'

const PLAN = { last: 'poslední jídelníček', more: 'další jídelníčky', ofOne: 'jídelníčku', ofMany: 'jídelníčků' }

const FolderDialog = lazyDialog(() => import('#app/features/planning/plan-folders/folder-dialog.tsx'))

const VIEWS = [
  [null, 'Všechny'],
  ['main', 'Mimo složky'],
  ['shared_with_me', 'Sdílené se\u00a0mnou'],
] as const

/** All plans: a search, the tree of folders, and the plans of the chosen one. */
export function PlanList() {
  const [text, write] = useState('')
  const [folder, choose] = useState<string | null>(null)
  const [edited, edit] = useState<MealPlanFolder | 'new' | null>(null)
  const search = useDebounced(text.trim(), DEBOUNCE_SEARCH)
  const shelf = useFolders()
  const plans = usePlans({ folder, search })
  const { folders } = shelf
  const chosen = folders.find(({ guid }) => guid === folder)
  // The rows are made draggable once, so what moves them stays the same function.
  const latest = useRef(shelf.move)
  latest.current = shelf.move
  const move = useCallback((guid: string, place: number) => latest.current(guid, place), [])
  return (
    <div className="flex flex-col gap-5">
      <NewPlanForm folder={chosen?.guid ?? null} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap gap-2">
            {VIEWS.map(([value, label]) => (
              <ToggleChip key={label} pressed={folder === value} onPress={() => choose(value)}>
                {label}
              </ToggleChip>
            ))}
          </div>
          {folders.length > 0 ? (
            <ul aria-label="Složky" className="flex flex-col">
              {treeOf(folders).map((each) => (
                <FolderRow
                  key={each.folder.guid}
                  {...each}
                  isChosen={folder === each.folder.guid}
                  onChoose={() => choose(each.folder.guid)}
                  onEdit={() => edit(each.folder)}
                  onMove={move}
                />
              ))}
            </ul>
          ) : null}
          <Button className="self-start" aria-haspopup="dialog" onClick={() => edit('new')}>
            <FolderPlus aria-hidden /> Nová složka
          </Button>
        </div>
        <div className="flex flex-col gap-3">
          <Input
            type="search"
            value={text}
            maxLength={SEARCH_TEXT_MAX}
            aria-label="Hledat jídelníček"
            placeholder="Hledat podle názvu"
            onChange={({ target }) => write(target.value)}
          />
          <PagedList
            list={plans.list}
            noun={PLAN}
            waiting={{
              text: 'Načítám jídelníčky…',
              className: 'flex flex-col gap-3',
              shape: <Skeletons count={3} className="h-16 w-full rounded-card" />,
            }}
            nothing={
              <p role="status" className="rounded-card bg-sunken p-5 text-muted">
                {search === '' ? 'Tady zatím žádný jídelníček není.' : 'Žádný jídelníček s\u00a0tímto názvem tu není.'}
              </p>
            }
          >
            {(items) => (
              <ul aria-label="Jídelníčky" className="flex flex-col gap-3">
                {items.map((plan) => (
                  <PlanRow key={plan.guid} plan={plan} folders={folders} plans={plans} />
                ))}
              </ul>
            )}
          </PagedList>
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {shelf.announcement}
      </p>
      {edited === null ? null : (
        <FolderDialog
          folder={edited === 'new' ? null : edited}
          parent={chosen?.guid ?? null}
          folders={folders}
          onDone={shelf.refresh}
          onRemove={(gone) => {
            if (folder === gone.guid) choose(gone.parent)
            shelf.remove(gone)
          }}
          onClose={() => edit(null)}
        />
      )}
    </div>
  )
}
