import { memo, useEffect, useState } from 'react'
import { createNearness, nearPart, PartTrouble, useNearPart } from '#app/kit/near-part.tsx'
import { createStore } from '#app/kit/store.ts'
import type { Figures, LiveFigures } from './live-figures.ts'

const NUTRITION = createNearness()
const Nutrition = nearPart(() => import('./live-nutrition.tsx'), NUTRITION)

/**
 * Nutrition of the recipe as edited. It is below the steps, so its code is loaded once the reader scrolls there or edits the
 * recipe: until then the page shows what the server rendered for the unedited recipe.
 */
export function NutritionPart(figures: Figures) {
  const { edit, totals, recipe } = figures
  const [live] = useState<LiveFigures>(() => ({ written: figures, now: createStore(figures) }))
  useEffect(() => {
    if (live.now.read().edit === edit) return
    live.now.write({ edit, totals, recipe })
    NUTRITION.reach()
  }, [live, edit, totals, recipe])
  return <Written live={live} />
}

/** Must keep the same props as long as the recipe: an update before hydration would discard the server's rendering. */
const Written = memo(function Written({ live }: { live: LiveFigures }) {
  const { place, className, onReady } = useNearPart(NUTRITION)
  const isLive = className === false
  useEffect(() => {
    if (isLive) return
    // Marks the figures as outdated while the code loads.
    const stop = live.now.subscribe(() => place.current?.setAttribute('data-outdated', ''))
    return () => {
      stop()
      place.current?.removeAttribute('data-outdated')
    }
  }, [isLive, live, place])
  return (
    <>
      <PartTrouble loading={Nutrition.loading} />
      <div ref={place} className={className || undefined}>
        <Nutrition live={live} onReady={onReady} />
      </div>
    </>
  )
})
