import { tied } from '@zivina/contract/kernel/typography'
import type { OrderedStep } from '@zivina/domain/catalogue/steps/ordered-steps'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { TimedRecipe } from '#app/features/catalogue/timers/timers.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import type { PageEdit } from '../edit/edit-reducer.ts'
import { StepText } from './step-text.tsx'
import { StepUses } from './step-uses.tsx'
import { TimerChips } from './timer-chips.tsx'

type StepItemProps = {
  step: OrderedStep
  steps: readonly OrderedStep[]
  edit: PageEdit
  done: boolean
  onTick: (step: number, isDone: boolean) => void
  recipe: TimedRecipe
}

/** One step. Its number is a native checkbox; a ticked step is less prominent. */
export function StepItem({ step, steps, edit, done, onTick, recipe }: StepItemProps) {
  const { number, anchor, step_title } = step
  const box = useRef<HTMLInputElement>(null)
  // By the keyboard a box can be ticked before its code is loaded.
  useEffect(() => {
    if (box.current?.checked) onTick(number, true)
  }, [number, onTick])
  return (
    <li id={anchor} className="step-item grid grid-cols-[auto_1fr] gap-x-4">
      <label className="relative inline-flex size-11 items-center justify-center">
        <input
          ref={box}
          type="checkbox"
          className="peer absolute inset-0 size-11 appearance-none rounded-full border-2 border-control bg-surface checked:border-brand checked:bg-brand hover:border-brand"
          aria-label={`Krok ${number} hotový`}
          checked={done}
          onChange={({ target }) => onTick(number, target.checked)}
        />
        <span
          aria-hidden="true"
          className="step-number figures pointer-events-none relative font-semibold text-heading peer-checked:hidden"
        >
          {number}
        </span>
        <Check className="pointer-events-none relative hidden size-6 text-on-brand peer-checked:block" aria-hidden />
      </label>
      <div className={cn('flex min-w-0 flex-col gap-2 pt-1.5 transition-colors wrap-break-word', done && 'text-muted')}>
        <h3 className={cn('text-xl', done && 'text-muted')}>{tied(step_title)}</h3>
        <StepText step={step} edit={edit} className="max-w-text text-lg leading-relaxed" />
        <StepUses step={step} steps={steps} edit={edit} />
        <TimerChips step={step} recipe={recipe} className="mt-1" />
      </div>
    </li>
  )
}
