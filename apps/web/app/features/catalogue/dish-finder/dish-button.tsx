import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { CookingPot } from 'lucide-react'
import { lazy, Suspense, type SyntheticEvent, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Button } from '#app/kit/ui/button.tsx'

const DishDialog = lazy(() => import('./dish-dialog.tsx').then(({ DishDialog }) => ({ default: DishDialog })))

/** Events in a portal bubble to the surrounding form: without this, Enter in the search would save the recipe. */
const keepInside = (event: SyntheticEvent) => event.stopPropagation()

/** Adds the dish of another recipe as an ingredient. */
export function DishButton({ onChoose }: { onChoose: (ingredient: IngredientSummary) => void }) {
  // Null before the first opening; afterwards the dialog stays mounted, so that closing it returns the focus.
  const [open, setOpen] = useState<boolean | null>(null)
  const take = (ingredient: IngredientSummary) => {
    // While the dialog is open, nothing outside of it can take the focus.
    flushSync(() => setOpen(false))
    onChoose(ingredient)
  }
  return (
    <>
      <Button variant="quiet" className="self-start px-3" onClick={() => setOpen(true)}>
        <CookingPot aria-hidden />
        Přidat jiný recept
      </Button>
      {open === null
        ? null
        : createPortal(
            <div onSubmit={keepInside}>
              <Suspense>
                <DishDialog open={open} onClose={() => setOpen(false)} onChoose={take} />
              </Suspense>
            </div>,
            document.body,
          )}
    </>
  )
}
