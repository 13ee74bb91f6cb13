import { Menu } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'

const MobileMenuDialog = lazyDialog(() => import('./mobile-menu-dialog.tsx'))

/**
 * The main navigation on screens where it does not fit into the bar. Its code loads when the pointer or the focus approaches.
 */
export function MobileMenu() {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <span className="lg:hidden">
      <button
        type="button"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
        onPointerEnter={MobileMenuDialog.preload}
        onFocus={MobileMenuDialog.preload}
        aria-label="Otevřít nabídku"
        aria-haspopup="dialog"
        className="inline-flex size-11 items-center justify-center rounded-full text-heading hover:bg-brand-soft"
      >
        <Menu className="size-6" aria-hidden />
      </button>
      {wanted ? <MobileMenuDialog open={open} onClose={() => setOpen(false)} /> : null}
    </span>
  )
}
