import type { SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import type { ScanChoice } from './scan-choice.ts'
import { ScanPanel } from './scan-panel.tsx'

type ScanDialogProps = {
  open: boolean
  title?: string
  /** A code that was typed elsewhere: it is looked up without a scan. */
  code?: string | undefined
  /** On the button of what was found: „Přidat do receptu“. */
  verb?: string
  /** Whether a product of the shared database can be chosen as it is. Otherwise it has to become a food of one’s own first. */
  takesProducts?: boolean
  /** Decides what to do with the choice, and closes the dialog unless another one may follow. */
  onChosen: (choice: ScanChoice) => void
  onClose: () => void
}

/** Events in a portal bubble to the surrounding form: without this, saving the food would send that form too. */
const keepInside = (event: SyntheticEvent) => event.stopPropagation()

/** A dialog that finds a food by its barcode. */
export default function ScanDialog(props: ScanDialogProps) {
  const { open, code, title = 'Naskenovat kód', verb = 'Použít', takesProducts = false, onChosen, onClose } = props
  return createPortal(
    <div onSubmit={keepInside}>
      <Dialog open={open} onClose={onClose} title={title} side="top">
        {open ? (
          <ScanPanel
            code={code}
            foodActions={(ingredient, barcode) => (
              <Button
                variant="accent"
                aria-label={`${verb}: ${ingredient.name}`}
                onClick={() =>
                  onChosen({ kind: 'ingredient', barcode, ingredient, isOwn: ingredient.is_own, isNew: false })
                }
              >
                {verb}
              </Button>
            )}
            productActions={
              takesProducts
                ? (product) => (
                    <Button
                      variant="accent"
                      aria-label={`${verb}: ${product.name}`}
                      onClick={() => onChosen({ kind: 'product', barcode: product.barcode, product })}
                    >
                      {verb}
                    </Button>
                  )
                : undefined
            }
            onCreated={(ingredient, barcode) =>
              onChosen({ kind: 'ingredient', barcode, ingredient, isOwn: true, isNew: true })
            }
          />
        ) : null}
      </Dialog>
    </div>,
    document.body,
  )
}
