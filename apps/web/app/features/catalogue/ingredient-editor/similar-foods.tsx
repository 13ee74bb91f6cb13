import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SimilarIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { DEBOUNCE_SEARCH, SEARCH_TEXT_MAX } from '@zivina/contract/kernel/limits'
import { tied } from '@zivina/contract/kernel/typography'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { useDebounced } from '#app/kit/state/use-debounced.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { AllergenWords } from './allergen-words.tsx'
import { BASIS_LABELS } from './units-text.ts'

type SimilarFoodsProps = {
  name: string
  barcode: string
  except: string | null
  matched: string
  onMatch: (guid: string) => void
  /** Set where the food can be used instead of creating it again. */
  onUse?: ((food: SimilarIngredient) => void) | undefined
}

const SHORTEST = 3

/** Existing foods that may be the same as the one being entered. */
export function SimilarFoods({ name, barcode, except, matched, onMatch, onUse }: SimilarFoodsProps) {
  const { api } = useAccount()
  const typed = useDebounced(name.trim().slice(0, SEARCH_TEXT_MAX), DEBOUNCE_SEARCH)
  const text = typed.length < SHORTEST ? '' : typed
  const { data } = useQuery({
    queryKey: ['similar-ingredients', text, barcode, except],
    queryFn: ({ signal }) => {
      const query = { name: text, barcode, ...(except === null ? {} : { except }) }
      return api('GET /ingredient/similar', { query, signal })
    },
    enabled: text !== '' || barcode !== '',
    placeholderData: keepPreviousData,
  })
  const foods = text === '' && barcode === '' ? [] : (data?.results ?? [])
  if (foods.length === 0) return <div role="status" className="sr-only" />
  return (
    <section aria-label="Podobné suroviny" className="flex flex-col gap-2 rounded-card bg-sunken p-4">
      <p role="status" className="font-medium">
        Podobné suroviny už máme. Není to některá z&nbsp;nich?
      </p>
      <ul className="divide-y divide-line">
        {foods.map((food) => (
          <li key={food.guid} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 wrap-break-word">
              {tied(food.name)}
              <span className="figures block text-sm text-muted">
                {food.match === 'barcode' ? 'Stejný čárový kód · ' : ''}
                <span className="own-figures">
                  {formatNutrient('kilojoules', food.macros.kilojoules)} {BASIS_LABELS[food.weight_units]}
                </span>
              </span>
              <AllergenWords allergens={food.allergens} />
            </span>
            <span className="flex flex-wrap gap-2">
              {onUse ? (
                <Button aria-label={`Použít tuto surovinu: ${food.name}`} onClick={() => onUse(food)}>
                  Použít tuto
                </Button>
              ) : null}
              <Button
                variant={matched === food.guid ? 'brand' : 'outline'}
                aria-pressed={matched === food.guid}
                aria-label={`Stejná potravina: ${food.name}`}
                onClick={() => onMatch(matched === food.guid ? '' : food.guid)}
              >
                Stejná potravina
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
