import type { ComponentProps } from 'react'
import { Select } from '../ui/select.tsx'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & FieldTexts

/** One of several. */
export function SelectField({ label, hint, error, className, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, className }}>{(control) => <Select {...control} {...rest} />}</FieldFrame>
  )
}
