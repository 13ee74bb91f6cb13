import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart, useAttempt } from '../../../components/lazy-part.tsx'
import { PartFailure } from '../../../components/part-failure.tsx'
import type { Loading } from '../../../components/persistent-load.ts'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { readTokenData } from '../../../session/session-store.ts'

/** How far below the window a reader is when the code is fetched. */
const NEAR = '600px'

let comeNear = () => {}
const near = new Promise<void>((resolve) => {
  comeNear = resolve
})

/** A part that the server writes whole; in the browser it comes to life once somebody reads that far. */
export function nearPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const loadWhenNear = async () => {
    if (!import.meta.env.SSR) await near
    return load()
  }
  return lazyPart(loadWhenNear, { waiting: <Awaited />, isToldElsewhere: true })
}

/** Says beside what the server wrote, which stays, that its code did not come. Drawn by itself, so that it draws nothing else anew. */
export function PartTrouble({ loading }: { loading: Loading }) {
  const attempt = useAttempt(loading)
  return attempt ? <PartFailure attempt={attempt} /> : null
}

type NearPart = {
  /** The element around the part. */
  place: RefObject<HTMLDivElement | null>
  /** Classes of that element. Until the part lives, a press would be lost: better none is taken. */
  className: string | false
  onReady: () => void
}

/** Watches whether somebody reads as far as a part of the page below the recipe itself. */
export function useNearPart(): NearPart {
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const onReady = useCallback(() => setReady(true), [])
  useEffect(() => {
    if (!place.current) return
    // Who is logged in takes part.
    if (readTokenData()) return comeNear()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) comeNear()
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  // Without scripts its links are plain links.
  return { place, className: !ready && 'pointer-events-none noscript:pointer-events-auto', onReady }
}

/**
 * Stands where the server's text is not: on a page the browser drew, or after a new place on the page made React drop the
 * text before the part lived. There is nothing to read then, so the code is fetched at once.
 */
function Awaited() {
  useEffect(() => comeNear(), [])
  return <Skeleton className="min-h-96 w-full" />
}
