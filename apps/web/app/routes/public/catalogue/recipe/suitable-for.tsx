import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { DIETARY_PREFERENCE_LABELS } from '@zivina/domain/catalogue/diet-labels'
import { DIET_TYPE_LABELS, DIET_TYPES } from '@zivina/domain/catalogue/diet-types'
import { DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import { facetPath } from '#app/features/catalogue/facet-path.ts'
import { LinkChip } from '#app/kit/ui/chip.tsx'

/** Eating style and diets the recipe suits, and how reliable that is. */
export function SuitableFor({ recipe }: { recipe: RecipeDetail }) {
  const style = DIETARY_PREFERENCES.findLast((preference) => recipe.dietary_preference.includes(preference))
  const diets = DIET_TYPES.filter((diet) => diet !== 'Without restrictions' && recipe.diet_types.includes(diet))
  const hasStyle = style !== undefined && style !== 'All'
  if (!hasStyle && diets.length === 0) return null
  return (
    <section aria-labelledby="vhodne-pro" className="flex flex-col gap-4 print:hidden">
      <h2 id="vhodne-pro" className="text-2xl">
        Pro koho se hodí
      </h2>
      <ul className="flex flex-wrap gap-2">
        {hasStyle ? (
          <li>
            <LinkChip href={facetPath({ dietary_preference: style })}>{DIETARY_PREFERENCE_LABELS[style]}</LinkChip>
          </li>
        ) : null}
        {diets.map((diet) => (
          <li key={diet}>
            <LinkChip href={facetPath({ diet_types: diet })} className="max-sm:py-2 max-sm:whitespace-normal">
              {DIET_TYPE_LABELS[diet]}
            </LinkChip>
          </li>
        ))}
      </ul>
      <p className="max-w-text text-sm text-muted">
        Označení vychází z&nbsp;obvyklého složení surovin a&nbsp;platí pro recept bez vašich úprav. Nezaručuje
        nepřítomnost alergenů: při alergii nebo celiakii si vždy ověřte etikety výrobků, které používáte.
      </p>
    </section>
  )
}
