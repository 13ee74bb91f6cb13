import { tied } from '@zivina/contract/kernel/typography'
import type { OrderedStep } from '@zivina/domain/catalogue/steps/ordered-steps'
import { cn } from '#app/kit/class-names.ts'
import type { PageEdit } from '../edit/edit-reducer.ts'
import { useAmountWords } from '../ingredients/amount-words.ts'
import { usesOfStep } from './uses-of-steps.ts'

type StepUsesProps = {
  step: OrderedStep
  steps: readonly OrderedStep[]
  edit: PageEdit
  /** For reading from a distance. */
  isLarge?: boolean
}

/** How much of which food a step uses, so that the cook need not scroll back for it; on paper all amounts stand beside the steps. */
export function StepUses({ step, steps, edit, isLarge = false }: StepUsesProps) {
  const uses = usesOfStep(step, steps, edit, useAmountWords())
  if (uses.length === 0) return null
  return (
    <ul
      aria-label={`Množství pro krok ${step.number}`}
      className={cn(
        'figures flex flex-wrap print:hidden',
        isLarge ? 'gap-2 text-lg' : 'step-uses gap-y-0.5 text-muted',
      )}
    >
      {uses.map(({ key, text }) => (
        <li key={key} className={isLarge ? 'rounded-full bg-sunken px-4 py-1.5 font-medium' : undefined}>
          {tied(text)}
        </li>
      ))}
    </ul>
  )
}
