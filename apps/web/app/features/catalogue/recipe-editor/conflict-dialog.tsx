import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'

type ConflictDialogProps = { open: boolean; onClose: () => void; onOverwrite: () => void; onReload: () => void }

/** The recipe was changed elsewhere since it was opened: asks which version to keep. */
export function ConflictDialog({ open, onClose, onOverwrite, onReload }: ConflictDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Recept se mezitím změnil" side="center">
      <div className="flex flex-col gap-5 p-5">
        <p>
          Tento recept jste mezitím uložili v&nbsp;jiném okně nebo zařízení. Můžete ho přepsat tím, co vidíte zde, nebo
          načíst uloženou podobu a&nbsp;rozepsané změny zahodit.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="brand" onClick={onOverwrite}>
            Uložit svou verzi
          </Button>
          <Button variant="danger" onClick={onReload}>
            Načíst uloženou
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Zpět k&nbsp;úpravám
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
