import { ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import type { Listable } from './listable.ts'

const AddRecipeDialog = lazyDialog(() => import('./add-recipe-dialog.tsx'))

type ListButtonProps = {
  recipe: Listable
  /** As many as the page shows. */
  portions: number
  /** On a phone its icon alone, among other such buttons. */
  isBrief?: boolean
}

/** Opens the choice of list and portions of a recipe. For logged-in people. */
export function ListButton({ recipe, portions, isBrief = false }: ListButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className={isBrief ? 'max-sm:px-3' : undefined}
        onPointerEnter={AddRecipeDialog.preload}
        onFocus={AddRecipeDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        <ShoppingBasket aria-hidden />
        <span className={isBrief ? 'max-sm:sr-only' : undefined}>
          Na&nbsp;seznam<span className="sr-only">– {recipe.name}</span>
        </span>
      </Button>
      {isOpen ? <AddRecipeDialog recipe={recipe} portions={portions} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
