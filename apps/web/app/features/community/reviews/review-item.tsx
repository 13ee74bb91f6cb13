import type { Review } from '@zivina/contract/community/reviews'
import { starsLabel } from '@zivina/domain/catalogue/rating'
import { useState } from 'react'
import { Stars } from '#app/features/catalogue/stars.tsx'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { dayText } from '#app/kit/text/dates.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { ReviewerPortrait } from './reviewer-portrait.tsx'

const ReplyForm = lazyPart(() => import('./reply-form.tsx'))

type ReviewItemProps = { review: Review; canReply: boolean; onReplied: (review: Review) => void }

/** One review: author, stars, date, comment and answer. Texts are never interpreted as HTML. */
export function ReviewItem({ review, canReply, onReplied }: ReviewItemProps) {
  const [replying, setReplying] = useState(false)
  const { user, rating, comment, created_at, reply, creator } = review
  return (
    <li className="flex flex-col gap-3 py-5 first:pt-0">
      <div className="flex items-center gap-3">
        <ReviewerPortrait user={user} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere text-heading">{user.username}</p>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            <Stars average={rating} className="h-4 w-20" />
            <span className="sr-only">{starsLabel(rating)}</span>
            <time dateTime={created_at}>{dayText(created_at)}</time>
          </p>
        </div>
      </div>
      {comment === null ? null : <p className="max-w-text whitespace-pre-line wrap-anywhere">{comment}</p>}
      {reply === null ? null : (
        <div className="ml-4 flex max-w-text flex-col gap-1 border-l-2 border-brand pl-4">
          <p className="font-semibold text-heading">{creator.name} odpovídá</p>
          <p className="whitespace-pre-line wrap-anywhere">{reply}</p>
        </div>
      )}
      {canReply && comment !== null && reply === null && !replying ? (
        <Button className="self-start" onClick={() => setReplying(true)}>
          Odpovědět
        </Button>
      ) : null}
      {replying && reply === null ? (
        <ReplyForm review={review} onReplied={onReplied} onCancel={() => setReplying(false)} />
      ) : null}
    </li>
  )
}
