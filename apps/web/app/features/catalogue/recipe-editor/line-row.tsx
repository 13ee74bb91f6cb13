import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { tied } from '@zivina/contract/kernel/typography'
import { formatNumber } from '@zivina/czech/format-number'
import { parseAmount } from '@zivina/czech/number-input'
import { parseIngredientLine } from '@zivina/domain/catalogue/ingredient-line/parse-line'
import { WEIGHT_UNIT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { SEGMENT_LABELS } from '@zivina/domain/catalogue/segment-labels'
import type { Segment } from '@zivina/nutrition/segments'
import { SEGMENTS } from '@zivina/nutrition/segments'
import { SlidersHorizontal } from 'lucide-react'
import { type Dispatch, memo, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import FoodWarning from '#app/features/catalogue/recipe/allergens/food-warning.tsx'
import { splitAmount } from '#app/features/catalogue/recipe/ingredients/amount-text.ts'
import { hasWords, prepareReader, readWords } from '#app/features/catalogue/recipe/ingredients/read-words.ts'
import { controlAttributes, FieldError } from '#app/kit/form/field-frame.tsx'
import { choicesOf, type FieldTable } from '#app/kit/form/field-table.ts'
import { type FieldHolder, Fields } from '#app/kit/form/fields.tsx'
import { SortableRow } from '#app/kit/sortable/sortable-row.tsx'
import { Input } from '#app/kit/ui/input.tsx'
import type { DraftLine } from './draft.ts'
import type { DraftAction } from './draft-reducer.ts'
import { IngredientFinder } from './ingredient-finder.tsx'

type LineRowProps = {
  line: DraftLine
  place: number
  problems: { ingredient: string | undefined; amount: string | undefined }
  dispatch: Dispatch<DraftAction>
  onMove: (id: string, place: number) => void
  onRemove: (id: string) => void
  /** Called for Enter in the amount: continues with the next food. */
  onDone: () => void
}

/** One ingredient: so much of it, and what more there is to say. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, place, problems, dispatch, onMove, onRemove, onDone } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const name = line.ingredient?.name ?? line.text
  const change = (fields: Partial<DraftLine>) => dispatch({ type: 'change line', id: line.id, fields })
  const choose = (ingredient: IngredientSummary) => {
    // The finder goes with the focus in it; what comes next is the amount.
    flushSync(() => change({ ingredient }))
    document.querySelector<HTMLInputElement>(`input[data-line="${line.id}"]`)?.focus()
  }
  const head = (
    <>
      <AmountInput {...{ line, name, id, onDone, change }} problem={problems.amount} />
      <LineName line={line} name={name} />
      <button
        type="button"
        aria-label={`Podrobnosti: ${name}`}
        aria-expanded={open}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-brand-soft"
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal className="size-5" aria-hidden />
      </button>
    </>
  )
  return (
    <SortableRow
      list="lines"
      {...{ id: line.id, place, name, onMove, onRemove, head }}
      className="flex flex-col gap-1 bg-surface py-1.5"
      headClassName="editor-line"
    >
      <FieldError of={`${id}-amount`} className="pl-12">
        {problems.amount}
      </FieldError>
      <FieldError of={id} className="pl-12">
        {problems.ingredient}
      </FieldError>
      {line.ingredient === null ? (
        <div className="rounded-md bg-accent-soft p-3 sm:ml-12">
          <IngredientFinder
            label={`Která surovina je „${line.text}“?`}
            initial={parseIngredientLine(line.text).name || line.text}
            isTaken={() => false}
            onChoose={choose}
          />
        </div>
      ) : null}
      {open ? <LineDetails line={line} change={change} /> : null}
    </SortableRow>
  )
})

function LineName({ line, name }: { line: DraftLine; name: string }) {
  const segment = line.segment === 'Main' ? '' : SEGMENT_LABELS[line.segment]
  const marks = [segment, line.count_macros ? '' : 'nezapočítává se'].filter(Boolean)
  return (
    <span className="line-name min-w-0 leading-snug wrap-break-word">
      {tied(name)}
      {marks.length > 0 ? <span className="block text-sm text-muted">{marks.join(' · ')}</span> : null}
      {line.ingredient ? <FoodWarning allergens={line.ingredient.allergens} /> : null}
    </span>
  )
}

type Change = (fields: Partial<DraftLine>) => void

type AmountInputProps = {
  line: DraftLine
  name: string
  id: string
  problem: string | undefined
  onDone: () => void
  change: Change
}

function AmountInput({ line, name, problem, id, onDone, change }: AmountInputProps) {
  const unit = line.ingredient?.weight_units
  /** Turns „3 lžíce“ into the amount in the food's own unit; words that are no amount stay, for the check before saving. */
  const settle = async () => {
    if (line.ingredient === null || !hasWords(line.amount)) return
    const amount = await readWords(line.amount, line.ingredient)
    if (amount !== null) change({ amount: formatNumber(amount, 2).replace(/\s/gu, '') })
  }
  return (
    <span className="line-amount flex items-center gap-1.5">
      <span className="w-22">
        <Input
          {...controlAttributes(`${id}-amount`, { error: problem })}
          data-line={line.id}
          inputMode={line.ingredient?.kitchen ? 'text' : 'decimal'}
          autoComplete="off"
          enterKeyHint="next"
          aria-label={unit ? `Množství: ${name} (${WEIGHT_UNIT_LABELS[unit].long})` : `Množství: ${name}`}
          value={line.amount}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            change({ amount: event.target.value })
            prepareReader(event.target.value)
          }}
          onBlur={() => void settle()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onDone()
          }}
          className="figures px-2 text-right font-semibold"
        />
      </span>
      <span className="min-w-6 text-muted sm:min-w-11" aria-hidden="true">
        {unit ? splitAmount(parseAmount(line.amount) ?? 1, unit).unit : ''}
      </span>
    </span>
  )
}

/** What is said of a line beside how much of it there is. */
const DETAILS: FieldTable<{ segment: Segment; is_left_out: boolean }> = {
  segment: { as: 'choice', label: 'Část receptu', className: 'min-w-52', choices: choicesOf(SEGMENTS, SEGMENT_LABELS) },
  is_left_out: { as: 'tick', label: 'Nezapočítávat do výživových hodnot' },
}

function LineDetails({ line, change }: { line: DraftLine; change: Change }) {
  const fields: FieldHolder<{ segment: Segment; is_left_out: boolean }> = {
    table: DETAILS,
    values: { segment: line.segment, is_left_out: !line.count_macros },
    problems: {},
    set: (name, value) => change(name === 'segment' ? { segment: value as Segment } : { count_macros: !value }),
  }
  return <Fields of={fields} className="flex flex-wrap items-end gap-x-6 gap-y-2 rounded-md bg-sunken p-3 sm:ml-12" />
}
