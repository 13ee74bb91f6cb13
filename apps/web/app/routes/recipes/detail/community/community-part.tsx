import type { RecipeDetail } from '@zivina/contract/recipes'
import type { RecipeReviews } from '@zivina/contract/reviews'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { cn } from '../../../../class-names.ts'
import { lazyPart, useAttempt } from '../../../../components/lazy-part.tsx'
import { PartFailure } from '../../../../components/part-failure.tsx'
import { Skeleton } from '../../../../components/ui/skeleton.tsx'
import { readTokenData } from '../../../../session/session-store.ts'

/** How far below the window a reader is when the code is fetched. */
const NEAR = '600px'

let comeNear = () => {}
const near = new Promise<void>((resolve) => {
  comeNear = resolve
})
const Community = lazyPart(
  async () => {
    // The server writes the part whole; in the browser it comes to life once somebody reads that far.
    if (!import.meta.env.SSR) await near
    return import('./community.tsx')
  },
  { waiting: <Skeleton className="min-h-96 w-full" />, isToldElsewhere: true },
)

type CommunityPartProps = { recipe: RecipeDetail; reviews: RecipeReviews | null }

/**
 * The part of the page below the recipe itself. Whoever reads the recipe alone does not load what it takes. It is drawn anew
 * for another recipe alone: an update before it lives would take away what the server wrote.
 */
export const CommunityPart = memo(function CommunityPart({ recipe, reviews }: CommunityPartProps) {
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const onReady = useCallback(() => setReady(true), [])

  useEffect(() => {
    if (!place.current) return
    // Who is logged in takes part, and a page that came without the server's text has nothing to show until the code is here.
    if (readTokenData() || !place.current.querySelector('section')) return comeNear()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) comeNear()
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <CommunityFailure />
      {/* Until it lives, a press would be lost: better none is taken. Without scripts its links are plain links. */}
      <div
        ref={place}
        className={cn('flex flex-col gap-12', !ready && 'pointer-events-none noscript:pointer-events-auto')}
      >
        <Community recipe={recipe} reviews={reviews} onReady={onReady} />
      </div>
    </>
  )
})

/** Stands beside what the server wrote, which stays. Drawn by itself, so that it draws nothing else anew. */
function CommunityFailure() {
  const attempt = useAttempt(Community.loading)
  return attempt ? <PartFailure attempt={attempt} /> : null
}
