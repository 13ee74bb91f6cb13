import { memo, useEffect } from 'react'
import { createNearness, nearPart, PartTrouble, useNearPart } from '#app/kit/near-part.tsx'
import type { CookedRecipe } from './cooked-recipe.ts'

const STEPS = createNearness()
const Steps = nearPart(() => import('./steps-section.tsx'), STEPS)

/** Loads the code of the steps, for a page that is rendered in the browser. */
export function prepareSteps(): Promise<void> {
  STEPS.reach()
  return Steps.preload()
}

/** Where the browser is never idle, or cannot tell: milliseconds after the page works. */
const SOON_MS = 1000

/** The steps of the recipe: complete from the server, ticked off and timed once the browser is idle or the reader comes near. */
export const StepsPart = memo(function StepsPart({ recipe }: { recipe: CookedRecipe }) {
  const { place, className, onReady } = useNearPart(STEPS)
  useEffect(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(STEPS.reach, { timeout: SOON_MS })
    else setTimeout(STEPS.reach, SOON_MS)
  }, [])
  return (
    <>
      <PartTrouble loading={Steps.loading} />
      <div ref={place} className={className || undefined}>
        <Steps recipe={recipe} onReady={onReady} />
      </div>
    </>
  )
})
