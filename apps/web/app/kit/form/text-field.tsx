import type { ComponentProps } from 'react'
import { Input } from '../ui/input.tsx'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & FieldTexts

/** A line of text, a number or a day. */
export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => <Input {...control} {...rest} />}
    </FieldFrame>
  )
}
