import type { RecipeModifiedDetail } from '@zivina/contract/catalogue/recipes/modifications'
import { ApiFailure } from '@zivina/contract/client'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import { isAsGiven } from '#app/features/catalogue/recipe/edit/edit-storage.ts'
import { editedLines } from '#app/features/catalogue/recipe/save/edited-lines.ts'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account-context.ts'

type SaveChangesProps = { recipe: RecipeModifiedDetail; edit: PageEdit }

/** Saves the edits of the page. After a change elsewhere the user can overwrite it or load it. */
export function SaveChanges({ recipe: { slug, version }, edit }: SaveChangesProps) {
  const { api } = useAccount()
  const { revalidate } = useRevalidator()
  const [failure, setFailure] = useState<unknown>(null)
  if (isAsGiven(edit)) return null
  const isOutdated = failure instanceof ApiFailure && failure.has('CHANGED_ELSEWHERE')
  const save = async (seen: number) => {
    const body = { version: seen, portion_size: edit.portion_size, ingredients: editedLines(edit) }
    await api('PATCH /recipe_modified/{slug}', { params: { slug }, body })
    showSnackbar(SUCCESS_MESSAGES.SUCCESS, 'success')
    await revalidate()
  }
  const overwrite = async () => save((await api('GET /recipe_modified/{slug}', { params: { slug } })).version)
  return (
    <div className="mt-3 flex flex-col gap-3 print:hidden">
      <FormNotice failure={failure === null ? null : describeFailure(failure)} />
      {isOutdated ? (
        <>
          <ActionButton variant="outline" run={revalidate}>
            Načíst nový stav
          </ActionButton>
          <ActionButton variant="brand" run={overwrite} onFailure={setFailure}>
            Uložit svou verzi
          </ActionButton>
        </>
      ) : (
        <ActionButton
          variant="brand"
          run={() => save(version)}
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
