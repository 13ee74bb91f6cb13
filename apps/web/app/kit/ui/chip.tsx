import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-base whitespace-nowrap transition-colors'
const PLAIN = 'bg-surface text-text hover:border-brand hover:text-brand'
const CHOSEN = 'border-brand bg-brand-soft text-text'

type LinkChipProps = {
  href: string
  /** Whether it links to the present page. */
  current?: boolean
  children: ReactNode
  className?: string
}

/** A chip that is a link. */
export function LinkChip({ href, current = false, children, className }: LinkChipProps) {
  return (
    <a
      href={href}
      aria-current={current ? 'page' : undefined}
      className={cn(CHIP, current ? CHOSEN : cn('border-line', PLAIN), className)}
    >
      {children}
    </a>
  )
}

type ToggleChipProps = { pressed: boolean; onPress: () => void; children: ReactNode; className?: string }

/** A chip that is on or off. */
export function ToggleChip({ pressed, onPress, children, className }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cn(CHIP, pressed ? CHOSEN : cn('border-control', PLAIN), className)}
    >
      {children}
    </button>
  )
}

/** A chip for a selected value, removed by a press. `label` is its name for screen readers. */
export function RemovableChip({
  label,
  onRemove,
  children,
}: {
  label: string
  onRemove: () => void
  children: ReactNode
}) {
  return (
    <button type="button" onClick={onRemove} aria-label={label} className={cn(CHIP, CHOSEN, 'pr-3')}>
      {children}
      <X className="size-4" aria-hidden />
    </button>
  )
}
