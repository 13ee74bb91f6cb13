import type { ModeratedReview } from '@zivina/contract/community/reviews'
import { useAdmin } from '#admin/frame/admin-context.ts'
import { Record, type RecordAction } from '#admin/kit/record/record.tsx'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { ReadStars } from './columns.tsx'

/** A review as the recipe's page shows it, with details for the administration. */
export function ReviewRecord({ review, actions }: { review: ModeratedReview; actions: readonly RecordAction[] }) {
  const { recipe, rating, comment, status, status_note, created_at, updated_at, reply, creator, user } = review
  const { is_admin } = useAdmin()
  const page = recipe.is_shown ? (
    <a href={`/recepty/${recipe.slug}#hodnoceni`} className="text-brand underline">
      {recipe.name}
    </a>
  ) : (
    `${recipe.name} (není zveřejněný)`
  )
  return (
    <Record
      title={recipe.name}
      actions={actions}
      // Affiliates moderate nothing, and may not read who did.
      history={is_admin ? ['review', review.guid] : null}
      fields={[
        ['Recept', page],
        ['Autor receptu', creator.name],
        ['Odesláno', momentText(created_at)],
        ['Změněno', updated_at === created_at ? null : momentText(updated_at)],
        ['Důvod zamítnutí', status_note],
      ]}
    >
      <div>
        <StatusMark status={status} />
      </div>
      <div className="flex flex-col gap-2 rounded-card bg-sunken p-4">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-semibold wrap-anywhere">{user.username}</span>
          <ReadStars rating={rating} />
        </p>
        {comment === null ? (
          <p className="text-muted">Bez komentáře.</p>
        ) : (
          <p className="whitespace-pre-line wrap-anywhere">{comment}</p>
        )}
        {reply === null ? null : (
          <div className="border-l-2 border-brand pl-4">
            <p className="font-semibold text-heading">{creator.name} odpovídá</p>
            <p className="whitespace-pre-line wrap-anywhere">{reply}</p>
          </div>
        )}
      </div>
    </Record>
  )
}
