import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { RecipeReviews } from '@zivina/contract/community/reviews'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { useSession } from '#app/session/tokens/use-session.ts'
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
  const list = useRecipeReviews(recipe.slug, start)
  const { first, shown, isOutdated, isLoadingMore, loadMore, refresh, replace } = list
  const session = useSession()
  const isCreator = session?.user_guid === recipe.creator.guid
  return (
    <section id="hodnoceni" aria-labelledby="hodnoceni-nadpis" className="flex flex-col gap-6 print:hidden">
      <h2 id="hodnoceni-nadpis" className="text-2xl">
        Hodnocení
      </h2>
      {first && first.rating.average !== null ? <RatingOverview reviews={first} /> : null}
      {first?.count === 0 ? <p className="text-muted">Recept zatím nikdo neohodnotil.</p> : null}
      {/* What has just been saved is in sight; that the list under it is not anew is told below it. */}
      {isCreator ? null : <OwnReview recipe={recipe} session={session} onChanged={() => refresh().catch(() => {})} />}
      {shown.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line">
          {shown.map((review) => (
            <ReviewItem key={review.guid} review={review} canReply={isCreator} onReplied={replace} />
          ))}
        </ul>
      ) : null}
      <FormNotice failure={noticeOf(list)} />
      {isOutdated ? (
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

function noticeOf({ first, isOutdated, moreFailure }: ReturnType<typeof useRecipeReviews>): FormFailure | null {
  if (moreFailure) return { tone: 'error', message: describeFailure(moreFailure).message }
  if (!isOutdated) return null
  const message =
    first === null
      ? 'Hodnocení se nepodařilo načíst.'
      : 'Vaše změna je uložená, ale seznam hodnocení se nepodařilo obnovit.'
  return { tone: 'info', message }
}
