import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { ProductSource } from '../amount/product-source.tsx'
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
  const count = data.foods.length + data.recipes.length + data.products.length
  const parts = [
    ['Suroviny', data.foods],
    ['Recepty', data.recipes],
    ['Balené potraviny', data.products],
  ] as const
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className={count === 0 ? 'text-muted' : 'sr-only'}>
        {isFetching || isBehind ? 'Hledáme…' : sayFound(count)}
      </p>
      {parts.map(([label, choices]) =>
        choices.length === 0 ? null : (
          <section key={label} className="flex flex-col gap-1">
            <h3 className="text-base font-semibold">{label}</h3>
            <ChoiceList label={label} choices={choices} {...actions} />
            {choices === data.products ? <ProductSource /> : null}
          </section>
        ),
      )}
    </div>
  )
}

function sayFound(count: number): string {
  if (count === 0) return 'Nic takového jsme nenašli. Zkuste obecnější název, nebo zapište jen energii.'
  return `Nalezeno: ${count}`
}
