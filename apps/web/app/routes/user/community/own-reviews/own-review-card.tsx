import type { ModeratedReview } from '@zivina/contract/community/reviews'
import { starsLabel } from '@zivina/domain/catalogue/rating'
import { Stars } from '#app/features/catalogue/stars.tsx'
import { dayText } from '#app/kit/text/dates.ts'
import { CardActions, CardName, CardState } from '#app/shell/user/own-card.tsx'

type OwnReviewCardProps = {
  review: ModeratedReview
  onEdit: (review: ModeratedReview) => void
  onRemove: (review: ModeratedReview) => void
}

/** One of the user's reviews with its recipe, state and actions. */
export function OwnReviewCard({ review, onEdit, onRemove }: OwnReviewCardProps) {
  const { recipe, rating, comment, status, status_note, created_at, reply, creator } = review
  return (
    <li className="flex flex-col items-start gap-3 rounded-card bg-surface p-4 shadow-card">
      <CardName name={recipe.name} href={recipe.is_shown ? `/recepty/${recipe.slug}#hodnoceni` : null} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Stars average={rating} />
        <span className="sr-only">{starsLabel(rating)}</span>
        <time dateTime={created_at}>{dayText(created_at)}</time>
      </p>
      <CardState status={status} status_note={status_note} />
      {recipe.is_shown ? null : <p className="text-muted">Recept teď není zveřejněný.</p>}
      {comment === null ? null : <p className="max-w-text whitespace-pre-line wrap-anywhere">{comment}</p>}
      {reply === null ? null : (
        <div className="flex max-w-text flex-col gap-1 border-l-2 border-brand pl-4">
          <p className="font-semibold text-heading">{creator.name} odpovídá</p>
          <p className="whitespace-pre-line wrap-anywhere">{reply}</p>
        </div>
      )}
      <CardActions name={recipe.name} edit={() => onEdit(review)} remove={() => onRemove(review)} />
    </li>
  )
}
