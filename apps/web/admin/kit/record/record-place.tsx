import type { ReactNode } from 'react'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { ScrollRegion } from '#app/kit/ui/scroll-region.tsx'
import { useWide } from './use-wide.ts'

type RecordPlaceProps = { label: string; open: boolean; onClose: () => void; children: ReactNode }

/** Places a record beside its list, or over it on narrow screens. */
export function RecordPlace({ label, open, onClose, children }: RecordPlaceProps) {
  const isWide = useWide()
  if (isWide) {
    return (
      <ScrollRegion
        label={label}
        className="sticky top-14 h-[calc(100dvh-3.5rem)] overflow-y-auto border-l border-line bg-surface px-5 pt-5"
      >
        {children}
      </ScrollRegion>
    )
  }
  return (
    <Dialog open={open} onClose={onClose} title={label} side="bottom" className="keys-through">
      <div className="px-5 pt-4">{open ? children : null}</div>
    </Dialog>
  )
}
