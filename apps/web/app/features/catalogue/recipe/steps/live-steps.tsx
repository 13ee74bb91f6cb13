import { orderedSteps } from '@zivina/domain/catalogue/steps/ordered-steps'
import { useMemo } from 'react'
import { type LivePartProps, useLive } from '#app/kit/parts/live-part.tsx'
import type { ListedSteps } from './listed-steps.ts'
import { StepItem } from './step-item.tsx'
import { useTickedSteps } from './use-ticked-steps.ts'

/** The steps of the recipe as edited, to tick off, with timers. */
export default function LiveSteps(props: LivePartProps<ListedSteps>) {
  const { recipe, edit } = useLive(props)
  const steps = useMemo(() => orderedSteps(recipe.steps), [recipe.steps])
  const { done, tick } = useTickedSteps(recipe)
  return (
    <ol className="flex flex-col gap-7">
      {steps.map((step) => (
        <StepItem
          key={step.number}
          step={step}
          steps={steps}
          edit={edit}
          recipe={recipe}
          done={done.has(step.number)}
          onTick={tick}
        />
      ))}
    </ol>
  )
}
