import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { RecipeReviews } from '@zivina/contract/community/reviews'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
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

/** What people think of the recipe. The approved reviews come with the page; one's own only once the browser knows whose. */
export function ReviewsSection({ recipe, first: start }: ReviewsSectionProps) {
  const { first, shown, isLoadingMore, moreFailure, loadMore, refresh, replace } = useRecipeReviews(recipe.slug, start)
  const session = useSession()
  const isCreator = session?.user_guid === recipe.creator.guid
  return (
    <section id="hodnoceni" aria-labelledby="hodnoceni-nadpis" className="flex flex-col gap-6 print:hidden">
      <h2 id="hodnoceni-nadpis" className="text-2xl">
        Hodnocení
      </h2>
      {first && first.rating.average !== null ? <RatingOverview reviews={first} /> : null}
      {first?.count === 0 ? <p className="text-muted">Recept zatím nikdo neohodnotil.</p> : null}
      {/* What has just been saved is in sight; that the list under it is not anew is no failure of the saving. */}
      {isCreator ? null : <OwnReview recipe={recipe} session={session} onChanged={() => refresh().catch(() => {})} />}
      {shown.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line">
          {shown.map((review) => (
            <ReviewItem key={review.guid} review={review} canReply={isCreator} onReplied={replace} />
          ))}
        </ul>
      ) : null}
      <FormNotice failure={noticeOf(first, moreFailure)} />
      {first === null ? (
        <ActionButton className="self-start noscript:hidden" run={refresh} pendingLabel="Načítám…">
          Zkusit znovu
        </ActionButton>
      ) : null}
      {first && shown.length < first.count ? (
        <Button className="self-start noscript:hidden" aria-disabled={isLoadingMore || undefined} onClick={loadMore}>
          {isLoadingMore ? 'Načítám…' : 'Zobrazit další hodnocení'}
        </Button>
      ) : null}
    </section>
  )
}

function noticeOf(first: RecipeReviews | null, moreFailure: Error | null): FormFailure | null {
  if (moreFailure) return { tone: 'error', message: describeFailure(moreFailure).message }
  return first === null ? { tone: 'info', message: 'Hodnocení se nepodařilo načíst.' } : null
}
