import { parseBarcode } from '@zivina/contract/catalogue/barcode'
import { ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { textsIn } from '#app/kit/form/field-table.ts'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'

const ScannerDialog = lazyDialog(() => import('#app/kit/scanner/scanner-dialog.tsx'))

type BarcodeScanProps = {
  /** The codes in the field, between commas. */
  barcodes: string
  onChange: (barcodes: string) => void
}

/** Reads a code of the package into the field of barcodes. */
export function BarcodeScan({ barcodes, onChange }: BarcodeScanProps) {
  const [open, setOpen] = useState<boolean | null>(null)
  const add = (code: string) => {
    setOpen(false)
    onChange([...new Set([...textsIn(barcodes), code])].join(', '))
  }
  return (
    <>
      <Button className="self-start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ScanBarcode aria-hidden />
        Naskenovat čárový kód
      </Button>
      {open === null ? null : (
        <ScannerDialog
          open={open}
          title="Čárový kód z&nbsp;obalu"
          accept={parseBarcode}
          onCode={add}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
