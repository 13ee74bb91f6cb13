import { memo } from 'react'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import { cn } from '#app/kit/class-names.ts'
import { nearPart, PartTrouble, useNearPart } from '#app/kit/near-part.tsx'
import { BELOW_RECIPE } from './below-recipe.ts'

const SimilarRecipes = nearPart(() => import('./similar-recipes.tsx'), BELOW_RECIPE)

/** The most similar recipes, at the end of the page. Hydrated once the reader scrolls near. */
export const SimilarPart = memo(function SimilarPart({ recipes }: { recipes: readonly CardRecipe[] }) {
  const { place, className, onReady } = useNearPart(BELOW_RECIPE)
  if (recipes.length === 0) return null
  return (
    <div ref={place} className={cn('mt-8 -mb-16 border-t border-line bg-sunken py-10 print:hidden', className)}>
      <div className="page-width">
        <PartTrouble loading={SimilarRecipes.loading} />
        <SimilarRecipes recipes={recipes} onReady={onReady} />
      </div>
    </div>
  )
})
