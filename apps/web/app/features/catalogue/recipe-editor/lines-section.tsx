import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { RECIPE_LINES_MAX } from '@zivina/contract/kernel/limits'
import { SEGMENT_LABELS } from '@zivina/domain/catalogue/segment-labels'
import { lineKey } from '@zivina/nutrition/edits'
import { SEGMENTS, type Segment } from '@zivina/nutrition/segments'
import { ShoppingBasket } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DishButton } from '#app/features/catalogue/dish-finder/dish-button.tsx'
import { amountSaid } from '#app/features/catalogue/ingredient-finder/amount-said.ts'
import { IngredientFinder } from '#app/features/catalogue/ingredient-finder/ingredient-finder.tsx'
import { choicesOf } from '#app/kit/form/field-table.ts'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import type { DraftLine } from './draft.ts'
import { LineRow } from './line-row.tsx'
import type { SectionProps } from './recipe-table.ts'
import { SectionProblem } from './section-problem.tsx'
import { useListEditing } from './use-list-editing.ts'

const HINT = 'I\u00a0s\u00a0množstvím, třeba „2\u00a0lžíce mouky“.'

/** What it is made of. */
export function LinesSection({ draft, problems, dispatch }: SectionProps) {
  const { lines } = draft
  const [segment, setSegment] = useState<Segment>('Main')
  const finder = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { move, remove, announcement } = useListEditing('lines', lines, dispatch, farewellToLine)
  const taken = new Set(lines.flatMap((line) => (line.ingredient ? [lineKey(line.ingredient.guid, line.segment)] : [])))
  const add = (ingredient: IngredientSummary) => {
    flushSync(() => dispatch({ type: 'add line', ingredient, amount: null, segment }))
    list.current?.querySelector<HTMLInputElement>('li:last-child input[data-line]')?.focus()
  }
  const toFinder = useCallback(() => finder.current?.focus(), [])

  return (
    <Panel
      title="Suroviny"
      Icon={ShoppingBasket}
      id="suroviny"
      intro="Množství pište na všechny porce dohromady. Výživové hodnoty počítáme hned."
    >
      <SectionProblem problem={problems.ingredients} />
      <ul ref={list} className="flex flex-col divide-y divide-line empty:hidden" aria-label="Suroviny receptu">
        {lines.map((line, place) => (
          <LineRow
            key={line.id}
            line={line}
            place={place}
            problems={{
              ingredient: problems[`ingredients.${place}.ingredient`],
              amount: problems[`ingredients.${place}.amount`],
            }}
            dispatch={dispatch}
            onMove={move}
            onRemove={remove}
            onDone={toFinder}
          />
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      {lines.length < RECIPE_LINES_MAX ? (
        <div className="grid items-start gap-4 sm:grid-cols-[1fr_14rem]">
          <IngredientFinder
            field={finder}
            label="Přidat surovinu"
            isTaken={(guid) => taken.has(lineKey(guid, segment))}
            hint={HINT}
            onChoose={(ingredient, text) => {
              const said = amountSaid(text, ingredient)
              flushSync(() => dispatch({ type: 'add line', ingredient, amount: said?.text ?? null, segment }))
              // With the amount said, the next food follows.
              if (said?.isKnown) toFinder()
              else list.current?.querySelector<HTMLInputElement>('li:last-child input[data-line]')?.focus()
            }}
            onText={(text) => dispatch({ type: 'add free line', text, segment })}
          />
          <SelectField
            label="Do části"
            value={segment}
            onChoose={setSegment}
            choices={choicesOf(SEGMENTS, SEGMENT_LABELS)}
          />
          <DishButton
            onChoose={(ingredient) => {
              // In the recipe already: its line is there.
              if (!taken.has(lineKey(ingredient.guid, segment))) add(ingredient)
            }}
          />
        </div>
      ) : null}
    </Panel>
  )
}

function farewellToLine({ ingredient, text }: DraftLine): string {
  return `Odebráno: ${ingredient?.name ?? text}`
}
