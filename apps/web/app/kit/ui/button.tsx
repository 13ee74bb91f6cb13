import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize }

/** A native button; of type `button` unless told otherwise, so that it never submits a form by accident. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonStyle(variant, size, className)} {...rest} />
}
