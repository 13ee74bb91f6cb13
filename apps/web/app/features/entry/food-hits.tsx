import { DEBOUNCE_SEARCH, INGREDIENT_SEARCH_MIN } from '@zivina/contract/kernel/limits'
import { FoodThumbnail } from '#app/features/catalogue/food-thumbnail.tsx'
import { useDebounced } from '#app/kit/state/use-debounced.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { HitRow } from './hit-row.tsx'
import { useEntryFoods } from './use-entry-foods.ts'

type FoodHitsProps = {
  text: string
  ticked: ReadonlySet<string>
  onTick: (name: string) => void
  onTake: (name: string) => void
  className: string
}

/** Foods that a name finds. Without a connection there are none, and the name is added as it is written. */
export function FoodHits({ text, ticked, onTick, onTake, className }: FoodHitsProps) {
  const search = useDebounced(text.trim(), DEBOUNCE_SEARCH)
  const names = useEntryFoods(search)
  if (text.trim().length < INGREDIENT_SEARCH_MIN || search === '' || names.size === 0) return null
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
