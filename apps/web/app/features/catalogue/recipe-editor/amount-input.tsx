import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { AmountUnit } from '@zivina/domain/catalogue/kitchen/amount-unit'
import { amountUnitLabel, ownUnit, unitsOf } from '@zivina/domain/catalogue/kitchen/amount-units'
import { useMemo } from 'react'
import { controlAttributes } from '#app/kit/form/field-frame.tsx'
import { Input } from '#app/kit/ui/input.tsx'
import { Select } from '#app/kit/ui/select.tsx'
import type { DraftLine } from './draft.ts'
import { settledAmount, typedAmountOf } from './line-amount.ts'

type AmountInputProps = {
  line: DraftLine
  food: IngredientSummary
  id: string
  problem: string | null
  /** Whether a line below the field says what was understood. */
  hasNote: boolean
  change: (fields: Partial<DraftLine>) => void
  /** Called for Enter: continues with the next food. */
  onDone: () => void
  onFocused: (focused: boolean) => void
}

/** How much of a food: one field for numbers and words, and what a bare number is in. */
export function AmountInput({ line, food, id, problem, hasNote, change, onDone, onFocused }: AmountInputProps) {
  const units = useMemo(() => unitsOf(food), [food])
  const typed = typedAmountOf(line)
  const unit = (typed.kind === 'known' ? typed.unit : line.unit) ?? line.unit ?? ownUnit(food)
  const leave = () => {
    onFocused(false)
    const settled = settledAmount(line)
    if (settled) change(settled)
  }
  return (
    <span className="line-amount flex items-center gap-1.5">
      <span className="w-26 sm:w-24">
        <Input
          {...controlAttributes(id, { hint: hasNote, error: problem })}
          data-line={line.id}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="next"
          aria-label={`Množství: ${food.name}`}
          value={line.amount}
          onFocus={(event) => {
            event.target.select()
            onFocused(true)
          }}
          onChange={(event) => change({ amount: event.target.value })}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onDone()
          }}
          className="figures px-2 text-right font-semibold"
        />
      </span>
      <Select
        aria-label={`Jednotka: ${food.name}`}
        value={unit}
        onChange={(event) => change({ ...settledAmount(line), unit: event.target.value as AmountUnit })}
        className="w-36"
      >
        {units.map((offered) => (
          <option key={offered} value={offered}>
            {amountUnitLabel(offered)}
          </option>
        ))}
      </Select>
    </span>
  )
}
