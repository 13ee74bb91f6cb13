import { RotateCcw, X } from 'lucide-react'
import { cn } from '#app/kit/ui/class-names.ts'
import type { ImageRatio } from '#app/kit/ui/image-url.ts'
import { Button } from '../ui/button.tsx'
import { photoFrame } from './photo-tile.tsx'
import type { Upload } from './use-photo-uploads.ts'

type UploadTileProps = {
  upload: Upload
  aspect: ImageRatio
  round: boolean
  onRetry: () => void
  onCancel: () => void
}

/** A photo being uploaded with its progress, or the reason of its failure and a retry button. */
export function UploadTile({ upload, aspect, round, onRetry, onCancel }: UploadTileProps) {
  const { preview, failure } = upload
  return (
    <li className="flex flex-col gap-2">
      <div className={photoFrame(aspect, round)}>
        <img src={preview} alt="" className={cn('size-full object-cover', failure ? 'opacity-40' : 'opacity-70')} />
      </div>
      {failure ? (
        <p className={failure.severity === 'error' ? 'text-error' : 'text-muted'}>{failure.message}</p>
      ) : (
        <Progress share={upload.progress} />
      )}
      <div className="flex flex-wrap justify-center gap-1">
        {failure ? (
          <Button onClick={onRetry}>
            <RotateCcw aria-hidden /> Zkusit znovu
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onCancel}>
          <X aria-hidden /> {failure ? 'Zavřít' : 'Zrušit'}
        </Button>
      </div>
    </li>
  )
}

/** When all bytes are sent the host is still working on them: then the progress is indeterminate. */
function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className="flex flex-col gap-1">
      <progress aria-label="Nahrávání fotky" max={100} value={percent} className="h-2 w-full" />
      <span className="figures text-muted">{percent < 100 ? `${percent}\u00a0%` : 'Zpracovává se…'}</span>
    </div>
  )
}
