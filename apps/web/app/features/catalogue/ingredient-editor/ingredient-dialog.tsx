import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { IngredientForm } from './ingredient-form.tsx'

type IngredientDialogProps = {
  open: boolean
  initialName: string
  onCreated: (ingredient: IngredientSummary) => void
  onClose: () => void
}

/** A dialog to create a missing food without leaving another form. Must be rendered beside a form, never inside one. */
export function IngredientDialog({ open, initialName, onCreated, onClose }: IngredientDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Nová surovina" side="top">
      {open ? (
        <div className="p-5">
          <IngredientForm initialName={initialName} onCreated={onCreated} onCancel={onClose} />
        </div>
      ) : null}
    </Dialog>
  )
}
