import { formatAmount } from '@zivina/domain/catalogue/format'
import { WEIGHT_UNIT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useIsHydrated } from '#app/kit/state/use-is-hydrated.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import type { PageIngredient } from '../edit/page-ingredient.ts'
import { splitAmount } from './amount-text.ts'
import { type OnAmount, useTypedAmount } from './use-typed-amount.ts'

type AmountFieldProps = {
  ingredient: PageIngredient
  amount: number
  /** The amount in the words of the kitchen, shown until the field is entered; null shows the exact amount always. */
  said: string | null
  changed: boolean
  onAmount: OnAmount
}

/**
 * An amount edited in place. During typing the text stays as typed, a trailing comma included; every valid number is used at
 * once, words („3 lžíce“) when the field is left. An invalid text stays, with a message below, and the last amount remains in use.
 */
export function AmountField({ ingredient, amount, said, changed, onAmount }: AmountFieldProps) {
  const { name, weight_units: unit } = ingredient
  const id = useId()
  const isHydrated = useIsHydrated()
  const input = useRef<HTMLInputElement>(null)
  const { typed, focused, problem, ...field } = useTypedAmount(ingredient, onAmount)
  const shown = splitAmount(amount, unit)
  const words = focused ? null : said

  // The exact amount replaces the words when the field is entered; only then is there something to select.
  useEffect(() => {
    if (focused) input.current?.select()
  }, [focused])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') field.settle()
    if (event.key === 'Escape') field.discard()
  }

  return (
    <div className={cn('amount-cell', problem && 'has-problem')}>
      <div className="flex items-center gap-1.5">
        <input
          ref={input}
          type="text"
          inputMode={said === null ? 'decimal' : 'text'}
          autoComplete="off"
          enterKeyHint="done"
          aria-label={`Množství: ${name}${words === null ? ` (${WEIGHT_UNIT_LABELS[unit].long})` : ''}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          // What is typed before hydration would be lost.
          readOnly={!isHydrated}
          value={typed ?? words ?? shown.figure}
          onChange={(event) => field.type(event.target.value)}
          onFocus={field.enter}
          onBlur={field.leave}
          onKeyDown={onKeyDown}
          className={cn(
            'amount-input figures min-h-11 rounded-md border px-2 text-right text-base font-semibold',
            said === null ? 'w-16 sm:w-18' : 'is-said w-30',
            changed ? 'border-brand bg-brand-soft text-text' : 'border-control/50 bg-transparent text-heading',
            'hover:border-control aria-invalid:border-error',
          )}
        />
        {words === null ? (
          <span className="min-w-6 text-muted sm:min-w-11" aria-hidden="true">
            {shown.unit}
          </span>
        ) : null}
      </div>
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="amount-problem text-sm text-error">
          {problem} <span className="text-muted">Zatím počítáme s&nbsp;{formatAmount(amount, unit)}.</span>
        </p>
      ) : null}
    </div>
  )
}
