import type { GalleryPhoto } from '@zivina/contract/community/photo-submissions'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useCallback } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Picture } from '#app/kit/ui/picture.tsx'

type LightboxProps = {
  photos: readonly GalleryPhoto[]
  index: number
  onMove: (index: number) => void
  onClose: () => void
}

/** One photo, enlarged; arrow keys lead to the others. */
export default function Lightbox({ photos, index, onMove, onClose }: LightboxProps) {
  const photo = photos[index]
  const move = useCallback(
    (by: number) => onMove((index + by + photos.length) % photos.length),
    [index, onMove, photos.length],
  )
  if (!photo) return null
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1)
    if (key === 'ArrowRight') move(1)
  }
  return (
    <Dialog open onClose={onClose} title={`Fotka ${index + 1} z\u00a0${photos.length}`} side="center">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys pressed on the buttons within are heard here. */}
      <div onKeyDown={onKeyDown} className="flex flex-col gap-3 p-4">
        <Picture
          src={photo.photo}
          alt={photo.caption || `Uvařeno podle receptu ${photo.recipe.name}`}
          ratio="4-3"
          widths={[480, 800, 1200]}
          sizes="(width >= 37.5rem) 34rem, 90vw"
          eager
          className="aspect-4/3 w-full rounded-card bg-sunken object-contain"
        />
        {photo.caption === '' ? null : <p className="wrap-anywhere">{photo.caption}</p>}
        <p className="text-muted">Od {photo.user.username}</p>
        {photos.length > 1 ? (
          <div className="flex justify-between">
            <Button size="icon" aria-label="Předchozí fotka" onClick={() => move(-1)}>
              <ChevronLeft aria-hidden />
            </Button>
            <Button size="icon" aria-label="Další fotka" onClick={() => move(1)}>
              <ChevronRight aria-hidden />
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}
