import type { ProgressPhoto } from '@zivina/contract/body/progress-photos'
import { useState } from 'react'
import { dayText } from '#app/kit/text/dates.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { Select } from '#app/kit/ui/select.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sayShortDay } from './measurement-words.ts'
import { usePhotoAddress } from './use-progress-photos.ts'

/** Two photos beside each other with their days: the oldest and the newest, until others are chosen. */
export function PhotoComparison({ photos }: { photos: readonly ProgressPhoto[] }) {
  const [chosen, setChosen] = useState<{ left: string | null; right: string | null }>({ left: null, right: null })
  const left = photos.find(({ guid }) => guid === chosen.left) ?? photos.at(-1)
  const right = photos.find(({ guid }) => guid === chosen.right) ?? photos[0]
  if (!left || !right) return null
  return (
    <section aria-label="Porovnání" className="grid grid-cols-2 gap-3">
      <Side label="Vlevo" photos={photos} photo={left} choose={(guid) => setChosen({ ...chosen, left: guid })} />
      <Side label="Vpravo" photos={photos} photo={right} choose={(guid) => setChosen({ ...chosen, right: guid })} />
    </section>
  )
}

type SideProps = {
  label: string
  photos: readonly ProgressPhoto[]
  photo: ProgressPhoto
  choose: (guid: string) => void
}

function Side({ label, photos, photo, choose }: SideProps) {
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption>
        <Select
          aria-label={label}
          className="w-full"
          value={photo.guid}
          onChange={({ target }) => choose(target.value)}
        >
          {photos.map(({ guid, day }) => (
            <option key={guid} value={guid}>
              {sayShortDay(day)}
            </option>
          ))}
        </Select>
      </figcaption>
      <OwnPhoto photo={photo} className="max-h-160 object-contain" />
    </figure>
  )
}

/** A photo that is loaded with the access token, as it has no address. */
export function OwnPhoto({ photo, className }: { photo: ProgressPhoto; className: string }) {
  const { guid, day, width, height } = photo
  const { address, isFailed } = usePhotoAddress(guid)
  if (isFailed) return <p className="text-error">Fotku se nepodařilo načíst.</p>
  if (address === null) return <Skeleton className="aspect-3/4 w-full rounded-md" />
  return (
    <img
      src={address}
      alt={`Fotka postupu ${dayText(day)}`}
      width={width}
      height={height}
      className={cn('h-auto w-full rounded-md bg-sunken', className)}
    />
  )
}
