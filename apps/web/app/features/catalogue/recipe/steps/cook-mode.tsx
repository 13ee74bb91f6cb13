import { tied } from '@zivina/contract/kernel/typography'
import type { OrderedStep } from '@zivina/domain/catalogue/steps/ordered-steps'
import { ArrowLeft, ArrowRight, Check, Sun, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import { useWakeLock } from '#app/kit/use-wake-lock.ts'
import type { PageEdit } from '../edit/edit-reducer.ts'
import { CookIngredients } from './cook-ingredients.tsx'
import { StepUses } from './step-uses.tsx'
import { TimerChips } from './timer-chips.tsx'
import TimerTray from './timer-tray.tsx'
import type { TickedSteps } from './use-ticked-steps.ts'
import type { Timers } from './use-timers.ts'

export type CookModeProps = {
  name: string
  steps: readonly OrderedStep[]
  edit: PageEdit
  ticks: TickedSteps
  timers: Timers
  onClose: () => void
}

/** Full-screen mode with one step at a time in large type; the screen stays on. Arrow keys change the step. */
export default function CookMode({ name, steps, edit, ticks, timers, onClose }: CookModeProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(() => firstUndone(steps, ticks))
  const held = useWakeLock(true)
  const step = steps[index]
  const isLast = index === steps.length - 1

  useEffect(() => ref.current?.showModal(), [])

  const go = (to: number) => {
    setIndex(Math.max(0, Math.min(steps.length - 1, to)))
    text.current?.scrollTo(0, 0)
  }
  const next = () => {
    if (step && !ticks.done.has(step.number)) ticks.toggle(step.number)
    if (isLast) onClose()
    else go(index + 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(index + 1)
    if (event.key === 'ArrowLeft') go(index - 1)
  }
  if (!step) return null

  return (
    <dialog
      ref={ref}
      aria-label={`Vaření: ${name}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-ground text-text open:flex open:flex-col print:hidden"
    >
      <header className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-4">
        <p className="figures font-semibold text-heading" aria-live="polite">
          Krok {step.number} z&nbsp;{steps.length}
        </p>
        <progress className="cook-progress" value={index + 1} max={steps.length} aria-label="Postup vaření" />
        {held ? (
          <span className="inline-flex items-center gap-2 text-sm text-muted">
            <Sun className="size-5" aria-hidden />
            <span className="max-sm:sr-only">Displej nezhasne</span>
          </span>
        ) : null}
        <Button variant="quiet" size="icon" aria-label="Ukončit vaření" className="ml-auto" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </header>
      <div ref={text} className="flex-1 overflow-y-auto">
        <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 sm:px-8 sm:py-12">
          <h2 className="text-3xl md:text-4xl">{tied(step.step_title)}</h2>
          <p className="cook-text">{tied(step.step_text)}</p>
          <StepUses {...{ step, steps, edit }} isLarge />
          <TimerChips step={step} timers={timers} />
          <CookIngredients edit={edit} />
        </div>
      </div>
      {timers.running.length > 0 ? (
        <div className="px-4 py-2">
          <TimerTray timers={timers} />
        </div>
      ) : null}
      <footer className="grid grid-cols-2 gap-3 border-t border-line bg-surface p-4">
        <Button size="lg" disabled={index === 0} onClick={() => go(index - 1)}>
          <ArrowLeft aria-hidden /> Předchozí
        </Button>
        <Button size="lg" variant="accent" onClick={next}>
          {isLast ? 'Hotovo' : 'Další krok'} {isLast ? <Check aria-hidden /> : <ArrowRight aria-hidden />}
        </Button>
      </footer>
    </dialog>
  )
}

function firstUndone(steps: readonly OrderedStep[], ticks: TickedSteps): number {
  const index = steps.findIndex((step) => !ticks.done.has(step.number))
  return index === -1 ? 0 : index
}
