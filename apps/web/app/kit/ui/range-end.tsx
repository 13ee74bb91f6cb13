import { typeNumber } from '@zivina/czech/number-input'
import { useState } from 'react'
import { Input } from './input.tsx'

type RangeEndProps = {
  name: string
  label: string
  unit: string
  value: number
  /** The allowed values of this end: between the slider's edge and the other end. */
  bounds: readonly [min: number, max: number]
  onChange: (value: number) => void
}

/**
 * One end of a range as a number field. During typing it shows the typed text; a number outside its bounds is replaced by the
 * nearest one inside when the field is left.
 */
export function RangeEnd({ name, label, unit, value, bounds, onChange }: RangeEndProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [min, max] = bounds

  const type = (text: string) => {
    const next = typeNumber(text, 0)
    if (next === null) return
    setTyped(next.text)
    if (next.value !== null && next.value >= min && next.value <= max && next.value !== value) onChange(next.value)
  }

  const leave = () => {
    const meant = typed === null ? null : typeNumber(typed, 0)?.value
    setTyped(null)
    if (meant === null || meant === undefined) return
    const nearest = Math.min(Math.max(meant, min), max)
    if (nearest !== value) onChange(nearest)
  }

  return (
    <div className="relative min-w-0 flex-1">
      <Input
        aria-label={label}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        className="figures pr-12"
      />
      <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted">
        {unit}
      </span>
    </div>
  )
}
