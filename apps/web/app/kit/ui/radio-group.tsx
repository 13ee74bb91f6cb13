import { type ReactNode, useId } from 'react'
import { Radio } from './checkbox.tsx'

export type Option<Value extends string> = { value: Value; label: ReactNode }

type RadioGroupProps<Value extends string> = {
  legend: ReactNode
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  name?: string
  className?: string
}

/** One of several options, all visible. Arrow keys move within the group, as in browsers. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
  name,
  className,
}: RadioGroupProps<Value>) {
  const ownName = useId()
  return (
    <fieldset className={className}>
      <legend className="mb-1 font-semibold text-heading">{legend}</legend>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name ?? ownName}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        >
          {option.label}
        </Radio>
      ))}
    </fieldset>
  )
}
