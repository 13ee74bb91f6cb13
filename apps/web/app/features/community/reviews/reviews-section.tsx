import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { RecipeReviews } from '@zivina/contract/community/reviews'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { useSession } from '#app/session/use-session.ts'
import { OwnReview } from './own-review.tsx'
import { RatingOverview } from './rating-overview.tsx'
import { ReviewItem } from './review-item.tsx'
import { useRecipeReviews } from './use-recipe-reviews.ts'

type ReviewsSectionProps = {
  recipe: RecipeDetail
  /** The reviews rendered by the server. */
  first: RecipeReviews | null
}

/**
 * The reviews of the recipe. The page contains approved reviews; the user's own one is loaded once the browser knows the user.
 */
export function ReviewsSection({ recipe, first }: ReviewsSectionProps) {
  const { reviews, loading, failure, more, refresh, replace } = useRecipeReviews(recipe.slug, first)
  const session = useSession()
  const isCreator = session?.user_guid === recipe.creator.guid
  const shown = reviews?.results ?? []
  return (
    <section id="hodnoceni" aria-labelledby="hodnoceni-nadpis" className="flex flex-col gap-6 print:hidden">
      <h2 id="hodnoceni-nadpis" className="text-2xl">
        Hodnocení
      </h2>
      {reviews && reviews.rating.average !== null ? <RatingOverview reviews={reviews} /> : null}
      {reviews?.count === 0 ? <p className="text-muted">Recept zatím nikdo neohodnotil.</p> : null}
      {isCreator ? null : <OwnReview recipe={recipe} session={session} onChanged={refresh} />}
      {shown.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line">
          {shown.map((review) => (
            <ReviewItem key={review.guid} review={review} canReply={isCreator} onReplied={replace} />
          ))}
        </ul>
      ) : null}
      <NoticeRegion>
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        {reviews === null && !failure ? <Notice tone="info">Hodnocení se nepodařilo načíst.</Notice> : null}
      </NoticeRegion>
      {reviews === null || shown.length < reviews.count ? (
        <Button
          className="self-start noscript:hidden"
          aria-disabled={loading || undefined}
          onClick={() => void (loading || (reviews === null ? refresh() : more()))}
        >
          {buttonLabel(loading, reviews === null)}
        </Button>
      ) : null}
    </section>
  )
}

function buttonLabel(loading: boolean, missing: boolean): string {
  if (loading) return 'Načítám…'
  return missing ? 'Zkusit znovu' : 'Zobrazit další hodnocení'
}
