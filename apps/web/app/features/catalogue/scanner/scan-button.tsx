import { ScanBarcode } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import type { ScanChoice } from './scan-choice.ts'

const ScanDialog = lazyDialog(() => import('./scan-dialog.tsx'))

type ScanButtonProps = Pick<ComponentProps<typeof ScanDialog>, 'verb' | 'takesProducts' | 'title' | 'code'> & {
  /** Beside a text field there is room for the icon alone. */
  isIcon?: boolean
  /** The dialog is closed by then, so that the page can move the focus. */
  onChosen: (choice: ScanChoice) => void
}

/** Finds a food by its barcode. Neither the camera nor its code is touched before the button is pressed. */
export function ScanButton({ isIcon = false, onChosen, ...dialog }: ScanButtonProps) {
  // Null before the first opening; afterwards the dialog stays mounted, so that closing it returns the focus.
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button
        size={isIcon ? 'icon' : 'md'}
        aria-label={isIcon ? 'Naskenovat kód' : undefined}
        aria-haspopup="dialog"
        onPointerEnter={() => void ScanDialog.preload()}
        onClick={() => setOpen(true)}
      >
        <ScanBarcode aria-hidden />
        {isIcon ? null : dialog.code === undefined ? 'Naskenovat kód' : `Najít kód ${dialog.code}`}
      </Button>
      {open === null ? null : (
        <ScanDialog
          {...dialog}
          open={open}
          onChosen={(choice) => {
            // While the dialog is open, nothing outside of it can take the focus.
            flushSync(() => setOpen(false))
            onChosen(choice)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
