import type { ModeratedReview } from '@zivina/contract/community/reviews'
import { starsLabel } from '@zivina/domain/catalogue/rating'
import { PencilLine, Trash2 } from 'lucide-react'
import { Stars } from '#app/features/catalogue/stars.tsx'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { dayText } from '#app/kit/dates.ts'
import { Button } from '#app/kit/ui/button.tsx'

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
      <h2 className="text-lg leading-snug wrap-anywhere">
        {recipe.is_shown ? (
          <a href={`/recepty/${recipe.slug}#hodnoceni`} className="hover:text-brand">
            {recipe.name}
          </a>
        ) : (
          recipe.name
        )}
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Stars average={rating} />
        <span className="sr-only">{starsLabel(rating)}</span>
        <time dateTime={created_at}>{dayText(created_at)}</time>
      </p>
      <StatusMark status={status} />
      {recipe.is_shown ? null : <p className="text-muted">Recept teď není zveřejněný.</p>}
      {status === 'Denied' && status_note !== '' ? <p className="wrap-anywhere">Důvod: {status_note}</p> : null}
      {comment === null ? null : <p className="max-w-text whitespace-pre-line wrap-anywhere">{comment}</p>}
      {reply === null ? null : (
        <div className="flex max-w-text flex-col gap-1 border-l-2 border-brand pl-4">
          <p className="font-semibold text-heading">{creator.name} odpovídá</p>
          <p className="whitespace-pre-line wrap-anywhere">{reply}</p>
        </div>
      )}
      <div className="mt-auto flex flex-wrap gap-2">
        <Button aria-label={`Upravit: ${recipe.name}`} aria-haspopup="dialog" onClick={() => onEdit(review)}>
          <PencilLine aria-hidden />
          Upravit
        </Button>
        <Button variant="quiet" aria-label={`Smazat: ${recipe.name}`} onClick={() => onRemove(review)}>
          <Trash2 aria-hidden />
          Smazat
        </Button>
      </div>
    </li>
  )
}
