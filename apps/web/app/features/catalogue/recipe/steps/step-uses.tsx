import { tied } from '@zivina/contract/kernel/typography'
import type { OrderedStep } from '@zivina/domain/catalogue/steps/ordered-steps'
import { use } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'
import type { PageEdit } from '../edit/edit-reducer.ts'
import { useAmountWords } from '../ingredients/amount-words.ts'
import { GoneFoods } from './gone-foods.ts'
import { type StepUse, usesOfStep } from './uses-of-steps.ts'

type StepUsesProps = {
  step: OrderedStep
  steps: readonly OrderedStep[]
  edit: PageEdit
  /** For reading from a distance. */
  isLarge?: boolean
}

/**
 * How much of which food a step uses, so that the cook need not scroll back for it. On paper all amounts stand beside the steps, so
 * only what replaces a food that the step names is printed.
 */
export function StepUses({ step, steps, edit, isLarge = false }: StepUsesProps) {
  const uses = usesOfStep(step, steps, edit, useAmountWords(), use(GoneFoods))
  if (uses.length === 0) return null
  return (
    <ul
      aria-label={`Množství pro krok ${step.number}`}
      className={cn(
        'figures flex flex-wrap',
        uses.every(({ instead }) => instead === null) && 'print:hidden',
        isLarge ? 'gap-2 text-lg' : 'step-uses gap-y-0.5 text-muted',
      )}
    >
      {uses.map((one) => (
        <li
          key={one.key}
          className={cn(
            isLarge && 'rounded-card bg-sunken px-4 py-1.5 font-medium',
            one.instead === null ? 'print:hidden' : 'wrap-anywhere text-brand-strong',
          )}
        >
          <Use use={one} />
        </li>
      ))}
    </ul>
  )
}

/** „1 cibule“, „máslo → olej slunečnicový 60 g“, „máslo: vynecháno“. */
function Use({ use: { text, instead } }: { use: StepUse }) {
  if (instead === null) return tied(text ?? '')
  if (text === null) return <>{tied(instead)}: vynecháno</>
  return (
    <>
      <span aria-hidden>{tied(`${instead} → ${text}`)}</span>
      <span className="sr-only">{tied(`${text} (v postupu: ${instead})`)}</span>
    </>
  )
}
