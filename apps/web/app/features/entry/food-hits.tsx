import { useQuery } from '@tanstack/react-query'
import { DEBOUNCE_SEARCH, INGREDIENT_SEARCH_MIN } from '@zivina/contract/kernel/limits'
import { FoodThumbnail } from '#app/features/catalogue/food-thumbnail.tsx'
import { useDebounced } from '#app/kit/state/use-debounced.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { HitRow } from './hit-row.tsx'

/** How many foods are offered for a name. */
const HITS = '6'

type FoodHitsProps = {
  text: string
  ticked: ReadonlySet<string>
  onTick: (name: string) => void
  onTake: (name: string) => void
  className: string
}

/** Foods that a name finds. Without a connection there are none, and the name is added as it is written. */
export function FoodHits({ text, ticked, onTick, onTake, className }: FoodHitsProps) {
  const { api, guid } = useAccount()
  const search = useDebounced(text.trim(), DEBOUNCE_SEARCH)
  const { data } = useQuery({
    queryKey: ['entry-foods', guid, search],
    queryFn: ({ signal }) => api('GET /ingredient', { query: { search, limit: HITS }, signal }),
    enabled: search.length >= INGREDIENT_SEARCH_MIN,
    placeholderData: (before) => before,
    retry: false,
  })
  if (text.trim().length < INGREDIENT_SEARCH_MIN || search === '' || !data?.results.length) return null
  // Foods are bought by their names in a kitchen: „polotučné mléko“.
  const names = new Map(data.results.map((food) => [food.kitchen?.name ?? food.name, food]))
  return (
    <ul aria-label="Nalezené potraviny" className={cn('divide-y divide-line', className)}>
      {[...names].map(([name, food]) => (
        <HitRow
          key={food.guid}
          name={name}
          does="Přidat"
          picture={<FoodThumbnail image={food.image} />}
          isTicked={ticked.has(name)}
          isAdded={false}
          onTick={() => onTick(name)}
          onOpen={() => onTake(name)}
          onTake={() => onTake(name)}
        />
      ))}
    </ul>
  )
}
