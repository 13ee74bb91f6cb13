import { cn } from '#app/kit/ui/class-names.ts'
import type { ImageRatio } from '#app/kit/ui/image-url.ts'
import { PhotoTile } from './photo-tile.tsx'
import { UploadTile } from './upload-tile.tsx'
import type { PhotoUploads } from './use-photo-uploads.ts'

type PhotoListProps = {
  urls: readonly string[]
  uploads: PhotoUploads
  max: number
  aspect: ImageRatio
  round: boolean
  onMove: (index: number, by: -1 | 1) => void
  onRemove: (index: number) => void
}

/** The uploaded photos, then those being uploaded. */
export function PhotoList({
  urls,
  uploads: { uploads, retry, cancel },
  max,
  onMove,
  onRemove,
  ...frame
}: PhotoListProps) {
  if (urls.length + uploads.length === 0) return null
  return (
    <ul className={cn('grid gap-4', max === 1 ? 'max-w-44' : 'grid-cols-2 sm:grid-cols-3')}>
      {urls.map((url, index) => (
        <PhotoTile
          key={url}
          url={url}
          position={index + 1}
          count={urls.length}
          {...frame}
          onMove={(by) => onMove(index, by)}
          onRemove={() => onRemove(index)}
        />
      ))}
      {uploads.map((upload) => (
        <UploadTile
          key={upload.id}
          upload={upload}
          {...frame}
          onRetry={() => retry(upload)}
          onCancel={() => cancel(upload)}
        />
      ))}
    </ul>
  )
}
