import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Loading } from '#app/kit/loading/persistent-load.ts'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { lazyPart, useAttempt } from './lazy-part.tsx'
import { PartFailure } from './part-failure.tsx'

/** How far below the window a part is when its code is fetched. */
const DISTANCE = '600px'

/** Shared by several parts of a page: resolves when the reader comes near one of them. */
export type Nearness = { reached: Promise<void>; reach: () => void }

export function createNearness(): Nearness {
  let reach = () => {}
  const reached = new Promise<void>((resolve) => {
    reach = resolve
  })
  return { reached, reach }
}

/** A part that the server renders completely and the browser hydrates once the reader scrolls there. */
export function nearPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { reached, reach }: Nearness,
) {
  const loadWhenNear = async () => {
    if (!import.meta.env.SSR) await reached
    return load()
  }
  return lazyPart(loadWhenNear, { waiting: <Awaited reach={reach} />, isAnnouncedElsewhere: true })
}

/**
 * Reports that the code of a part did not load, beside the server's rendering, which stays. A separate component, so that
 * nothing else is rendered again.
 */
export function PartTrouble({ loading }: { loading: Loading }) {
  const attempt = useAttempt(loading)
  return attempt ? <PartFailure attempt={attempt} /> : null
}

/** Observes whether the reader scrolls near a part. */
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
  /** Classes of that element. A press before hydration would be lost, so none is accepted until then. */
  className: string | false
  onReady: () => void
}

/** For an interactive part: it accepts no presses before hydration. */
export function useNearPart(nearness: Nearness): NearPart {
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const onReady = useCallback(() => setReady(true), [])
  useReached(place, nearness)
  // Without scripts its links are plain links.
  return { place, className: !ready && 'pointer-events-none noscript:pointer-events-auto', onReady }
}

/**
 * Rendered where there is no server rendering: on a page rendered in the browser, or where a navigation made React discard it
 * before hydration. There is nothing to read then, so the code is fetched at once.
 */
function Awaited({ reach }: { reach: () => void }) {
  useEffect(reach, [reach])
  return <Skeleton className="min-h-96 w-full" />
}
