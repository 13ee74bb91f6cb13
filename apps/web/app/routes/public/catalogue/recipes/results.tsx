import { counted } from '@zivina/czech/plural'
import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { LIST_PATH } from '#app/features/catalogue/filter/list-address.ts'
import type { ListData } from '#app/features/catalogue/filter/list-data.ts'
import { ResultGrid } from '#app/features/catalogue/filter/result-grid.tsx'
import type { ChangeFilter } from '#app/features/catalogue/filter/use-filter.ts'
import { cn } from '#app/kit/class-names.ts'
import { EmptyList } from './empty-list.tsx'
import { FailedList } from './failed-list.tsx'
import { LoadMore } from './load-more.tsx'
import { PastEnd } from './past-end.tsx'
import { useFromServer, useKeeping, useKeptRecipes, useRestored } from './use-kept-list.ts'
import { useMore } from './use-more.ts'

type ResultsProps = { data: ListData; change: ChangeFilter }

/** The found recipes, page by page, or the reason why there are none. */
export function Results({ data, change }: ResultsProps) {
  const grid = useRef<HTMLUListElement>(null)
  const { state: revalidation, revalidate } = useRevalidator()
  const waiting = useIsWaiting() || revalidation === 'loading'
  const fromServer = useFromServer()
  const { more, state, loadMore, restore } = useMore(data, useKeptRecipes(data, fromServer))
  useRestored(restore, more.length, fromServer)
  useKeeping(data, more)
  const recipes = [...data.recipes, ...more]
  const announced = useFocusOnNew(grid, data, recipes.length)

  if (data.failure !== null) {
    return <FailedList message={data.failure} retrying={waiting} onRetry={() => void revalidate()} />
  }
  return (
    <div className={cn('min-h-96', waiting && recipes.length === 0 && 'opacity-50')}>
      {recipes.length > 0 ? <ResultGrid ref={grid} recipes={recipes} waiting={waiting} /> : null}
      {recipes.length === 0 && data.count === 0 ? (
        <EmptyList filter={data.filter} suggestions={data.suggestions} change={change} />
      ) : null}
      {recipes.length === 0 && data.count > 0 ? <PastEnd data={data} /> : null}
      {recipes.length > 0 ? (
        <LoadMore data={data} shown={recipes.length} state={state} onMore={() => void loadMore()} />
      ) : null}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  )
}

/** Whether the list under another filter is loading. */
function useIsWaiting(): boolean {
  const { state, location } = useNavigation()
  return state !== 'idle' && location.pathname === LIST_PATH
}

/** Moves the focus to the first of the recipes just loaded, and announces how many there are now. */
function useFocusOnNew(grid: React.RefObject<HTMLUListElement | null>, data: ListData, shown: number): string {
  const before = useRef({ data, shown })
  useEffect(() => {
    const { current: last } = before
    before.current = { data, shown }
    const wasPressed = document.activeElement?.closest('[data-load-more]') !== null
    if (last.data !== data || shown <= last.shown || !wasPressed) return
    grid.current?.children[last.shown]?.querySelector('a')?.focus({ preventScroll: true })
  }, [grid, data, shown])
  return shown > data.recipes.length ? `Zobrazeno ${counted(shown, 'recept', 'recepty', 'receptů')}` : ''
}
