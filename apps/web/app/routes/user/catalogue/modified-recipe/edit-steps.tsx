import type { RecipeModifiedDetail } from '@zivina/contract/catalogue/recipes/modifications'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'

const StepsDialog = lazyDialog(() => import('./steps-dialog.tsx'))

/** Opens the steps of a modified recipe for editing. */
export function EditSteps({ recipe }: { recipe: RecipeModifiedDetail }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-4 print:hidden">
      <Button
        aria-haspopup="dialog"
        onPointerEnter={StepsDialog.preload}
        onFocus={StepsDialog.preload}
        onClick={() => setOpen(true)}
      >
        <PencilLine aria-hidden /> Upravit postup
      </Button>
      {isOpen ? <StepsDialog recipe={recipe} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
