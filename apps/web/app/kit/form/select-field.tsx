import type { ComponentProps, ReactNode } from 'react'
import { Select } from '../ui/select.tsx'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type SelectFieldProps<Value extends string> = Omit<ComponentProps<'select'>, 'id'> &
  FieldTexts & {
    choices?: readonly (readonly [value: Value, label: ReactNode])[]
    /** Told of the choice. */
    onChoose?: (value: Value) => void
  }

/** One of several: by `choices`, or by options of its own. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, className, choices = [], onChoose, children, ...rest } = props
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <Select
          {...control}
          {...rest}
          {...(onChoose ? { onChange: ({ target }) => onChoose(target.value as Value) } : {})}
        >
          {children}
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
