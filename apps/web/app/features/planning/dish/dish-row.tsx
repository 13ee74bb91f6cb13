import { tied } from '@zivina/contract/kernel/typography'
import type { ReactNode } from 'react'
import { DishThumb } from './dish-thumb.tsx'

type DishRowProps = {
  name: string
  photo: string | null
  /** What is told of it in one line. */
  facts: ReactNode
  /** After the name. */
  children?: ReactNode
  onChoose: () => void
}

/** A dish to choose in a list. */
export function DishRow({ name, photo, facts, children, onChoose }: DishRowProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-16 w-full items-center gap-3 rounded-card p-1.5 text-left hover:bg-brand-soft"
    >
      <DishThumb name={name} photo={photo} className="h-13 w-18" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="wrap-anywhere line-clamp-2 leading-snug font-semibold">{tied(name)}</span>
        <span className="figures flex flex-wrap gap-x-3 text-sm text-muted">{facts}</span>
      </span>
      {children}
    </button>
  )
}
