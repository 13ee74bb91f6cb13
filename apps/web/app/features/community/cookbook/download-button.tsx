import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'

const DownloadDialog = lazyDialog(() => import('./download-dialog.tsx'))

/** Opens the choice of what of one's cookbook is downloaded, and as what. */
export function DownloadButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onPointerEnter={DownloadDialog.preload}
        onFocus={DownloadDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        <FileDown aria-hidden />
        Stáhnout kuchařku
      </Button>
      {isOpen ? <DownloadDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
