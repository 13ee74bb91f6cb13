import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart, useAttempt } from './lazy-part.tsx'
import { PartFailure } from './part-failure.tsx'
import type { Loading } from './persistent-load.ts'
import { Skeleton } from './ui/skeleton.tsx'

/** How far below the window a reader is when the code is fetched. */
const DISTANCE = '600px'

/** What parts of a page wait for together: that somebody comes near one of them. */
export type Nearness = { reached: Promise<void>; reach: () => void }

export function createNearness(): Nearness {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { reached: promise, reach: resolve }
}

/** A part that the server writes whole; in the browser it comes to life once somebody reads that far. */
export function nearPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { reached, reach }: Nearness,
) {
  const loadWhenNear = async () => {
    if (!import.meta.env.SSR) await reached
    return load()
  }
  return lazyPart(loadWhenNear, { waiting: <Awaited reach={reach} />, isToldElsewhere: true })
}

/** Says beside what the server wrote, which stays, that its code did not come. Drawn by itself, so that it draws nothing else anew. */
export function PartTrouble({ loading }: { loading: Loading }) {
  const attempt = useAttempt(loading)
  return attempt ? <PartFailure attempt={attempt} /> : null
}

/** Watches whether somebody reads as far as a part. */
export function useReached(place: RefObject<HTMLElement | null>, { reach }: Nearness): void {
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reach()
      },
      { rootMargin: DISTANCE },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, reach])
}

type NearPart = {
  /** The element around the part. */
  place: RefObject<HTMLDivElement | null>
  /** Classes of that element. Until the part lives, a press would be lost: better none is taken. */
  className: string | false
  onReady: () => void
}

/** For a part that a reader presses things in: it takes no press before it lives. */
export function useNearPart(nearness: Nearness): NearPart {
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const onReady = useCallback(() => setReady(true), [])
  useReached(place, nearness)
  // Without scripts its links are plain links.
  return { place, className: !ready && 'pointer-events-none noscript:pointer-events-auto', onReady }
}

/**
 * Stands where the server's text is not: on a page the browser drew, or after a new place on the page made React drop the
 * text before the part lived. There is nothing to read then, so the code is fetched at once.
 */
function Awaited({ reach }: { reach: () => void }) {
  useEffect(reach, [reach])
  return <Skeleton className="min-h-96 w-full" />
}
