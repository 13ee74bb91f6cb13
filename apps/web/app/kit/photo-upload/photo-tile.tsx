import { AVATAR_SIZES, IMAGE_QUALITY } from '@zivina/contract/kernel/limits'
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'
import type { ImageRatio } from '#app/kit/ui/image-url.ts'
import { Button } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

const FRAMES: Record<ImageRatio, string> = {
  '1-1': 'aspect-square',
  '4-3': 'aspect-4/3',
  '16-9': 'aspect-video',
  '3-4': 'aspect-3/4',
}

/** The frame of one photo, the same during the upload and after. */
export function photoFrame(aspect: ImageRatio, round: boolean): string {
  return cn('relative w-full overflow-hidden bg-sunken', FRAMES[aspect], round ? 'rounded-full' : 'rounded-card')
}

type PhotoTileProps = {
  url: string
  /** From 1. */
  position: number
  count: number
  aspect: ImageRatio
  round: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** An uploaded photo: it can be moved and removed. */
export function PhotoTile({ url, position, count, aspect, round, onMove, onRemove }: PhotoTileProps) {
  const many = count > 1
  const name = many ? `fotku ${position}` : 'fotku'
  return (
    <li className="flex flex-col gap-2">
      <div className={photoFrame(aspect, round)}>
        <Picture
          src={url}
          alt={many ? `Fotka ${position}` : 'Fotka'}
          ratio={aspect}
          widths={round ? AVATAR_SIZES : [240, 480, 720]}
          sizes="(width >= 37.5rem) 14rem, 45vw"
          {...(round ? { quality: IMAGE_QUALITY.profile } : {})}
          className="size-full object-cover"
        />
        {many && position === 1 ? (
          <span className="absolute bottom-2 left-2 rounded-full bg-surface px-3 py-0.5 font-medium">Hlavní</span>
        ) : null}
      </div>
      <div className="flex justify-center gap-1">
        {many ? (
          <>
            <TileButton label={`Posunout ${name} dopředu`} disabled={position === 1} onClick={() => onMove(-1)}>
              <ArrowLeft aria-hidden />
            </TileButton>
            <TileButton label={`Posunout ${name} dozadu`} disabled={position === count} onClick={() => onMove(1)}>
              <ArrowRight aria-hidden />
            </TileButton>
          </>
        ) : null}
        {many ? (
          <TileButton label={`Odebrat ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </TileButton>
        ) : (
          <Button variant="quiet" onClick={onRemove}>
            <Trash2 aria-hidden /> Odebrat fotku
          </Button>
        )}
      </div>
    </li>
  )
}

type TileButtonProps = { label: string; disabled?: boolean; onClick: () => void; children: ReactNode }

function TileButton({ label, disabled = false, onClick, children }: TileButtonProps) {
  return (
    <Button variant="quiet" size="icon" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {children}
    </Button>
  )
}
