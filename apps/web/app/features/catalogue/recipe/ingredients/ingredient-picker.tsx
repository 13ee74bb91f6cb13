import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { tied } from '@zivina/contract/kernel/typography'
import { type EditLine, lineKey } from '@zivina/nutrition/edits'
import type { Segment } from '@zivina/nutrition/segments'
import type { Dispatch } from 'react'
import { useSwapMarks } from '#app/features/catalogue/suitability/use-swap-marks.ts'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import type { EditAction, PageEdit } from '../edit/edit-reducer.ts'
import { type PageIngredient, toPageIngredient } from '../edit/page-ingredient.ts'
import { IngredientSearch } from './ingredient-search.tsx'

const SwapPanel = lazyPart(() => import('../swap/swap-panel.tsx'))

export type PickPurpose = { kind: 'add' } | { kind: 'swap'; key: string }

type IngredientPickerProps = {
  purpose: PickPurpose | null
  edit: PageEdit
  dispatch: Dispatch<EditAction>
  onClose: () => void
}

/** Finds an ingredient to add, or to replace another. */
export default function IngredientPicker({ purpose, edit, dispatch, onClose }: IngredientPickerProps) {
  const replaced = purpose?.kind === 'swap' ? edit.lines.find((line) => line.key === purpose.key) : undefined
  const markOf = useSwapMarks(edit, replaced?.key)
  const segment = replaced?.segment ?? segmentForAdding(edit)
  const choose = (summary: IngredientSummary) => {
    const ingredient = toPageIngredient(summary)
    if (replaced) dispatch({ type: 'swap', key: replaced.key, ingredient })
    else {
      const line = { ingredient, segment, amount: ingredient.starting_amount, count_macros: true }
      dispatch({ type: 'add', line })
    }
    onClose()
  }

  return (
    <Dialog
      open={purpose !== null}
      onClose={onClose}
      title={
        replaced ? tied(`Čím nahradit: ${(replaced.swapped_from ?? replaced.ingredient).name}`) : 'Přidat surovinu'
      }
      side="top"
    >
      {purpose ? (
        <IngredientSearch
          initial=""
          hint={
            replaced
              ? 'Hledaná surovina dostane stejnou hmotnost jako ta původní, bez přepočtu. Množství pak můžete změnit.'
              : 'Přidanou surovinu hned započítáme, množství upravíte v\u00a0seznamu.'
          }
          isTaken={(guid) => isTaken(edit, guid, segment, replaced)}
          markOf={(summary) => markOf(toPageIngredient(summary))}
          onChoose={choose}
        >
          {replaced ? (
            <SwapPanel
              edit={edit}
              line={replaced}
              isTaken={(guid) => isTaken(edit, guid, segment, replaced)}
              onChoose={(ingredient, amount) => {
                dispatch({ type: 'swap', key: replaced.key, ingredient, ...(amount === null ? {} : { amount }) })
                onClose()
              }}
            />
          ) : undefined}
        </IngredientSearch>
      ) : null}
    </Dialog>
  )
}

/** Added lines join the segment Main, or the first one where there is none. */
function segmentForAdding(edit: PageEdit): Segment {
  return edit.lines.some((line) => line.segment === 'Main') ? 'Main' : (edit.lines[0]?.segment ?? 'Main')
}

/** Whether an ingredient is in the segment already. A removed one can be restored by adding, not by swapping. */
function isTaken(
  edit: PageEdit,
  guid: string,
  segment: Segment,
  replaced: EditLine<PageIngredient> | undefined,
): boolean {
  const key = lineKey(guid, segment)
  return edit.lines.some((line) => line.key === key && (replaced !== undefined || !line.removed))
}
