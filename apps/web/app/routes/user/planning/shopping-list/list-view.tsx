import { tied } from '@zivina/contract/kernel/typography'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { type ListLine, linesOf } from '@zivina/domain/planning/shopping/list-lines'
import type { LinePart } from '@zivina/domain/planning/shopping/merge-parts'
import { useCallback, useMemo, useState } from 'react'
import { FoodEntry } from '#app/features/entry/food-entry.tsx'
import { Departments } from '#app/features/planning/shopping/departments.tsx'
import { ListedRecipes } from '#app/features/planning/shopping/listed-recipes.tsx'
import { markOf } from '#app/features/planning/shopping/mark-lines.ts'
import { PlanChanges } from '#app/features/planning/shopping/plan-changes.tsx'
import { type ListChange, useShoppingList } from '#app/features/planning/shopping/use-shopping-list.ts'
import { useWakeLock } from '#app/kit/device/use-wake-lock.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { RefusedWrites } from '#app/kit/outbox/refused-writes.tsx'
import { WaitingNotice } from '#app/kit/outbox/waiting-notice.tsx'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { useLingering } from '#app/kit/state/use-lingering.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { takeSecondClick } from '#app/kit/ui/second-click.ts'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useUser } from '#app/session/account/user-query.ts'
import { ListFooter } from './list-footer.tsx'
import { ListMenu } from './list-menu.tsx'

const LineDialog = lazyDialog(() => import('#app/features/planning/shopping/line-dialog.tsx'))

/** Until the list's own name is known. */
export const LIST_TITLE = 'Nákupní seznam'

/** One list: its name and menu, the lines, the field to add, recipes, and what it costs. */
export function ListView({ guid, first }: { guid: string; first: ShoppingList | null }) {
  const { query, change, waitingChanges } = useShoppingList(guid, first)
  return (
    <QueryGate
      query={query}
      heading={LIST_TITLE}
      waiting={{ text: 'Načítám nákupní seznam…', shape: <Skeletons count={6} className="h-16 w-full rounded-card" /> }}
    >
      {(list) => <OpenList list={list} change={change} waiting={waitingChanges} />}
    </QueryGate>
  )
}

type OpenListProps = {
  list: ShoppingList
  change: (change: ListChange) => void
  waiting: ReturnType<typeof useShoppingList>['waitingChanges']
}

function OpenList({ list, change, waiting }: OpenListProps) {
  const lines = useMemo(() => linesOf(list), [list])
  const [opened, setOpened] = useState<string | null>(null)
  const isWrapped = useUser().data?.settings.includes('cart_ingredients_wrapped') ?? false
  useWakeLock(lines.length > 0)
  /** Entries that just came from a changed plan. */
  const [followed, setFollowed] = useState<readonly string[]>([])
  const { keys: lingering, linger } = useLingering()
  const tick = useCallback(
    (line: ListLine, isTicked: boolean) => {
      takeSecondClick()
      linger(line.key)
      change(markOf(line, isTicked))
    },
    [change, linger],
  )
  const open = useCallback((line: ListLine) => setOpened(line.key), [])
  const remove = (item: string, name: string) => {
    change({ kind: 'remove', item })
    const undo = { label: 'Vrátit zpět', run: () => change({ kind: 'restore', items: [item] }) }
    showSnackbar(`Smazáno: ${name}`, 'success', undo)
  }
  const removePart = ({ source, entry, text }: LinePart) => {
    setOpened(null)
    if (source === 'staple') change({ kind: 'staple_change', staple: entry, skip: true })
    else remove(entry, text)
  }
  const line = lines.find(({ key }) => key === opened)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-col">
          <h1 className="wrap-anywhere text-3xl">{tied(list.name)}</h1>
          {list.is_owner ? null : <p className="text-muted">sdílí {list.owner_name}</p>}
        </div>
        <ListMenu list={list} change={change} />
      </div>
      <WaitingNotice isWaiting={waiting.count > 0} isUnstored={waiting.isUnstored} text="Uloží se, až bude signál." />
      <RefusedWrites {...waiting} />
      <PlanChanges list={list} onFollowed={setFollowed} />
      {lines.length === 0 ? (
        <NothingOnList />
      ) : (
        <Departments list={list} lines={lines} lingering={lingering} followed={followed} onTick={tick} onOpen={open} />
      )}
      {list.can_edit ? (
        <div className="shopping-dock sticky bottom-4 z-30 rounded-card bg-surface p-3 shadow-raised print:hidden">
          <FoodEntry
            place={`list ${list.guid}`}
            label="Přidat na seznam"
            placeholder="2 rohlíky a&nbsp;1&nbsp;l mléka"
            isAtBottom
            there={lines.flatMap(({ text, parts }) => [text, ...parts.map((part) => part.text)])}
            onAdd={(text) => change({ kind: 'text', guid: uuidV7(), text, more: false })}
          />
        </div>
      ) : null}
      <ListFooter list={list} lines={lines} change={change} />
      <ListedRecipes list={list} isWrapped={isWrapped} change={change} onRemove={(one) => remove(one.guid, one.name)} />
      {line ? (
        <LineDialog list={list} line={line} change={change} onRemove={removePart} onClose={() => setOpened(null)} />
      ) : null}
    </>
  )
}

function NothingOnList() {
  return (
    <EmptyState
      picture="list"
      title="Seznam je prázdný"
      link={{ href: '/recepty', label: 'Vybrat recepty', variant: 'outline' }}
    >
      <p>Napište dole, co koupit, nebo otevřete recept a&nbsp;klepněte na „Na&nbsp;seznam“. Suroviny se samy sečtou.</p>
    </EmptyState>
  )
}
