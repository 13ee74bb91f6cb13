import { createColumnHelper } from '@tanstack/react-table'
import type { ModeratedReview } from '@zivina/contract/community/reviews'
import { starsLabel } from '@zivina/domain/catalogue/rating'
import type { Columns, FEATURES } from '#admin/kit/table-features.ts'
import { Stars } from '#app/features/catalogue/stars.tsx'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { momentText } from '#app/kit/dates.ts'

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
    cell: ({ getValue }) => (
      <>
        <Stars average={getValue()} />
        <span className="sr-only">{starsLabel(getValue())}</span>
      </>
    ),
  }),
  helper.accessor('created_at', {
    header: 'Odesláno',
    meta: { className: 'w-38 max-sm:hidden figures' },
    cell: ({ getValue }) => <time dateTime={getValue()}>{momentText(getValue())}</time>,
  }),
  helper.accessor('status', {
    header: 'Stav',
    enableSorting: false,
    meta: { className: 'w-46 max-md:hidden' },
    cell: ({ getValue }) => <StatusMark status={getValue()} />,
  }),
])

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
        <time dateTime={created_at}>{momentText(created_at)}</time>
      </span>
    </>
  )
}
