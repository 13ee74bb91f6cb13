import { tied } from '@zivina/contract/kernel/typography'
import { scaleStepText } from '@zivina/domain/catalogue/step-amounts/scaled-text'
import type { OrderedStep } from '@zivina/domain/catalogue/steps/ordered-steps'
import { useMemo } from 'react'
import type { PageEdit } from '../edit/edit-reducer.ts'
import { isFreeText } from '../free-text.ts'
import { scaleOf } from '../ingredients/say-amount.ts'
import { portionsLabel } from '../recipe-description.ts'

/** What a step says, with the amounts in its words for the chosen portions; where one stays as written, that is said. */
export function StepText({ step, edit, className }: { step: OrderedStep; edit: PageEdit; className: string }) {
  const { text, isPartly } = useMemo(() => {
    const lines = edit.lines.flatMap((line) => {
      const { kitchen, name, guid } = line.swapped_from ?? line.ingredient
      const { key, segment, added } = line
      const said = { key, segment, food: guid, name: kitchen?.name ?? name, counted: kitchen?.counted ?? null }
      return added || isFreeText(line.ingredient) ? [] : [said]
    })
    return scaleStepText(step.step_text, scaleOf(edit), lines)
  }, [step, edit])
  return (
    <>
      <p className={className}>{tied(text)}</p>
      {isPartly ? (
        <p className="text-muted">
          V&nbsp;textu je množství na {portionsLabel(edit.original_portion_size)}, platí to přepočítané u&nbsp;kroku.
        </p>
      ) : null}
    </>
  )
}
