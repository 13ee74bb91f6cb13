import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { FREE_LINE_MAX } from '@zivina/contract/kernel/limits'
import { tied } from '@zivina/contract/kernel/typography'
import { comesTo, type TypedAmount } from '@zivina/domain/catalogue/kitchen/typed-amount'
import { SEGMENT_LABELS } from '@zivina/domain/catalogue/segment-labels'
import type { Segment } from '@zivina/nutrition/segments'
import { SEGMENTS } from '@zivina/nutrition/segments'
import { SlidersHorizontal } from 'lucide-react'
import { type Dispatch, memo, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import FoodWarning from '#app/features/catalogue/allergens/food-warning.tsx'
import { amountSaid } from '#app/features/catalogue/ingredient-finder/amount-said.ts'
import { controlAttributes, FieldError } from '#app/kit/form/field-frame.tsx'
import { choicesOf, type FieldTable } from '#app/kit/form/field-table.ts'
import { type FieldHolder, Fields } from '#app/kit/form/fields.tsx'
import { SortableRow } from '#app/kit/sortable/sortable-row.tsx'
import { Input } from '#app/kit/ui/input.tsx'
import { AmountInput } from './amount-input.tsx'
import { amountProblem } from './check-draft.ts'
import type { DraftLine } from './draft.ts'
import type { DraftAction } from './draft-reducer.ts'
import { FreeLineNote } from './free-line-note.tsx'
import { typedAmountOf } from './line-amount.ts'

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
  const [focused, setFocused] = useState(false)
  const { ingredient, text } = line
  const name = ingredient?.name ?? text
  const note = ingredient ? noteOf(typedAmountOf(line), ingredient) : null
  const problem = problems.amount ?? currentProblem(line, focused)
  const change = (fields: Partial<DraftLine>) => dispatch({ type: 'change line', id: line.id, fields })
  const choose = (chosen: IngredientSummary) => {
    // The finder goes with the focus in it; what comes next is the amount.
    flushSync(() => change({ ingredient: chosen, amount: amountSaid(text, chosen)?.text ?? '', unit: null, text: '' }))
    document.querySelector<HTMLInputElement>(`input[data-line="${line.id}"]`)?.focus()
  }
  const head = (
    <>
      {ingredient ? (
        <AmountInput
          line={line}
          onDone={onDone}
          change={change}
          problem={problem}
          id={`${id}-amount`}
          food={ingredient}
          hasNote={note !== null}
          onFocused={setFocused}
        />
      ) : null}
      {ingredient ? (
        <LineName line={line} name={name} />
      ) : (
        <>
          <span className="line-name">
            <LineMarks line={line} />
          </span>
          <FreeText line={line} change={change} onDone={onDone} id={`${id}-text`} problem={problems.ingredient} />
        </>
      )}
      <button
        type="button"
        aria-label={`Podrobnosti: ${name}`}
        aria-expanded={open}
        className="line-more inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-brand-soft"
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal className="size-5" aria-hidden />
      </button>
    </>
  )
  return (
    <SortableRow
      list="lines"
      id={line.id}
      place={place}
      name={name}
      onMove={onMove}
      onRemove={onRemove}
      head={head}
      className="flex flex-col gap-1 bg-surface py-1.5"
      headClassName="editor-line"
    >
      <FieldError of={`${id}-amount`} className="pl-12">
        {problem}
      </FieldError>
      {note !== null && problem === null ? (
        <p id={`${id}-amount-hint`} className="figures pl-12 text-sm text-muted">
          {note}
        </p>
      ) : null}
      <FieldError of={ingredient ? id : `${id}-text`} className="pl-12">
        {problems.ingredient}
      </FieldError>
      {ingredient === null ? <FreeLineNote text={text} onChoose={choose} /> : null}
      {open ? <LineDetails line={line} change={change} /> : null}
    </SortableRow>
  )
})

/** What is wrong with an amount as typed so far. Half a word is no mistake while it is being written. */
function currentProblem(line: DraftLine, focused: boolean): string | null {
  const { kind } = typedAmountOf(line)
  return kind === 'empty' || (focused && (kind === 'unclear' || kind === 'nothing')) ? null : amountProblem(line)
}

/** What the amount comes to: „≈ 110 g“. */
function noteOf(typed: TypedAmount, food: IngredientSummary): string | null {
  const said = comesTo(typed, food)
  return said !== null && typed.kind === 'known' && typed.isRange ? `${said}, počítáme se středem` : said
}

function LineName({ line, name }: { line: DraftLine; name: string }) {
  return (
    <span className="line-name min-w-0 leading-snug wrap-break-word">
      {tied(name)}
      <LineMarks line={line} />
      {line.ingredient ? <FoodWarning allergens={line.ingredient.allergens} /> : null}
    </span>
  )
}

function LineMarks({ line }: { line: DraftLine }) {
  const segment = line.segment === 'Main' ? '' : SEGMENT_LABELS[line.segment]
  const isCounted = line.count_macros && line.ingredient !== null
  const marks = [segment, isCounted ? '' : 'nezapočítává se'].filter(Boolean)
  return marks.length === 0 ? null : <span className="block text-sm text-muted">{marks.join(' · ')}</span>
}

type Change = (fields: Partial<DraftLine>) => void

type FreeTextProps = {
  line: DraftLine
  id: string
  problem: string | undefined
  change: Change
  onDone: () => void
}

/** The words of a line without a food, changed where they stand. */
function FreeText({ line, id, problem, change, onDone }: FreeTextProps) {
  return (
    <span className="line-words min-w-0">
      <Input
        {...controlAttributes(id, { error: problem })}
        aria-label="Text řádku bez potraviny"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={FREE_LINE_MAX}
        value={line.text}
        onChange={({ target }) => change({ text: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onDone()
        }}
      />
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
