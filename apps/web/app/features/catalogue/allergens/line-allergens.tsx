import { ALLERGEN_SHORT_LABELS } from '@zivina/domain/catalogue/allergens/allergen-short-labels'
import { ALLERGENS, type FoodAllergens } from '@zivina/domain/catalogue/allergens/allergens'
import { useOwnAllergens } from '#app/features/catalogue/own-allergens/own-allergens.ts'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { cn } from '#app/kit/ui/class-names.ts'

// Where it does not load, the warning above the recipe says so.
const FoodWarning = lazyPart(() => import('./food-warning.tsx'), { isAnnouncedElsewhere: true })

/** The allergens that a line surely contains, emphasised as labels do it. Of those that the reader avoids the warning speaks. */
export function LineAllergens({ allergens, isInline = false }: { allergens: FoodAllergens; isInline?: boolean }) {
  const avoided = useOwnAllergens()
  const contained = ALLERGENS.filter(
    (allergen) => allergens[allergen]?.state === 'contains' && !avoided.includes(allergen),
  )
  if (contained.length === 0) return null
  return (
    <span className={cn('text-sm text-muted print:hidden', !isInline && 'block')}>
      {isInline ? ' ·\u00a0' : null}
      {contained.length === 1 ? 'alergen' : 'alergeny'}:{' '}
      <b className="font-semibold">{contained.map((allergen) => ALLERGEN_SHORT_LABELS[allergen]).join(', ')}</b>
    </span>
  )
}

/** The warning at a line, for those who avoid an allergen. */
export function LineWarning({ allergens }: { allergens: FoodAllergens }) {
  return useOwnAllergens().length === 0 ? null : <FoodWarning allergens={allergens} className="row-warning" />
}
