import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'

type LinkButtonProps = ComponentProps<'a'> & { href: string; variant?: ButtonVariant; size?: ButtonSize }

/** A link that looks like a button. A plain anchor: the shell makes it a client navigation. */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <a className={buttonStyle(variant, size, className)} {...rest} />
}
