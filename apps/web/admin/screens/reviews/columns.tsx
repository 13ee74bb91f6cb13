import { createColumnHelper } from '@tanstack/react-table'
import type { ModeratedReview } from '@zivina/contract/community/reviews'
import { starsLabel } from '@zivina/domain/catalogue/rating'
import { Moment, momentColumn, STATUS_COLUMN } from '#admin/kit/list/column-kinds.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { Stars } from '#app/features/catalogue/stars.tsx'

const helper = createColumnHelper<typeof FEATURES, ModeratedReview>()

/** The columns of the list of reviews. On a phone the first column contains everything. */
export const REVIEW_COLUMNS: Columns<ModeratedReview> = helper.columns([
  helper.accessor('comment', {
    header: 'Komentář',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary review={original} />,
  }),
  helper.accessor('rating', {
    header: 'Hvězdičky',
    meta: { className: 'w-34 max-sm:hidden' },
    cell: ({ getValue }) => <ReadStars rating={getValue()} />,
  }),
  helper.accessor('created_at', momentColumn('Odesláno')),
  helper.accessor('status', STATUS_COLUMN),
])

/** Stars, and the same in words for those who do not see them. */
export function ReadStars({ rating }: { rating: ModeratedReview['rating'] }) {
  return (
    <>
      <Stars average={rating} />
      <span className="sr-only">{starsLabel(rating)}</span>
    </>
  )
}

function Summary({ review: { comment, user, recipe, rating, created_at } }: { review: ModeratedReview }) {
  return (
    <>
      <span className={comment === null ? 'text-muted' : 'line-clamp-2 font-medium sm:line-clamp-1'}>
        {comment ?? 'Bez komentáře'}
      </span>
      <span className="block truncate text-muted">
        {user.username} · {recipe.name}
      </span>
      <span className="flex items-center gap-2 text-muted sm:hidden">
        <Stars average={rating} className="h-4 w-20" />
        <Moment at={created_at} />
      </span>
    </>
  )
}
