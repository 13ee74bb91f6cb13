import { tied } from '@zivina/contract/kernel/typography'
import { type OrderedStep, orderedSteps } from '@zivina/domain/catalogue/steps/ordered-steps'
import { ArrowLeft, ArrowRight, Check, Sun, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import { StepText } from '#app/features/catalogue/recipe/steps/step-text.tsx'
import { StepUses } from '#app/features/catalogue/recipe/steps/step-uses.tsx'
import { TimerChips } from '#app/features/catalogue/recipe/steps/timer-chips.tsx'
import { type TickedSteps, useTickedSteps } from '#app/features/catalogue/recipe/steps/use-ticked-steps.ts'
import TimerTray from '#app/features/catalogue/timers/timer-tray.tsx'
import { useTimers } from '#app/features/catalogue/timers/timers.ts'
import { useWakeLock } from '#app/kit/device/use-wake-lock.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { takeSecondClick } from '#app/kit/ui/second-click.ts'
import { CookIngredients } from './cook-ingredients.tsx'
import type { CookedRecipe } from './cooked-recipe.ts'
import { leftStep } from './left-step.ts'
import '#app/features/catalogue/timers/timer-dock.css'

export type CookModeProps = {
  recipe: CookedRecipe
  edit: PageEdit
  /** What follows the last step; without it the cook mode closes. */
  after?: ((close: () => void) => ReactNode) | undefined
  onClose: () => void
}

/** Full-screen mode with one step at a time in large type; the screen stays on. Arrow keys change the step. */
export default function CookMode({ recipe, edit, after, onClose }: CookModeProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const steps = useMemo(() => orderedSteps(recipe.steps), [recipe.steps])
  const ticks = useTickedSteps(recipe)
  const left = leftStep(recipe)
  const [index, setIndex] = useState(() => left.read(steps) ?? firstUndone(steps, ticks))
  const [isCooked, setIsCooked] = useState(false)
  const held = useWakeLock(!isCooked)
  const step = steps[index]

  useEffect(() => {
    ref.current?.showModal()
    takeSecondClick()
  }, [])

  const go = (to: number) => {
    const next = Math.max(0, Math.min(steps.length - 1, to))
    setIsCooked(false)
    setIndex(next)
    left.keep(next)
    text.current?.scrollTo(0, 0)
  }
  const end = () => {
    left.keep(null)
    onClose()
  }
  const finish = () => {
    if (!after) return end()
    setIsCooked(true)
    text.current?.scrollTo(0, 0)
  }
  const next = () => {
    // The button stays: the second click of a double click would tick the next step unread.
    takeSecondClick(index === steps.length - 1)
    if (step) ticks.tick(step.number, true)
    if (index === steps.length - 1) finish()
    else go(index + 1)
  }
  // Where something is written, arrows move the cursor.
  const onKeyDown = (event: KeyboardEvent) => {
    if (isCooked) return
    if (event.key === 'ArrowRight') go(index + 1)
    if (event.key === 'ArrowLeft') go(index - 1)
  }
  // A dialog within this one is closed by itself.
  const onClosed = (event: SyntheticEvent) => {
    if (event.target === ref.current) onClose()
  }
  if (!step) return null

  return (
    <dialog
      ref={ref}
      aria-label={`Vaření: ${recipe.name}`}
      onClose={onClosed}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-ground text-text open:flex open:flex-col print:hidden"
    >
      <header className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-4">
        <p className="figures font-semibold text-heading" aria-live="polite">
          {isCooked ? (
            'Hotovo'
          ) : (
            <>
              Krok {step.number} z&nbsp;{steps.length}
            </>
          )}
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
          {isCooked ? after?.(end) : <StepToCook step={step} steps={steps} recipe={recipe} edit={edit} />}
        </div>
      </div>
      <CookTimers />
      <footer className="grid grid-cols-2 gap-3 border-t border-line bg-surface p-4">
        {isCooked ? (
          <Button size="lg" variant="quiet" className="col-span-2 justify-self-start" onClick={() => go(index)}>
            <ArrowLeft aria-hidden /> Zpět ke krokům
          </Button>
        ) : (
          <>
            <Button size="lg" disabled={index === 0} onClick={() => go(index - 1)}>
              <ArrowLeft aria-hidden /> Předchozí
            </Button>
            <NextButton isLast={index === steps.length - 1} onClick={next} />
          </>
        )}
      </footer>
    </dialog>
  )
}

function NextButton({ isLast, onClick }: { isLast: boolean; onClick: () => void }) {
  return (
    <Button size="lg" variant="accent" onClick={onClick}>
      {isLast ? 'Hotovo' : 'Další krok'} {isLast ? <Check aria-hidden /> : <ArrowRight aria-hidden />}
    </Button>
  )
}

type StepToCookProps = { step: OrderedStep; steps: readonly OrderedStep[]; recipe: CookedRecipe; edit: PageEdit }

function StepToCook({ step, steps, recipe, edit }: StepToCookProps) {
  return (
    <>
      <h2 className="text-3xl md:text-4xl">{tied(step.step_title)}</h2>
      <StepText step={step} edit={edit} className="cook-text" />
      <StepUses step={step} steps={steps} edit={edit} isLarge />
      <TimerChips step={step} recipe={recipe} />
      <CookIngredients edit={edit} />
    </>
  )
}

function CookTimers() {
  if (useTimers().length === 0) return null
  return (
    <div className="px-4 py-2">
      <TimerTray />
    </div>
  )
}

function firstUndone(steps: readonly OrderedStep[], ticks: TickedSteps): number {
  // By the keyboard a box of the page can be ticked before its code is loaded.
  const isTicked = ({ anchor }: OrderedStep) =>
    document.querySelector<HTMLInputElement>(`#${anchor} input`)?.checked === true
  const index = steps.findIndex((step) => !ticks.done.has(step.number) && !isTicked(step))
  return index === -1 ? 0 : index
}
