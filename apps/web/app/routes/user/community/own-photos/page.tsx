import type { PhotoSubmission } from '@zivina/contract/community/photo-submissions'
import { ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import { MY_PHOTOS_PATH } from '#app/features/community/user-paths.ts'
import { dayText } from '#app/kit/text/dates.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Picture } from '#app/kit/ui/picture.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { CardActions, CardName, CardState } from '#app/shell/user/own-card.tsx'
import { OwnList } from '#app/shell/user/own-list.tsx'
import { type OwnThings, useOwnThings } from '#app/shell/user/use-own-things.ts'

const PHOTO = { last: 'poslední fotku', more: 'další fotky', ofOne: 'fotky', ofMany: 'fotek' }
const TITLE = 'Moje fotky'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Fotky jídel, které jste poslali k\u00a0receptům, a\u00a0jestli už jsou zveřejněné.',
  keywords: ['moje fotky', 'fotky uvařených jídel'],
  path: MY_PHOTOS_PATH,
})

const OWN_PHOTOS: OwnThings<PhotoSubmission> = {
  key: 'own-photos',
  perPage: ROWS_PER_PAGE,
  read: (api, { offset, limit }, signal) => api('GET /photo_submission/mine', { query: { offset, limit }, signal }),
  nameOf: ({ recipe }) => recipe.name,
  erase: (api, { guid }) => api('DELETE /photo_submission/{guid}', { params: { guid } }),
}

/** The photos that the person sent of cooked recipes, in every state. */
export default function OwnPhotos() {
  const { list, remove } = useOwnThings(OWN_PHOTOS)
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <OwnList
        list={list}
        noun={PHOTO}
        label={TITLE}
        texts={{ loading: 'Načítám vaše fotky…' }}
        layout={{ list: 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3', card: 'h-96' }}
        nothing={
          <EmptyState
            picture="photo"
            title="Zatím jste žádnou fotku neposlali"
            link={{ href: '/recepty', label: 'Vybrat recept', variant: 'brand' }}
          >
            Až něco uvaříte, vyfoťte to a&nbsp;pošlete fotku ze stránky receptu. Tady uvidíte, kdy ji zveřejníme.
          </EmptyState>
        }
      >
        {(photo) => <PhotoCard key={photo.guid} photo={photo} onRemove={remove} />}
      </OwnList>
    </>
  )
}

type PhotoCardProps = { photo: PhotoSubmission; onRemove: (photo: PhotoSubmission) => void }

function PhotoCard({ photo, onRemove }: PhotoCardProps) {
  const { recipe, caption, status, status_note, created_at } = photo
  return (
    <li className="flex flex-col items-start gap-2 overflow-hidden rounded-card bg-surface shadow-card">
      <Picture
        src={photo.photo}
        alt={caption === '' ? `Vaše fotka receptu ${recipe.name}` : caption}
        ratio="4-3"
        widths={[320, 480, 720]}
        sizes="(width >= 37.5rem) 29rem, 92vw"
        className="aspect-4/3 w-full bg-sunken object-cover"
      />
      <div className="flex w-full flex-1 flex-col items-start gap-2 p-4 pt-2">
        <CardName name={recipe.name} href={`/recepty/${recipe.slug}#fotky`} />
        <time dateTime={created_at} className="text-sm text-muted">
          {dayText(created_at)}
        </time>
        <CardState status={status} status_note={status_note} />
        {caption === '' ? null : <p className="wrap-anywhere">{caption}</p>}
        <CardActions name={recipe.name} remove={() => onRemove(photo)} />
      </div>
    </li>
  )
}
