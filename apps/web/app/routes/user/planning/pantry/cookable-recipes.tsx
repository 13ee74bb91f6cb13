import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { PantryRecipe } from '@zivina/contract/planning/pantry'
import { counted } from '@zivina/czech/plural'
import { useState } from 'react'
import { CardLink } from '#app/features/catalogue/recipe-card.tsx'
import { toCard } from '#app/features/catalogue/to-card.ts'
import { sayPortions } from '#app/features/planning/shopping/listed-recipes.tsx'
import { cookableKey } from '#app/features/planning/shopping/pantry-keys.ts'
import { TakeButton } from '#app/features/planning/shopping/take-button.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { Stepper } from '#app/kit/ui/stepper.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { type Cookable, PORTIONS, readCookable } from './read-cookable.ts'

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3'
const PORTIONS_SHOWN_MAX = 20
/** More missing foods than these are only counted. */
const MISSING_SHOWN = 4

/** „Co můžu uvařit teď“: recipes of which at most two foods are missing, those that use what spoils first before the rest. */
export function CookableRecipes({ first }: { first: Cookable | null }) {
  const { api, guid: person } = useAccount()
  const [portions, setPortions] = useState(PORTIONS)
  const query = useInfiniteQuery({
    queryKey: [...cookableKey(person), portions],
    queryFn: ({ signal, pageParam }) => readCookable(api, portions, pageParam, signal),
    ...(first && portions === PORTIONS ? { initialData: { pages: [first], pageParams: [0] } } : {}),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { results }) => sum + results.length, 0)
      return shown < last.count ? shown : undefined
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const isEmpty = query.data?.pages[0]?.count === 0
  return (
    <section aria-label="Co můžu uvařit teď" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Co můžu uvařit teď</h2>
        <Stepper
          value={portions}
          max={PORTIONS_SHOWN_MAX}
          label="Pro kolik porcí"
          decreaseLabel="Ubrat porci"
          increaseLabel="Přidat porci"
          format={sayPortions}
          onChange={setPortions}
        />
      </div>
      <QueryGate
        query={query}
        waiting={{
          text: 'Hledám recepty…',
          className: GRID,
          shape: <Skeletons count={3} className="h-96 w-full rounded-card" />,
        }}
      >
        {({ pages }) =>
          isEmpty ? (
            <p className="text-muted">
              Až vám z&nbsp;některého receptu budou kromě koření chybět nejvýš dvě suroviny, najdete ho tady. Sůl, mletý
              pepř a&nbsp;vodu má každá kuchyně.
            </p>
          ) : (
            <>
              <p className="text-sm text-muted">Sůl, mletý pepř a&nbsp;vodu má každá kuchyně, ty nepočítáme.</p>
              <ul aria-label="Recepty ze spíže" className={GRID}>
                {pages
                  .flatMap(({ results }) => results)
                  .map((found) => (
                    <li key={found.recipe.guid} className="flex flex-col gap-2">
                      <div className="flex-1">
                        <CardLink recipe={toCard(found.recipe)} href={`/recepty/${found.recipe.slug}`}>
                          <p className="border-t border-line pt-3 text-sm">{sayMissing(found)}</p>
                        </CardLink>
                      </div>
                      <TakeButton recipe={found.recipe} portions={portions} />
                    </li>
                  ))}
              </ul>
              {query.hasNextPage ? (
                <Button className="self-center" onClick={() => void query.fetchNextPage()}>
                  {query.isFetchingNextPage ? 'Načítám…' : 'Další recepty'}
                </Button>
              ) : null}
            </>
          )
        }
      </QueryGate>
    </section>
  )
}

/** „Máte všechno“, „Chybí cibule, máslo“. */
function sayMissing({ missing, food_count }: PantryRecipe): string {
  if (missing.length === 0) return 'Máte všechno.'
  const names = missing.slice(0, MISSING_SHOWN).map(({ name }) => name)
  const more = missing.length - names.length
  const rest = more > 0 ? ` a\u00a0ještě ${counted(more, 'surovina', 'suroviny', 'surovin')}` : ''
  return `Máte ${food_count - missing.length} z\u00a0${food_count}. Chybí ${names.join(', ')}${rest}.`
}
