import { tied } from '@zivina/contract/kernel/typography'
import { Pencil, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'

export type PickedThing = {
  key: string
  name: string
  /** „2 ks“; nothing where no amount is said. */
  amount?: string | undefined
  energy?: ReactNode
  /** Its amount cannot be changed. */
  isFixed?: boolean
}

type PickedListProps = {
  picked: readonly PickedThing[]
  onEdit: (key: string) => void
  onDrop: (key: string) => void
}

/** What is ticked, as chips: a press changes it, the cross takes the tick back. */
export function PickedList({ picked, onEdit, onDrop }: PickedListProps) {
  if (picked.length === 0) return null
  return (
    <ul aria-label="Vybráno" className="flex flex-wrap gap-2">
      {picked.map(({ key, name, amount, energy, isFixed = false }) => (
        <li key={key} className="flex max-w-full items-stretch rounded-full border border-brand bg-brand-soft">
          <SaidButton
            name={name}
            amount={amount}
            energy={energy}
            onEdit={isFixed ? null : () => onEdit(key)}
            className="pl-4"
          />
          <button
            type="button"
            aria-label={`Nevybírat: ${name}`}
            onClick={() => onDrop(key)}
            className="inline-flex w-11 shrink-0 items-center justify-center rounded-full hover:text-brand"
          >
            <X className="size-4" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}

type SaidButtonProps = Pick<PickedThing, 'name' | 'amount' | 'energy'> & {
  /** Null where nothing can be changed. */
  onEdit: (() => void) | null
  className: string
}

/** „Rohlík 2 ks 250 kcal“: what was understood, to be pressed where it is to be changed. */
export function SaidButton({ name, amount, energy, onEdit, className }: SaidButtonProps) {
  const style = cn('flex min-h-11 min-w-0 flex-wrap items-center gap-x-2 py-1.5 text-left leading-snug', className)
  const said = (
    <>
      <span className="wrap-anywhere">{tied(name)}</span>
      {amount === undefined ? null : <strong className="figures whitespace-nowrap text-heading">{amount}</strong>}
      {energy === undefined ? null : <span className="figures text-sm text-muted">{energy}</span>}
    </>
  )
  if (onEdit === null) return <span className={style}>{said}</span>
  return (
    <button type="button" onClick={onEdit} className={style}>
      <span className="sr-only">Upravit: </span>
      {said}
      <Pencil className="size-4 shrink-0 text-muted" aria-hidden />
    </button>
  )
}
