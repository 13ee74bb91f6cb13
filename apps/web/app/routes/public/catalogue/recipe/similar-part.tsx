import { memo } from 'react'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import { nearPart, PartTrouble, useNearPart } from '#app/kit/parts/near-part.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { BELOW_RECIPE } from './below-recipe.ts'

const OtherRecipes = nearPart(() => import('./other-recipes.tsx'), BELOW_RECIPE)

type SimilarPartProps = { companions: readonly CardRecipe[]; similar: readonly CardRecipe[] }

/** What to serve with the recipe and what is like it, at the end of the page. Hydrated once the reader scrolls near. */
export const SimilarPart = memo(function SimilarPart({ companions, similar }: SimilarPartProps) {
  const { place, className, onReady } = useNearPart(BELOW_RECIPE)
  if (companions.length + similar.length === 0) return null
  return (
    <div ref={place} className={cn('mt-8 -mb-16 border-t border-line bg-sunken py-10 print:hidden', className)}>
      <div className="page-width">
        <PartTrouble loading={OtherRecipes.loading} />
        <OtherRecipes companions={companions} similar={similar} onReady={onReady} />
      </div>
    </div>
  )
})
