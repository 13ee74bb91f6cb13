import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { RecipeReviews } from '@zivina/contract/community/reviews'
import { memo } from 'react'
import { nearPart, PartTrouble, useNearPart } from '#app/kit/parts/near-part.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { BELOW_RECIPE } from '../below-recipe.ts'

const Community = nearPart(() => import('./community.tsx'), BELOW_RECIPE)

type CommunityPartProps = { recipe: RecipeDetail; reviews: RecipeReviews | null }

/**
 * Reviews, photos and error reports of a recipe. This part is far below the recipe and independent of it, so it is hydrated
 * separately and rendered again only for another recipe: an update before hydration would remove the server's markup.
 */
export const CommunityPart = memo(function CommunityPart({ recipe, reviews }: CommunityPartProps) {
  const { place, className, onReady } = useNearPart(BELOW_RECIPE)
  return (
    <>
      <PartTrouble loading={Community.loading} />
      <div ref={place} className={cn('flex flex-col gap-12', className)}>
        <Community recipe={recipe} reviews={reviews} onReady={onReady} />
      </div>
    </>
  )
})
