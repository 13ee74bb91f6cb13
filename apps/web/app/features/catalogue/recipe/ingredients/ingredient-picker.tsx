import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { type EditLine, lineKey } from '@zivina/nutrition/edits'
import type { Segment } from '@zivina/nutrition/segments'
import type { Dispatch } from 'react'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import type { EditAction, PageEdit } from '../edit/edit-reducer.ts'
import { type PageIngredient, toPageIngredient } from '../edit/page-ingredient.ts'
import { IngredientSearch } from './ingredient-search.tsx'

export type PickPurpose = { kind: 'add' } | { kind: 'swap'; key: string }

type IngredientPickerProps = {
  purpose: PickPurpose | null
  edit: PageEdit
  dispatch: Dispatch<EditAction>
  onClose: () => void
}

/** Finds an ingredient to add, or to put in place of another. */
export default function IngredientPicker({ purpose, edit, dispatch, onClose }: IngredientPickerProps) {
  const replaced = purpose?.kind === 'swap' ? edit.lines.find((line) => line.key === purpose.key) : undefined
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
      title={replaced ? `Čím nahradit: ${replaced.ingredient.name}` : 'Přidat surovinu'}
      side="top"
    >
      {purpose ? (
        <IngredientSearch
          // Begins with the ingredient's kind („Mouka“): what stands in for it is most often of the same name.
          initial={replaced ? (replaced.ingredient.name.split(/[ ,]/)[0] ?? '') : ''}
          hint={
            replaced
              ? 'Nová surovina převezme hmotnost té původní. Množství pak můžete změnit.'
              : 'Přidanou surovinu hned započítáme, množství upravíte v seznamu.'
          }
          isTaken={(guid) => isTaken(edit, guid, segment, replaced)}
          onChoose={choose}
        />
      ) : null}
    </Dialog>
  )
}

/** Added lines join the main part, or the first one where there is no main part. */
function segmentForAdding(edit: PageEdit): Segment {
  return edit.lines.some((line) => line.segment === 'Main') ? 'Main' : (edit.lines[0]?.segment ?? 'Main')
}

/** Whether an ingredient stands in the segment already. One that was left out may come back by adding, not by swapping. */
function isTaken(
  edit: PageEdit,
  guid: string,
  segment: Segment,
  replaced: EditLine<PageIngredient> | undefined,
): boolean {
  const key = lineKey(guid, segment)
  return edit.lines.some((line) => line.key === key && (replaced !== undefined || !line.removed))
}
