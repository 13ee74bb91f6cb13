import type { PhotoSubmission } from '@zivina/contract/community/photo-submissions'
import { Record, type RecordAction } from '#admin/kit/record/record.tsx'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { Picture } from '#app/kit/ui/picture.tsx'

/** One photo, with its recipe and who sent it. */
export function PhotoRecord({ photo: row, actions }: { photo: PhotoSubmission; actions: readonly RecordAction[] }) {
  const { photo, caption, recipe, user, status, status_note, created_at } = row
  const alt = caption === '' ? `Fotka k\u00a0receptu ${recipe.name}` : caption
  return (
    <Record
      title={recipe.name}
      actions={actions}
      history={['photo_submission', row.guid]}
      fields={[
        [
          'Recept',
          <a key="recipe" href={`/recepty/${recipe.slug}`} className="text-brand underline">
            {recipe.name}
          </a>,
        ],
        ['Poslal(a)', user.username],
        ['Odesláno', momentText(created_at)],
        ['Důvod zamítnutí', status_note],
      ]}
    >
      <div>
        <StatusMark status={status} />
      </div>
      <Picture
        src={photo}
        alt={alt}
        ratio="4-3"
        widths={[320, 640, 960]}
        sizes="26rem"
        className="w-full rounded-card bg-sunken"
        eager
      />
      {caption === '' ? null : <p className="whitespace-pre-line wrap-anywhere">{caption}</p>}
    </Record>
  )
}
