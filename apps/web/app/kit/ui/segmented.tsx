import { useId } from 'react'
import { cn } from './class-names.ts'

type SegmentedProps<Value extends string> = {
  /** For screen readers only. */
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of a few options, side by side: native radio buttons that look like a switch. */
export function Segmented<Value extends string>({ legend, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className="inline-flex rounded-full border border-control bg-surface p-0.5">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            'inline-flex min-h-11 items-center rounded-full px-4 font-medium transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            option.value === value ? 'bg-brand text-on-brand' : 'hover:bg-brand-soft',
          )}
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
