import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CountMark } from './count-mark.tsx'

type FoldableGroupProps = {
  title: string
  /** How many choices of this group are made; shown beside the title. */
  chosen?: number
  /** Open from the start; a group with a choice always is. */
  open?: boolean
  children: ReactNode
}

/** A group of fields that folds under its title. Works without scripts. */
export function FoldableGroup({ title, chosen = 0, open = false, children }: FoldableGroupProps) {
  // Only at the start: a group must not close when its last choice is removed.
  const [startsOpen] = useState(open || chosen > 0)
  return (
    <details open={startsOpen} className="group/fold border-b border-line last:border-b-0">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2 py-2 font-semibold text-heading hover:text-brand [&::-webkit-details-marker]:hidden">
        {title}
        <CountMark count={chosen} />
        <ChevronDown
          className="ml-auto size-5 shrink-0 text-muted transition-transform group-open/fold:rotate-180"
          aria-hidden
        />
      </summary>
      <fieldset className="min-w-0 pt-1 pb-5">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  )
}
