import { counted } from '@zivina/czech/plural'
import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { ConditionalResults } from '#app/features/catalogue/conditional/conditional-results.tsx'
import { toApiQuery } from '#app/features/catalogue/filter/api-query.ts'
import { callApi } from '#app/features/catalogue/filter/browser-api.ts'
import { LIST_PATH } from '#app/features/catalogue/filter/list-address.ts'
import type { ChangeFilter } from '#app/features/catalogue/filter/use-filter.ts'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import { FailedList } from '#app/features/catalogue/recipe-list/failed-list.tsx'
import type { ListData } from '#app/features/catalogue/recipe-list/list-data.ts'
import { LoadMore } from '#app/features/catalogue/recipe-list/load-more.tsx'
import { PastEnd } from '#app/features/catalogue/recipe-list/past-end.tsx'
import { ResultGrid } from '#app/features/catalogue/recipe-list/result-grid.tsx'
import {
  useFromServer,
  useRestored,
  useRestoredRecipes,
  useStoringList,
} from '#app/features/catalogue/recipe-list/use-restored-list.ts'
import { toCard } from '#app/features/catalogue/to-card.ts'
import { useGrownList } from '#app/kit/list/use-grown-list.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { EmptyList } from './empty-list.tsx'

type ResultsProps = { data: ListData; change: ChangeFilter }

/** The found recipes, page by page, or the reason why there are none. */
export function Results({ data, change }: ResultsProps) {
  const grid = useRef<HTMLUListElement>(null)
  const { state: revalidation, revalidate } = useRevalidator()
  const waiting = useIsWaiting() || revalidation === 'loading'
  const fromServer = useFromServer()
  const list = useGrownList<CardRecipe>({
    of: data,
    first: data.recipes,
    kept: useRestoredRecipes(data, fromServer),
    identity: ({ slug }) => slug,
    fetchPage: async (offset, signal) => {
      const query = toApiQuery(data.filter, { offset: data.offset + offset })
      return { results: (await callApi('GET /recipe', { query, signal })).results.map(toCard) }
    },
  })
  const { items: recipes, added } = list
  useRestored(list.put, added.length, fromServer)
  useStoringList(data, added)
  const isConditional = data.conditional.count > 0
  const announced = useFocusOnNew(grid, data, recipes.length)

  if (data.failure !== null) {
    return <FailedList message={data.failure} retrying={waiting} onRetry={() => void revalidate()} />
  }
  return (
    <div className={cn('min-h-96', waiting && recipes.length === 0 && 'opacity-50')}>
      {recipes.length > 0 ? <ResultGrid ref={grid} recipes={recipes} waiting={waiting} /> : null}
      {recipes.length === 0 && data.count === 0 && isConditional ? (
        <p className="max-w-text text-lg">
          Vhodný recept pro tento filtr zatím nemáme. Níže jsou jen ty, které na něco čekají nebo mají podmínku.
        </p>
      ) : null}
      {recipes.length === 0 && data.count === 0 && !isConditional ? (
        <EmptyList filter={data.filter} suggestions={data.suggestions} change={change} />
      ) : null}
      {recipes.length === 0 && data.count > 0 ? <PastEnd data={data} /> : null}
      {recipes.length > 0 ? <LoadMore data={data} list={list} /> : null}
      {isConditional ? <ConditionalResults filter={data.filter} data={data.conditional} /> : null}
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
