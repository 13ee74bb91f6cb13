import { findTimers } from '@zivina/domain/catalogue/steps/find-timers'
import type { OrderedStep } from '@zivina/domain/catalogue/steps/ordered-steps'
import { Timer } from 'lucide-react'
import { startTimer, type TimedRecipe } from '#app/features/catalogue/timers/timers.ts'

type TimerChipsProps = { step: OrderedStep; recipe: TimedRecipe; className?: string }

/** The times in a step, each started by a press. */
export function TimerChips({ step, recipe, className }: TimerChipsProps) {
  const found = findTimers(step.step_text)
  if (found.length === 0) return null
  return (
    <ul className={`flex flex-wrap gap-2 print:hidden noscript:hidden ${className ?? ''}`}>
      {found.map((timer) => (
        <li key={timer.seconds}>
          <button
            type="button"
            aria-label={`Spustit minutku: ${timer.label}, krok ${step.number}`}
            onClick={() => startTimer(recipe, step.number, timer)}
            className="figures inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-surface px-4 font-medium hover:border-brand hover:text-brand"
          >
            <Timer className="size-4" aria-hidden />
            {timer.label}
          </button>
        </li>
      ))}
    </ul>
  )
}
