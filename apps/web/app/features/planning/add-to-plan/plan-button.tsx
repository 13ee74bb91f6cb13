import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import type { PlannedKind, PlannedRecipe } from './planned-recipe.ts'

const PlanRecipeDialog = lazyDialog(() => import('./plan-recipe-dialog.tsx'))

/** Puts a recipe into one of one’s meal plans. For members with premium. */
export function PlanButton({ recipe, kind = 'recipe' }: { recipe: PlannedRecipe; kind?: PlannedKind }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={PlanRecipeDialog.preload}
        onFocus={PlanRecipeDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        <CalendarPlus aria-hidden />
        <span>Do&nbsp;jídelníčku</span>
      </Button>
      {isOpen ? <PlanRecipeDialog recipe={recipe} kind={kind} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
