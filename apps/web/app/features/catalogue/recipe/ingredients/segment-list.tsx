import { SEGMENT_LABELS } from '@zivina/domain/catalogue/segment-labels'
import { type EditLine, isLineChanged, originalAmount } from '@zivina/nutrition/edits'
import type { Segment } from '@zivina/nutrition/segments'
import type { Dispatch } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'
import type { EditAction, PageEdit } from '../edit/edit-reducer.ts'
import type { PageIngredient } from '../edit/page-ingredient.ts'
import { isFreeText } from '../free-text.ts'
import type { AmountWords } from './amount-words.ts'
import { FreeRow } from './free-row.tsx'
import { IngredientRow } from './ingredient-row.tsx'
import { QuietRow } from './quiet-row.tsx'
import { scaleOf } from './say-amount.ts'

type SegmentListProps = {
  segment: Segment
  /** False where the recipe has only one segment. */
  titled: boolean
  edit: PageEdit
  lines: readonly EditLine<PageIngredient>[]
  /** Whether the lines are fields; otherwise they are text. */
  isEditing: boolean
  words: AmountWords
  resets: number
  dispatch: Dispatch<EditAction>
  onSwap: (key: string) => void
  onAbout: (food: PageIngredient) => void
}

/** One segment of the recipe with its lines. */
export function SegmentList(props: SegmentListProps) {
  const { segment, titled, edit, lines, isEditing, words, resets, dispatch, onSwap, onAbout } = props
  return (
    <section aria-label={SEGMENT_LABELS[segment]} className="ingredient-segment">
      {titled ? <h3 className={cn('mb-1 text-lg', isEditing ? 'mt-4' : 'mt-3')}>{SEGMENT_LABELS[segment]}</h3> : null}
      <ul className={cn(isEditing && 'divide-y divide-line')}>
        {lines.map((line) => {
          if (isFreeText(line.ingredient)) {
            return (
              <FreeRow
                key={line.key}
                text={line.ingredient.name}
                portions={edit.portion_size}
                original={edit.original_portion_size}
              />
            )
          }
          const told = {
            line,
            words,
            scaledBy: scaleOf(edit),
            changed: isLineChanged(edit, line),
            original: originalAmount(edit, line),
            onAbout,
          }
          // Stays the same through a swap, so that the focus does.
          const key = (line.swapped_from ?? line.ingredient).guid
          if (!isEditing) return <QuietRow key={key} {...told} />
          return <IngredientRow key={key} {...told} resets={resets} dispatch={dispatch} onSwap={onSwap} />
        })}
      </ul>
    </section>
  )
}
