import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { isChanged } from '@zivina/nutrition/edits'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { useIsHydrated } from '#app/kit/state/use-is-hydrated.ts'
import { Button } from '#app/kit/ui/button.tsx'
import type { PageEdit } from '../edit/edit-reducer.ts'
import { savesNoEdits } from '../edit/use-recipe-edit.ts'
import { PaidNote } from './paid-note.tsx'

const SaveDialog = lazyDialog(() => import('./save-dialog.tsx'))

/** Offers to save an edited recipe as a modified recipe, once something differs. */
export function SaveModification({ recipe, edit }: { recipe: RecipeDetail; edit: PageEdit }) {
  const isHydrated = useIsHydrated()
  const [open, setOpen] = useState(false)
  if (!isHydrated || !isChanged(edit) || savesNoEdits()) return null
  return (
    <>
      <PaidNote />
      <Button
        variant="brand"
        className="mt-3 w-full print:hidden"
        aria-haspopup="dialog"
        onPointerEnter={SaveDialog.preload}
        onFocus={SaveDialog.preload}
        onClick={() => setOpen(true)}
      >
        <Bookmark aria-hidden /> Uložit úpravu
      </Button>
      {open ? <SaveDialog recipe={recipe} edit={edit} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
