import { createPortal } from 'react-dom'
import { Dialog } from '../ui/dialog.tsx'
import { Scanner, type ScannerProps } from './scanner.tsx'

type ScannerDialogProps = Pick<ScannerProps, 'accept' | 'onCode'> & {
  open: boolean
  title: string
  onClose: () => void
}

/** Reads one barcode and closes. Stands beside the page, so that a form around its button does not become a form around it. */
export default function ScannerDialog({ open, title, onClose, accept, onCode }: ScannerDialogProps) {
  return createPortal(
    <Dialog open={open} onClose={onClose} title={title} side="top">
      {open ? <Scanner accept={accept} onCode={onCode} /> : null}
    </Dialog>,
    document.body,
  )
}
