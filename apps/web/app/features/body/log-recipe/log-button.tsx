import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import type { LoggedRecipe } from './logged-recipe.ts'

const LogDialog = lazyDialog(() => import('./log-dialog.tsx'))

type LogButtonProps = {
  recipe: LoggedRecipe
  kind?: 'recipe' | 'recipe_modified'
  /** On a phone the icon alone is seen. */
  isBrief?: boolean
}

/** Records a portion of a recipe in the diary. */
export function LogButton({ recipe, kind = 'recipe', isBrief = false }: LogButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className={isBrief ? 'max-sm:px-3' : undefined}
        onPointerEnter={LogDialog.preload}
        onFocus={LogDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        <NotebookPen aria-hidden />
        <span className={isBrief ? 'max-sm:sr-only' : undefined}>Zapsat do&nbsp;deníku</span>
      </Button>
      {isOpen ? <LogDialog recipe={recipe} kind={kind} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
