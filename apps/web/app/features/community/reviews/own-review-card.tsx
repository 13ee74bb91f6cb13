import type { ModeratedReview } from '@zivina/contract/community/reviews'
import { starsLabel } from '@zivina/domain/catalogue/rating'
import { STATUS_LABELS } from '@zivina/domain/catalogue/statuses'
import { useState } from 'react'
import { Stars } from '#app/features/catalogue/stars.tsx'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

type OwnReviewCardProps = { review: ModeratedReview; onEdit: () => void; onDeleted: () => void }

/** The user's own review: its content, its state and actions. */
export function OwnReviewCard({ review, onEdit, onDeleted }: OwnReviewCardProps) {
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { rating, comment, status, status_note } = review
  const remove = async () => {
    try {
      await sessionApi('DELETE /review/{guid}', { params: { guid: review.guid } })
      onDeleted()
    } catch (problem) {
      setFailure(describeFailure(problem).message)
    }
  }
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
      <h3 className="text-lg">Vaše hodnocení</h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars average={rating} />
        <span className="sr-only">{starsLabel(rating)}</span>
        {status === 'Approved' ? null : (
          <span className="rounded-full bg-accent-soft px-3 py-0.5 text-sm text-text">{STATUS_LABELS[status]}</span>
        )}
      </p>
      {comment === null ? null : <p className="max-w-text whitespace-pre-line wrap-anywhere">{comment}</p>}
      {status === 'Denied' && status_note !== '' ? (
        <Notice tone="info">Proč jsme ho nezveřejnili: {status_note}</Notice>
      ) : null}
      <NoticeRegion>{failure ? <Notice tone="error">{failure}</Notice> : null}</NoticeRegion>
      <div className="flex flex-wrap gap-3">
        {asking ? (
          <>
            <Button variant="danger" onClick={() => void remove()}>
              Opravdu smazat
            </Button>
            <Button onClick={() => setAsking(false)}>Ponechat</Button>
          </>
        ) : (
          <>
            <Button aria-haspopup="dialog" onClick={onEdit}>
              Upravit
            </Button>
            <Button variant="quiet" onClick={() => setAsking(true)}>
              Smazat
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
