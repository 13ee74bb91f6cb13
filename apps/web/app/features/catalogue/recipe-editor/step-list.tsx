import { RECIPE_STEPS_MAX, STEP_TITLE_MAX } from '@zivina/contract/kernel/limits'
import { Plus } from 'lucide-react'
import { type Dispatch, memo, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { controlAttributes, FieldError } from '#app/kit/form/field-frame.tsx'
import { SortableRow } from '#app/kit/sortable/sortable-row.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Input } from '#app/kit/ui/input.tsx'
import { TextArea } from '#app/kit/ui/text-area.tsx'
import { type DraftProblems, type DraftStep, newId } from './draft.ts'
import type { DraftAction } from './draft-reducer.ts'
import { SectionProblem } from './section-problem.tsx'
import { useListEditing } from './use-list-editing.ts'

type StepListProps = { steps: readonly DraftStep[]; problems: DraftProblems; dispatch: Dispatch<DraftAction> }

/** Steps to write, order, add and remove. */
export function StepList({ steps, problems, dispatch }: StepListProps) {
  const { move, remove, announcement } = useListEditing('steps', steps, dispatch, farewellToStep)
  const list = useRef<HTMLOListElement>(null)
  const add = () => {
    flushSync(() => dispatch({ type: 'add step', id: newId() }))
    list.current?.querySelector<HTMLTextAreaElement>('li:last-child textarea')?.focus()
  }
  return (
    <>
      <SectionProblem problem={problems.steps} />
      <ol ref={list} className="flex flex-col gap-5 empty:hidden" aria-label="Kroky postupu">
        {steps.map((step, place) => (
          <StepRow
            key={step.id}
            step={step}
            place={place}
            titleProblem={problems[`steps.${place}.step_title`]}
            textProblem={problems[`steps.${place}.step_text`]}
            dispatch={dispatch}
            onMove={move}
            onRemove={remove}
          />
        ))}
      </ol>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      {steps.length < RECIPE_STEPS_MAX ? (
        <Button className="self-start" onClick={add}>
          <Plus aria-hidden />
          Přidat krok
        </Button>
      ) : null}
    </>
  )
}

type StepRowProps = {
  step: DraftStep
  place: number
  titleProblem: string | undefined
  textProblem: string | undefined
  dispatch: Dispatch<DraftAction>
  onMove: (id: string, place: number) => void
  onRemove: (id: string) => void
}

const StepRow = memo(function StepRow(props: StepRowProps) {
  const { step, place, titleProblem, textProblem, dispatch, onMove, onRemove } = props
  const id = useId()
  // As the recipe's page calls it.
  const usual = `Krok ${place + 1}`
  const name = step.title.trim() || usual
  const change = (fields: Partial<DraftStep>) => dispatch({ type: 'change step', id: step.id, fields })
  const title = (
    <Input
      {...controlAttributes(`${id}-title`, { error: titleProblem })}
      aria-label={`Název: ${usual}`}
      placeholder={usual}
      maxLength={STEP_TITLE_MAX}
      value={step.title}
      onChange={(event) => change({ title: event.target.value })}
      className="font-semibold"
    />
  )
  return (
    <SortableRow
      list="steps"
      id={step.id}
      place={place}
      name={name}
      onMove={onMove}
      onRemove={onRemove}
      className="flex flex-col gap-2 rounded-md bg-surface"
      head={title}
      headClassName="flex items-center gap-1"
    >
      <TextArea
        {...controlAttributes(`${id}-text`, { error: textProblem })}
        aria-label={`Popis: ${name}`}
        size="note"
        value={step.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <FieldError of={`${id}-title`}>{titleProblem}</FieldError>
      <FieldError of={`${id}-text`}>{textProblem}</FieldError>
    </SortableRow>
  )
})

/** Removing an empty step needs no undo. */
function farewellToStep({ title, text }: DraftStep): string | null {
  return text.trim() === '' && title === '' ? null : 'Krok je odebraný.'
}
