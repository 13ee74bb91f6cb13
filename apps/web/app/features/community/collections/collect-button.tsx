import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import type { Collectable } from './collectable.ts'

const CollectDialog = lazyDialog(() => import('./collect-dialog.tsx'))

type CollectButtonProps = {
  recipe: Collectable
  /** On a phone its icon alone, among other such buttons. */
  isBrief?: boolean
  /** Called where what the collections have may have changed. */
  onChanged?: () => unknown
}

/** Opens the choice of collections that a recipe belongs to. For logged-in people. */
export function CollectButton({ recipe, isBrief = false, onChanged }: CollectButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
    onChanged?.()
  }
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className={isBrief ? 'max-sm:px-3' : undefined}
        onPointerEnter={CollectDialog.preload}
        onFocus={CollectDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        <FolderPlus aria-hidden />
        <span className={isBrief ? 'max-sm:sr-only' : undefined}>
          Do&nbsp;sbírky<span className="sr-only">– {recipe.name}</span>
        </span>
      </Button>
      {isOpen ? <CollectDialog recipe={recipe} onClose={close} /> : null}
    </>
  )
}
