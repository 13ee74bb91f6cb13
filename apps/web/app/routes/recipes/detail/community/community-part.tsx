import type { RecipeDetail } from '@zivina/contract/recipes'
import type { RecipeReviews } from '@zivina/contract/reviews'
import { lazy, memo, Suspense } from 'react'
import { cn } from '../../../../class-names.ts'
import { Awaited, useNearPart, whenNear } from '../near.tsx'

const Community = lazy(() => whenNear(() => import('./community.tsx')))

type CommunityPartProps = { recipe: RecipeDetail; reviews: RecipeReviews | null }

/**
 * The part of the page below the recipe itself. Whoever reads the recipe alone does not load what it takes. It is drawn anew
 * for another recipe alone: an update before it lives would take away what the server wrote.
 */
export const CommunityPart = memo(function CommunityPart({ recipe, reviews }: CommunityPartProps) {
  const { place, className, onReady } = useNearPart()
  return (
    <div ref={place} className={cn('flex flex-col gap-12', className)}>
      <Suspense fallback={<Awaited />}>
        <Community recipe={recipe} reviews={reviews} onReady={onReady} />
      </Suspense>
    </div>
  )
})
