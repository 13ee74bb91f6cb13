import { parseAmount } from '@zivina/czech/number-input'
import { parseIngredientLine } from '@zivina/domain/catalogue/ingredient-line/parse-line'
import { WEIGHT_UNIT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { SEGMENT_LABELS } from '@zivina/domain/catalogue/segment-labels'
import type { Segment } from '@zivina/nutrition/segments'
import { SEGMENTS } from '@zivina/nutrition/segments'
import { SlidersHorizontal, X } from 'lucide-react'
import { type Dispatch, memo, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { splitAmount } from '#app/features/catalogue/recipe/ingredients/amount-text.ts'
import { cn } from '#app/kit/class-names.ts'
import { controlAttributes, FieldError } from '#app/kit/form/field-frame.tsx'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'
import { Input } from '#app/kit/ui/input.tsx'
import type { DraftLine } from './draft.ts'
import type { DraftAction } from './draft-reducer.ts'
import { DragHandle, sortableStyle } from './drag-handle.tsx'
import { IngredientFinder } from './ingredient-finder.tsx'
import { useSortable } from './use-sortable.ts'

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

const ICON = 'inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-brand-soft'

/** One line: amount, ingredient and further options. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, place, problems, dispatch, onMove, onRemove, onDone } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const sortable = useSortable<HTMLLIElement>({ list: 'lines', id: line.id, place, onMove })
  const name = line.ingredient?.name ?? line.text
  const change = (fields: Partial<DraftLine>) => dispatch({ type: 'change line', id: line.id, fields })
  const marks = [
    line.segment === 'Main' ? '' : SEGMENT_LABELS[line.segment],
    line.count_macros ? '' : 'nezapočítává se',
  ].filter(Boolean)

  return (
    <li ref={sortable.row} className={cn('flex flex-col gap-1 bg-surface py-1.5', sortableStyle(sortable))}>
      <div className="editor-line">
        <DragHandle sortable={sortable} name={name} />
        <AmountInput line={line} name={name} problem={problems.amount} id={id} onDone={onDone} change={change} />
        <span className="line-name min-w-0 leading-snug wrap-anywhere">
          {name}
          {marks.length > 0 ? <span className="block text-sm text-muted">{marks.join(' · ')}</span> : null}
        </span>
        <button
          type="button"
          aria-label={`Podrobnosti: ${name}`}
          aria-expanded={open}
          className={cn(ICON, 'text-muted')}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal className="size-5" aria-hidden />
        </button>
        <button
          type="button"
          aria-label={`Odebrat: ${name}`}
          className={cn(ICON, 'text-muted')}
          onClick={() => onRemove(line.id)}
        >
          <X className="size-5" aria-hidden />
        </button>
      </div>
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
            onChoose={(ingredient) => {
              // The focused finder disappears; the next field is the amount.
              flushSync(() => change({ ingredient }))
              sortable.row.current?.querySelector<HTMLInputElement>('input[data-line]')?.focus()
            }}
          />
        </div>
      ) : null}
      {open ? <LineDetails line={line} change={change} /> : null}
    </li>
  )
})

type Change = (fields: Partial<DraftLine>) => void

function AmountInput({
  line,
  name,
  problem,
  id,
  onDone,
  change,
}: {
  line: DraftLine
  name: string
  problem: string | undefined
  id: string
  onDone: () => void
  change: Change
}) {
  const unit = line.ingredient?.weight_units
  return (
    <span className="line-amount flex items-center gap-1.5">
      <span className="w-22">
        <Input
          {...controlAttributes(`${id}-amount`, { error: problem })}
          data-line={line.id}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          aria-label={unit ? `Množství: ${name} (${WEIGHT_UNIT_LABELS[unit].long})` : `Množství: ${name}`}
          value={line.amount}
          onFocus={(event) => event.target.select()}
          onChange={(event) => change({ amount: event.target.value })}
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

function LineDetails({ line, change }: { line: DraftLine; change: Change }) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2 rounded-md bg-sunken p-3 sm:ml-12">
      <SelectField
        label="Část receptu"
        className="min-w-52"
        value={line.segment}
        onChange={(event) => change({ segment: event.target.value as Segment })}
      >
        {SEGMENTS.map((segment) => (
          <option key={segment} value={segment}>
            {SEGMENT_LABELS[segment]}
          </option>
        ))}
      </SelectField>
      <Checkbox checked={!line.count_macros} onChange={(event) => change({ count_macros: !event.target.checked })}>
        Nezapočítávat do výživových hodnot
      </Checkbox>
    </div>
  )
}
