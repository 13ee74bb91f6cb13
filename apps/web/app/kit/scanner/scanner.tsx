import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import { CameraNotice } from './camera-notice.tsx'
import { CameraPicture } from './camera-picture.tsx'
import { type ScanTrouble, TROUBLE_WORDS } from './camera-words.ts'
import { PictureCode } from './picture-code.tsx'
import type { Accept } from './seen-code.ts'
import { TypedCode } from './typed-code.tsx'
import { type CameraState, useCamera } from './use-camera.ts'
import { useReading } from './use-reading.ts'

export type ScannerProps = {
  accept: Accept
  onCode: (code: string) => void
  /** While what was found is shown: the camera waits, so that the next code can follow at once. */
  isPaused?: boolean
}

/** Milliseconds of the short buzz that says that a code was read. */
const BUZZ = 60

/**
 * Reads a barcode by the camera, from a picture or as typed digits. The camera works as long as this component is shown and the
 * page is visible.
 */
export function Scanner({ accept, onCode, isPaused = false }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const { state, choose, again } = useCamera()
  const [hasReaderFailed, setHasReaderFailed] = useState(false)
  const take = (code: string) => {
    buzz()
    onCode(code)
  }
  useReading({
    video,
    stream: state.kind === 'on' && !hasReaderFailed ? state.stream : null,
    isPaused,
    accept,
    onCode: take,
    onFailure: () => setHasReaderFailed(true),
  })
  const retry = () => {
    setHasReaderFailed(false)
    again()
  }
  const trouble = troubleOf(state, hasReaderFailed)
  const place = useFocusOnReturn(isPaused)
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col" hidden={isPaused}>
      <p role="status" className="sr-only">
        {isPaused ? '' : wordsOf(state, trouble)}
      </p>
      {trouble ? <CameraNotice trouble={trouble} onRetry={retry} /> : null}
      {state.kind === 'asking' ? <Asking /> : null}
      {state.kind === 'on' && !trouble ? (
        <CameraPicture video={video} camera={state} isPaused={isPaused} onChoose={choose} />
      ) : null}
      <div className="flex flex-col gap-4 p-5">
        <TypedCode accept={accept} onCode={onCode} />
        <PictureCode accept={accept} onCode={onCode} />
      </div>
    </div>
  )
}

/** The button that brought the scanner back is gone: the focus goes on from here. */
function useFocusOnReturn(isPaused: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const wasPaused = useRef(isPaused)
  useEffect(() => {
    if (wasPaused.current && !isPaused) place.current?.focus()
    wasPaused.current = isPaused
  }, [isPaused])
  return place
}

/** Neither is there in every browser, whatever the types say. A page that the user has not touched yet may not vibrate. */
function buzz(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ)
}

/** The browser asks; an answer that takes no moment must not flash a sentence. */
function Asking() {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), 600)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="relative h-[min(56dvh,30rem)]">
      <Skeleton className="size-full" />
      {isSlow ? (
        <p className="absolute inset-0 grid place-items-center p-6 text-center font-medium">
          Prohlížeč se vás ptá, jestli smíme použít fotoaparát. Obraz zůstává ve vašem zařízení.
        </p>
      ) : null}
    </div>
  )
}

function troubleOf(state: CameraState, hasReaderFailed: boolean): ScanTrouble | null {
  if (state.kind === 'off') return state.trouble
  return hasReaderFailed ? 'reader' : null
}

function wordsOf(state: CameraState, trouble: ScanTrouble | null): string {
  if (trouble) return `${TROUBLE_WORDS[trouble].title}. Číslo můžete opsat do pole.`
  return state.kind === 'on' ? 'Fotoaparát je zapnutý. Namiřte ho na čárový kód, nebo číslo opište do pole.' : ''
}
