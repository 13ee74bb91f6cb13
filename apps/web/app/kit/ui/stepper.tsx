import { Minus, Plus } from 'lucide-react'
import { cn } from './class-names.ts'

type StepperProps = {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** Names the whole: „Počet porcí“. */
  label: string
  decreaseLabel: string
  increaseLabel: string
  /** The value in words: „4 porce“. */
  format?: (value: number) => string
  className?: string
}

const STEP =
  'inline-flex size-11 items-center justify-center rounded-full text-heading hover:bg-brand-soft disabled:opacity-40'

/** A whole number changed by two buttons that are easy to reach. The new value is announced. */
export function Stepper({
  value,
  onChange,
  min = 1,
  max = 99,
  label,
  decreaseLabel,
  increaseLabel,
  format = String,
  className,
}: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight and break the row.
    <div
      role="group"
      aria-label={label}
      className={cn('inline-flex items-center rounded-full border border-control bg-surface', className)}
    >
      <button
        type="button"
        className={STEP}
        aria-label={decreaseLabel}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus className="size-5" aria-hidden />
      </button>
      <output className="figures min-w-20 px-1 text-center font-semibold" aria-live="polite">
        {format(value)}
      </output>
      <button
        type="button"
        className={STEP}
        aria-label={increaseLabel}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus className="size-5" aria-hidden />
      </button>
    </div>
  )
}
