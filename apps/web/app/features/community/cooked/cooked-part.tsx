import { memo, useEffect } from 'react'
import { createNearness, nearPart, PartTrouble, useNearPart } from '#app/kit/parts/near-part.tsx'
import { readTokenData } from '#app/session/tokens/session-store.ts'
import type { Dish } from './dish.ts'

const NEAR = createNearness()
const AfterCooking = nearPart(() => import('./after-cooking.tsx'), NEAR)

/** After the steps: one's own note, and the way to say that the dish is cooked. For a logged-in user it loads at once. */
export const CookedPart = memo(function CookedPart({ dish }: { dish: Dish }) {
  const { place, className, onReady } = useNearPart(NEAR)
  useEffect(() => {
    if (readTokenData()) NEAR.reach()
  }, [])
  return (
    <>
      <PartTrouble loading={AfterCooking.loading} />
      <div ref={place} className={className || undefined}>
        <AfterCooking dish={dish} onReady={onReady} />
      </div>
    </>
  )
})
