import type { Review } from '@zivina/contract/community/reviews'
import { firstLetter } from '#app/kit/text/first-letter.ts'
import { Picture } from '#app/kit/ui/picture.tsx'

/** The reviewer's picture, or the first letter of the name beside it. */
export function ReviewerPortrait({ user: { username, image } }: { user: Review['user'] }) {
  if (image === null) {
    return (
      <span
        aria-hidden="true"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft font-heading text-lg font-semibold text-brand"
      >
        {firstLetter(username)}
      </span>
    )
  }
  return (
    <Picture
      src={image}
      alt=""
      ratio="1-1"
      widths={[44, 88, 132]}
      sizes="2.75rem"
      quality={100}
      className="size-11 shrink-0 rounded-full bg-sunken object-cover"
    />
  )
}
