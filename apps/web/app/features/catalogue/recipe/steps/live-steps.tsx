import { type LivePartProps, useLive } from '#app/kit/live-part.tsx'
import type { ListedSteps } from './listed-steps.ts'
import { StepItem } from './step-item.tsx'

/** The steps of the recipe as edited. */
export default function LiveSteps(props: LivePartProps<ListedSteps>) {
  const { steps, edit, ticks, timers } = useLive(props)
  return (
    <ol className="flex flex-col gap-7">
      {steps.map((step) => (
        <StepItem
          key={step.number}
          {...{ step, steps, edit, timers }}
          done={ticks.done.has(step.number)}
          onToggle={ticks.toggle}
        />
      ))}
    </ol>
  )
}
