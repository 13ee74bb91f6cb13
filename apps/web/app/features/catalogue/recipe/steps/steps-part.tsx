import { memo } from 'react'
import { createNearness, nearPart, PartTrouble, useNearPart } from '#app/kit/near-part.tsx'
import type { CookedRecipe } from './cooked-recipe.ts'

const STEPS = createNearness()
const Steps = nearPart(() => import('./steps-section.tsx'), STEPS)

/** Loads the code of the steps, for a page that is rendered in the browser. */
export function prepareSteps(): Promise<void> {
  STEPS.reach()
  return Steps.preload()
}

/** The steps of the recipe: complete from the server, ticked off and timed once the reader comes near. */
export const StepsPart = memo(function StepsPart({ recipe }: { recipe: CookedRecipe }) {
  const { place, className, onReady } = useNearPart(STEPS)
  return (
    <>
      <PartTrouble loading={Steps.loading} />
      <div ref={place} className={className || undefined}>
        <Steps recipe={recipe} onReady={onReady} />
      </div>
    </>
  )
})
