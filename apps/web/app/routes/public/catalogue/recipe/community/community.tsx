import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { RecipeReviews } from '@zivina/contract/community/reviews'
import { useEffect } from 'react'
import { GallerySection } from '#app/features/community/gallery/gallery-section.tsx'
import { ReportError } from '#app/features/community/report-error/report-error.tsx'
import { ReviewsSection } from '#app/features/community/reviews/reviews-section.tsx'

type CommunityProps = { recipe: RecipeDetail; reviews: RecipeReviews | null; onReady: () => void }

/** Reviews, photos of cooked dishes, and the form to report a mistake. */
export default function Community({ recipe, reviews, onReady }: CommunityProps) {
  useEffect(onReady, [onReady])
  return (
    <>
      <ReviewsSection recipe={recipe} first={reviews} />
      <GallerySection recipe={recipe} />
      <ReportError recipe={recipe} />
    </>
  )
}
