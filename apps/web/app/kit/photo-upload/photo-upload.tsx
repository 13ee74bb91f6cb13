import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import type { ImageRatio } from '#app/kit/ui/image-url.ts'
import { DropZone } from './drop-zone.tsx'
import { PhotoList } from './photo-list.tsx'
import { PhotoProblems } from './photo-problems.tsx'
import { moved, pickLabel, tooMany } from './photo-words.ts'
import { PickButtons } from './pick-buttons.tsx'
import type { AskLeave } from './send-photo.ts'
import { usePhotoPicking } from './use-photo-picking.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'

const CropDialog = lazyPart(() => import('./crop-dialog.tsx'))

export type PhotoUploadProps = {
  /** Names the group: „Fotky receptu“. */
  label: ReactNode
  hint?: ReactNode
  /** Below the configured folder: `recipes/{user guid}/{slug}`, `users/{guid}` and the like. */
  folder: string
  /** The most photos. With one, a new photo replaces it. */
  max: number
  /** The ratio each photo is cropped to before the upload; without one it is sent whole. */
  aspect?: ImageRatio
  /** Shown and cropped as a circle. */
  round?: boolean
  /** Addresses of the photos in order, as the API returns and accepts them. */
  value: readonly string[]
  onChange: (urls: string[]) => void
  /** Photos that come with what is edited: they are uploaded at once, whole. */
  brought?: readonly Blob[] | undefined
  /** Called when uploads begin and end, so that a form is not sent without them. */
  onBusy?: (busy: boolean) => void
  /** Requests a permit for each upload. */
  askLeave: AskLeave
  camera?: 'user' | 'environment'
  /** The server's error for the field. */
  error?: string | null | undefined
  /** Shown while there are no photos. */
  empty?: ReactNode
}

/** Photos of an item: chosen, taken or dropped, cropped, uploaded with progress, ordered and removed. */
export function PhotoUpload(props: PhotoUploadProps) {
  const { label, hint, max, aspect, round = false, value, camera = 'environment', error } = props
  const labelId = useId()
  const { uploads, picking, room, said, change } = usePhotos(props)
  const pick = (files: File[]) => void picking.pick(files.slice(0, room), files.length > room ? tooMany(max) : null)
  return (
    <DropZone labelId={labelId} onDrop={room > 0 ? pick : null}>
      <p id={labelId} className="font-semibold text-heading">
        {label}
      </p>
      {hint ? <p className="text-muted">{hint}</p> : null}
      {value.length + uploads.uploads.length === 0 ? props.empty : null}
      <PhotoList
        urls={max === 1 && uploads.uploads.length > 0 ? [] : value}
        uploads={uploads}
        max={max}
        aspect={aspect ?? '4-3'}
        round={round}
        onMove={(index, by) => change(moved(value, index, by), `Fotka je na ${index + 1 + by}. místě.`)}
        onRemove={(index) => change(value.toSpliced(index, 1), 'Fotka je odebraná.')}
      />
      {room > 0 ? (
        <PickButtons label={pickLabel(max, value.length)} multiple={room > 1} camera={camera} onPick={pick} />
      ) : null}
      <PhotoProblems
        problems={error === undefined || error === null ? picking.problems : [...picking.problems, error]}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      {picking.cropping && aspect ? (
        <CropDialog
          key={picking.cropping.key}
          file={picking.cropping.file}
          aspect={aspect}
          round={round}
          onCrop={(area) => void picking.crop(area)}
          onCancel={picking.dismiss}
        />
      ) : null}
    </DropZone>
  )
}

/** Photos chosen, being uploaded and uploaded, and how many more there may be. */
function usePhotos(props: PhotoUploadProps) {
  const { folder, max, aspect, value, onChange, onBusy, askLeave } = props
  const [said, setSaid] = useState('')
  const latest = useRef(value)
  latest.current = value
  const change = (urls: string[], message: string) => {
    // The next upload may finish before the parent has rendered this one.
    latest.current = urls
    onChange(urls)
    setSaid(message)
  }
  const onArrival = (url: string) => change(max === 1 ? [url] : [...latest.current, url], 'Fotka je nahraná.')
  const uploads = usePhotoUploads({ folder, ask: askLeave, onArrival })
  useBrought(props.brought ?? NOTHING, uploads.add)
  const picking = usePhotoPicking({ isCropped: aspect !== undefined, onReady: uploads.add })
  const isBusy = picking.isOpening || uploads.uploads.some(({ failure }) => failure === null)
  useTellBusy(isBusy, onBusy)
  const taken = uploads.uploads.length + (max === 1 ? 0 : value.length)
  return { uploads, picking, room: Math.max(0, max - taken), said, change }
}

const NOTHING: readonly Blob[] = []

/** Uploads each of the photos once. */
function useBrought(photos: readonly Blob[], add: (photo: Blob) => void): void {
  const begun = useRef(new Set<Blob>())
  const adding = useRef(add)
  adding.current = add
  useEffect(() => {
    for (const photo of photos) {
      if (!begun.current.has(photo)) adding.current(photo)
      begun.current.add(photo)
    }
  }, [photos])
}

function useTellBusy(isBusy: boolean, onBusy: ((busy: boolean) => void) | undefined): void {
  const tell = useRef(onBusy)
  tell.current = onBusy
  useEffect(() => tell.current?.(isBusy), [isBusy])
}
