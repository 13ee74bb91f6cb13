import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { INGREDIENT_NAME_MAX } from '@zivina/contract/kernel/limits'
import { Plus } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { IngredientDialog } from '#app/features/catalogue/ingredient-editor/ingredient-dialog.tsx'
import { Button } from '#app/kit/ui/button.tsx'

type MissingIngredientProps = {
  /** The text of the search. */
  name: string
  onCreated: (ingredient: IngredientSummary) => void
}

/** Events in a portal bubble to the surrounding form: without this, saving the food would save the recipe too. */
const keepInside = (event: SyntheticEvent) => event.stopPropagation()

/** Creates a food that the search did not find, without leaving the recipe. */
export function MissingIngredient({ name, onCreated }: MissingIngredientProps) {
  // Null before the first opening; afterwards the dialog stays mounted, so that closing it returns the focus.
  const [open, setOpen] = useState<boolean | null>(null)
  const take = (ingredient: IngredientSummary) => {
    // While the dialog is open, nothing outside of it can take the focus.
    flushSync(() => setOpen(false))
    onCreated(ingredient)
  }
  return (
    <>
      <Button variant="quiet" className="self-start px-3 text-left" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        <span className="min-w-0 wrap-anywhere">Zadat novou surovinu „{name}“</span>
      </Button>
      {open === null
        ? null
        : createPortal(
            <div onSubmit={keepInside}>
              <IngredientDialog
                open={open}
                initialName={name.slice(0, INGREDIENT_NAME_MAX)}
                onCreated={take}
                onClose={() => setOpen(false)}
              />
            </div>,
            document.body,
          )}
    </>
  )
}
