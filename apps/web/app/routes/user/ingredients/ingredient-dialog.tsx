import type { IngredientSummary } from '@zivina/contract/ingredients'
import { createPortal } from 'react-dom'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { IngredientForm } from './ingredient-form.tsx'

type IngredientDialogProps = {
  initialName: string
  onCreated: (ingredient: IngredientSummary) => void
  onClose: () => void
}

/**
 * A food that is missing, entered without leaving what one was writing. It stands at the end of the page, as no form may
 * stand in another, and what its form does is no matter of the one it was opened from.
 */
export function IngredientDialog({ initialName, onCreated, onClose }: IngredientDialogProps) {
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()}>
      <Dialog open onClose={onClose} title="Nová surovina" side="top">
        <div className="p-5">
          <IngredientForm initialName={initialName} onCreated={onCreated} onCancel={onClose} />
        </div>
      </Dialog>
    </div>,
    document.body,
  )
}
