import type { RecipeModifiedDetail } from '@zivina/contract/catalogue/recipes/modifications'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import { isAsGiven } from '#app/features/catalogue/recipe/edit/edit-storage.ts'
import { editedLines } from '#app/features/catalogue/recipe/save/edited-lines.ts'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { useChange } from './use-change.ts'

type SaveChangesProps = { recipe: RecipeModifiedDetail; edit: PageEdit }

/** Saves the edits of the page. After a change elsewhere the user can overwrite it or load it. */
export function SaveChanges({ recipe, edit }: SaveChangesProps) {
  const { change, isOutdated, revalidate } = useChange(recipe)
  const [failure, setFailure] = useState<unknown>(null)
  if (isAsGiven(edit)) return null
  const save = () => change({ portion_size: edit.portion_size, ingredients: editedLines(edit, recipe.changes) })
  return (
    <div className="mt-3 flex flex-col gap-3 print:hidden">
      <FormNotice failure={failure === null ? null : describeFailure(failure)} />
      {isOutdated ? (
        <>
          <ActionButton variant="outline" run={revalidate}>
            Načíst nový stav
          </ActionButton>
          <ActionButton variant="brand" run={save} onFailure={setFailure}>
            Uložit svou verzi
          </ActionButton>
        </>
      ) : (
        <ActionButton
          variant="brand"
          run={save}
          onFailure={setFailure}
          pendingLabel={
            <>
              <Bookmark aria-hidden /> Ukládám…
            </>
          }
        >
          <Bookmark aria-hidden /> Uložit změny
        </ActionButton>
      )}
    </div>
  )
}
