import type { RecipeModifiedDetail } from '@zivina/contract/catalogue/recipes/modifications'
import { ApiFailure } from '@zivina/contract/client'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { Bookmark } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import { isAsGiven } from '#app/features/catalogue/recipe/edit/edit-storage.ts'
import { editedLines } from '#app/features/catalogue/recipe/save/edited-lines.ts'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account-context.ts'

type SaveChangesProps = { recipe: RecipeModifiedDetail; edit: PageEdit }

/** Saves the edits of the page. After a change elsewhere the user can overwrite it or load it. */
export function SaveChanges({ recipe, edit }: SaveChangesProps) {
  const { save, busy, failure, isOutdated, reload } = useSaving(recipe, edit)
  if (isAsGiven(edit)) return null
  return (
    <div className="mt-3 flex flex-col gap-3 print:hidden">
      <NoticeRegion>{failure ? <Notice tone={failure.tone}>{failure.message}</Notice> : null}</NoticeRegion>
      {isOutdated ? (
        <>
          <Button variant="outline" onClick={reload} disabled={busy}>
            Načíst nový stav
          </Button>
          <Button variant="brand" onClick={() => void save(true)} disabled={busy}>
            Uložit svou verzi
          </Button>
        </>
      ) : (
        <Button variant="brand" onClick={() => void save(false)} disabled={busy}>
          <Bookmark aria-hidden /> {busy ? 'Ukládám…' : 'Uložit změny'}
        </Button>
      )}
    </div>
  )
}

function useSaving({ slug, version }: RecipeModifiedDetail, edit: PageEdit) {
  const { api } = useAccount()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const underway = useRef(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [isOutdated, setOutdated] = useState(false)

  /** @param overwrite saves over any newer version */
  const send = async (overwrite: boolean) => {
    const params = { slug }
    const present = overwrite ? (await api('GET /recipe_modified/{slug}', { params })).version : version
    const body = { version: present, portion_size: edit.portion_size, ingredients: editedLines(edit) }
    await api('PATCH /recipe_modified/{slug}', { params, body })
  }

  const save = async (overwrite: boolean) => {
    if (underway.current) return
    underway.current = true
    setBusy(true)
    setFailure(null)
    try {
      await send(overwrite)
      showSnackbar(SUCCESS_MESSAGES.SUCCESS, 'success')
      await revalidate()
    } catch (thrown) {
      if (thrown instanceof ApiFailure && thrown.has('CHANGED_ELSEWHERE')) setOutdated(true)
      setFailure(describeFailure(thrown))
    } finally {
      underway.current = false
      setBusy(false)
    }
  }
  return { save, busy, failure, isOutdated, reload: () => void revalidate() }
}
