import type { OrderedStep } from '@zivina/domain/catalogue/steps/ordered-steps'
import { StepItem } from './step-item.tsx'
import type { TickedSteps } from './use-ticked-steps.ts'
import type { Timers } from './use-timers.ts'

type StepsSectionProps = { steps: readonly OrderedStep[]; ticks: TickedSteps; timers: Timers }

/** The steps of the recipe. */
export function StepsSection({ steps, ticks, timers }: StepsSectionProps) {
  return (
    <section aria-labelledby="postup" className="recipe-steps flex flex-col gap-5">
      <h2 id="postup" className="text-2xl">
        Postup
      </h2>
      <ol className="flex flex-col gap-7">
        {steps.map((step) => (
          <StepItem
            key={step.number}
            step={step}
            done={ticks.done.has(step.number)}
            onToggle={ticks.toggle}
            timers={timers}
          />
        ))}
      </ol>
    </section>
  )
}
