import { useEffect, useMemo } from 'react'
import type { CookedRecipe } from './cooked-recipe.ts'
import { orderedSteps } from './ordered-steps.ts'
import { StepItem } from './step-item.tsx'
import { useTickedSteps } from './use-ticked-steps.ts'

/** The steps of the recipe, to tick off, with timers. */
export default function StepsSection({ recipe, onReady }: { recipe: CookedRecipe; onReady: () => void }) {
  const steps = useMemo(() => orderedSteps(recipe.steps), [recipe.steps])
  const { done, tick } = useTickedSteps(recipe)
  useEffect(onReady, [onReady])
  return (
    <section aria-labelledby="postup" className="recipe-steps flex flex-col gap-5">
      <h2 id="postup" className="text-2xl">
        Postup
      </h2>
      <ol className="flex flex-col gap-7">
        {steps.map((step) => (
          <StepItem key={step.number} step={step} done={done.has(step.number)} onTick={tick} recipe={recipe} />
        ))}
      </ol>
    </section>
  )
}
