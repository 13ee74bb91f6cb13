import { SEGMENT_LABELS } from '@zivina/domain/catalogue/segment-labels'
import { type EditLine, isLineChanged, originalAmount } from '@zivina/nutrition/edits'
import type { Segment } from '@zivina/nutrition/segments'
import type { Dispatch } from 'react'
import type { EditAction, PageEdit } from '../edit/edit-reducer.ts'
import type { PageIngredient } from '../edit/page-ingredient.ts'
import { isFreeText } from '../free-text.ts'
import type { AmountWords } from './amount-words.ts'
import { FreeRow } from './free-row.tsx'
import { IngredientRow } from './ingredient-row.tsx'
import { scaleOf } from './say-amount.ts'

type SegmentListProps = {
  segment: Segment
  /** False where the recipe has only one segment. */
  titled: boolean
  edit: PageEdit
  lines: readonly EditLine<PageIngredient>[]
  words: AmountWords
  resets: number
  dispatch: Dispatch<EditAction>
  onSwap: (key: string) => void
  onAbout: (food: PageIngredient) => void
}

/** One segment of the recipe with its lines. */
export function SegmentList(props: SegmentListProps) {
  const { segment, titled, edit, lines, words, resets, dispatch, onSwap, onAbout } = props
  return (
    <section aria-label={SEGMENT_LABELS[segment]} className="ingredient-segment">
      {titled ? <h3 className="mt-4 mb-1 text-lg">{SEGMENT_LABELS[segment]}</h3> : null}
      <ul className="divide-y divide-line">
        {lines.map((line) =>
          isFreeText(line.ingredient) ? (
            <FreeRow
              key={line.key}
              text={line.ingredient.name}
              portions={edit.portion_size}
              original={edit.original_portion_size}
            />
          ) : (
            <IngredientRow
              // Stays the same through a swap, so that the focus does.
              key={(line.swapped_from ?? line.ingredient).guid}
              line={line}
              words={words}
              scaledBy={scaleOf(edit)}
              resets={resets}
              changed={isLineChanged(edit, line)}
              original={originalAmount(edit, line)}
              dispatch={dispatch}
              onSwap={onSwap}
              onAbout={onAbout}
            />
          ),
        )}
      </ul>
    </section>
  )
}
