import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { type ChoiceActions, ChoiceList } from './choice-list.tsx'
import type { useFoodSearch } from './use-food-search.ts'

type SearchResultsProps = ChoiceActions & { search: ReturnType<typeof useFoodSearch> }

/** Foods and recipes that a text finds. */
export function SearchResults({ search, ...actions }: SearchResultsProps) {
  const { data, error, isFetching, isBehind, refetch } = search
  if (error && !isFetching && !data) return <LoadFailure failure={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" className="flex flex-col gap-2">
        <span className="sr-only">Hledáme…</span>
        <Skeletons count={5} className="h-14 w-full rounded-md" />
      </div>
    )
  }
  const { foods, recipes } = data
  const isNothing = foods.length + recipes.length === 0
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className={isNothing ? 'text-muted' : 'sr-only'}>
        {isFetching || isBehind
          ? 'Hledáme…'
          : isNothing
            ? 'Nic takového jsme nenašli. Zkuste obecnější název, nebo zapište jen energii.'
            : `Nalezeno: ${foods.length + recipes.length}`}
      </p>
      {foods.length > 0 ? (
        <section className="flex flex-col gap-1">
          <h3 className="text-base font-semibold">Suroviny</h3>
          <ChoiceList label="Suroviny" choices={foods} {...actions} />
        </section>
      ) : null}
      {recipes.length > 0 ? (
        <section className="flex flex-col gap-1">
          <h3 className="text-base font-semibold">Recepty</h3>
          <ChoiceList label="Recepty" choices={recipes} {...actions} />
        </section>
      ) : null}
    </div>
  )
}
