import { Dialog } from '#app/kit/ui/dialog.tsx'
import CookedForm from './cooked-form.tsx'
import type { Dish } from './dish.ts'

/** What one says once the dish is cooked, from the page of the recipe. */
export default function CookedDialog({ dish, onClose }: { dish: Dish; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Uvařeno, dobrou chuť" side="bottom">
      <div className="p-5">
        <CookedForm dish={dish} onDone={onClose} />
      </div>
    </Dialog>
  )
}
