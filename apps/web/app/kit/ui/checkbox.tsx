import type { ComponentProps, ReactNode } from 'react'
import { cn } from './class-names.ts'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }

const ROW = 'flex min-h-11 items-center gap-3 py-1.5 text-base has-disabled:text-muted'

/** A native checkbox with its label; the whole row is clickable. */
export function Checkbox({ children, className, ...rest }: ChoiceProps) {
  return (
    <label className={cn(ROW, className)}>
      <input type="checkbox" className="tick" {...rest} />
      <span>{children}</span>
    </label>
  )
}

/** One native radio button with its label. */
export function Radio({ children, className, ...rest }: ChoiceProps) {
  return (
    <label className={cn(ROW, className)}>
      <input type="radio" className="tick" {...rest} />
      <span>{children}</span>
    </label>
  )
}
