import { formatAmount } from '@zivina/domain/catalogue/format'
import { WEIGHT_UNIT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
import { type KeyboardEvent, useId, useState } from 'react'
import { cn } from '#app/kit/class-names.ts'
import { EMPTY_AMOUNT, readAmount, splitAmount } from './amount-text.ts'

type AmountFieldProps = {
  name: string
  amount: number
  unit: WeightUnit
  changed: boolean
  onAmount: (amount: number) => void
}

/**
 * An amount edited in place. During typing the text stays as typed, a trailing comma included; every valid number is used at
 * once. An invalid text stays, with a message below, and the last amount remains in use.
 */
export function AmountField({ name, amount, unit, changed, onAmount }: AmountFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  const shown = splitAmount(amount, unit)
  const read = typed === null ? null : readAmount(typed)
  const empty = read !== null && read.amount === null && read.problem === null && !focused
  const problem = read?.problem ?? (empty ? EMPTY_AMOUNT : null)

  const type = (text: string) => {
    const next = readAmount(text)
    setTyped(next.text)
    if (next.amount !== null) onAmount(next.amount)
  }
  const settle = () => {
    if (read?.amount != null) setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle()
    if (event.key === 'Escape') setTyped(null)
  }

  return (
    <div className={cn('amount-cell', problem && 'has-problem')}>
      <div className="flex items-center gap-1.5">
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={`Množství: ${name} (${WEIGHT_UNIT_LABELS[unit].long})`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          value={typed ?? shown.figure}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => {
            setFocused(true)
            event.target.select()
          }}
          onBlur={() => {
            setFocused(false)
            settle()
          }}
          onKeyDown={onKeyDown}
          className={cn(
            'amount-input figures min-h-11 w-16 sm:w-18 rounded-md border px-2 text-right text-base font-semibold',
            changed ? 'border-brand bg-brand-soft text-text' : 'border-control/50 bg-transparent text-heading',
            'hover:border-control aria-invalid:border-error',
          )}
        />
        <span className="min-w-6 text-muted sm:min-w-11" aria-hidden="true">
          {shown.unit}
        </span>
      </div>
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="amount-problem text-sm text-error">
          {problem} <span className="text-muted">Zatím počítáme s&nbsp;{formatAmount(amount, unit)}.</span>
        </p>
      ) : null}
    </div>
  )
}
