import { memo } from 'react'
import { cn } from '../../../class-names.ts'
import type { CardRecipe } from '../../../components/recipe-card.tsx'
import { nearPart, PartTrouble, useNearPart } from './near.tsx'

const SimilarRecipes = nearPart(() => import('./similar-recipes.tsx'))

/** Recipes most like this one, on a ground that runs into the page's end. It lives once somebody reads that far. */
export const SimilarPart = memo(function SimilarPart({ recipes }: { recipes: readonly CardRecipe[] }) {
  const { place, className, onReady } = useNearPart()
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
