import { ChefHat } from 'lucide-react'
import { useEffect, useState } from 'react'
import { OwnNote } from '#app/features/community/notes/own-note.tsx'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { useBegunForm } from '#app/session/paths/use-log-in-first.ts'
import { cookedForm, type Dish } from './dish.ts'
import { useOwnKitchen } from './own-kitchen.ts'

const CookedDialog = lazyDialog(() => import('./cooked-dialog.tsx'))

/** The reader's own note, and the button for a dish that is cooked. */
export default function AfterCooking({ dish, onReady }: { dish: Dish; onReady: () => void }) {
  const view = useOwnKitchen(dish.guid)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(onReady, [onReady])

  // What was written before the log-in is offered again, with its text.
  useBegunForm(cookedForm(dish), view.owner !== null, setIsOpen)

  return (
    <div className="flex max-w-text flex-col items-start gap-5 border-t border-line pt-6 print:hidden noscript:hidden">
      <OwnNote recipe={dish.guid} view={view} />
      <Button
        aria-haspopup="dialog"
        onPointerEnter={CookedDialog.preload}
        onFocus={CookedDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        <ChefHat aria-hidden /> Mám uvařeno
      </Button>
      {isOpen ? <CookedDialog dish={dish} onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}
