import { tied } from '@zivina/contract/kernel/typography'
import { Check, Plus } from 'lucide-react'
import type { ReactNode } from 'react'

type HitRowProps = {
  name: string
  /** Before the name for a screen reader: what a press on it does. */
  does: string
  picture?: ReactNode
  details?: ReactNode
  isTicked: boolean
  /** Whether it was added already, while this is open. */
  isAdded: boolean
  onTick: () => void
  onOpen: () => void
  onTake: () => void
}

/** A hit: the tick picks it among several, the plus adds it at once. */
export function HitRow(props: HitRowProps) {
  const { name, does, picture, details, isTicked, isAdded, onTick, onOpen, onTake } = props
  return (
    <li data-hit-row className="flex items-center">
      <label className="-ml-2.5 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-brand-soft">
        <input
          type="checkbox"
          data-hit
          className="tick size-6 shrink-0"
          aria-label={`Vybrat: ${name}`}
          checked={isTicked}
          onChange={onTick}
        />
      </label>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-md py-1.5 pl-1 text-left hover:bg-brand-soft"
      >
        {picture}
        <span className="sr-only">{does}: </span>
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="wrap-anywhere line-clamp-2 leading-snug font-medium">{tied(name)}</span>
          {details === undefined ? null : (
            <span className="figures flex flex-wrap gap-x-3 text-sm text-muted">{details}</span>
          )}
        </span>
      </button>
      <button
        type="button"
        aria-label={isAdded ? `Přidat ještě jednou: ${name}` : `Přidat hned: ${name}`}
        onClick={onTake}
        className="-mr-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-brand hover:bg-brand-soft"
      >
        {isAdded ? <Check className="size-5" aria-hidden /> : <Plus className="size-5" aria-hidden />}
      </button>
    </li>
  )
}
