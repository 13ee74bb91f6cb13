import type { ImportDraft } from '@zivina/contract/catalogue/recipes/import'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { useEffect, useState } from 'react'
import { Notice } from '#app/kit/form/notice.tsx'
import type { FilePhotos } from './use-file-photos.ts'

type BroughtThingsProps = { draft: ImportDraft; photos: FilePhotos }

/** What comes with the recipe besides its lines and steps: photos, kinds of meals and tags; and what of them does not. */
export function BroughtThings({ draft, photos: { photos, problems } }: BroughtThingsProps) {
  const { meal_types, tags, unknown_labels } = draft
  const sorted = [...meal_types.map((type) => MEAL_TYPE_LABELS[type]), ...tags]
  return (
    <>
      {problems.map((problem) => (
        <Notice key={problem} tone="info">
          {problem}
        </Notice>
      ))}
      {unknown_labels.length > 0 ? (
        <Notice tone="info">
          Tyto štítky a&nbsp;kategorie u&nbsp;nás nejsou, v&nbsp;receptu proto nebudou: {unknown_labels.join(', ')}.
        </Notice>
      ) : null}
      {photos.length > 0 ? (
        <ul aria-label="Fotky ze souboru" className="grid max-w-md grid-cols-2 gap-3">
          {photos.map((photo, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the photos of a draft never change places.
            <li key={place}>
              <Preview photo={photo} place={place + 1} />
            </li>
          ))}
        </ul>
      ) : null}
      {sorted.length > 0 ? <p className="wrap-anywhere">Zařazení: {sorted.join(', ')}</p> : null}
    </>
  )
}

function Preview({ photo, place }: { photo: Blob; place: number }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(photo)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  if (address === null) return null
  return <img src={address} alt={`Fotka ${place} ze souboru`} className="aspect-4/3 w-full rounded-md object-cover" />
}
