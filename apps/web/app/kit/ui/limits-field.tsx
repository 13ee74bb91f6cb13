import { formatNumber } from '@zivina/czech/format-number'
import { typeNumber } from '@zivina/czech/number-input'
import { useState } from 'react'
import { Input } from './input.tsx'

type Limits = readonly [min: number | null, max: number | null]

type LimitsFieldProps = {
  name: string
  label: string
  unit: string
  /** The largest number, and how many decimals one may have. */
  largest: number
  decimals: number
  value: Limits
  onChange: (value: Limits) => void
}

/** At least and at most of a quantity by two number fields; an empty one is no limit. */
export function LimitsField({ name, label, unit, largest, decimals, value, onChange }: LimitsFieldProps) {
  const [min, max] = value
  const shared = { name, unit, decimals }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        <LimitEnd
          {...shared}
          prefix="od"
          label={`${label}: nejméně`}
          value={min}
          bounds={[0, max ?? largest]}
          onChange={(end) => onChange([end, max])}
        />
        <LimitEnd
          {...shared}
          prefix="do"
          label={`${label}: nejvíce`}
          value={max}
          bounds={[min ?? 0, largest]}
          onChange={(end) => onChange([min, end])}
        />
      </div>
    </fieldset>
  )
}

type LimitEndProps = {
  name: string
  prefix: string
  label: string
  unit: string
  decimals: number
  value: number | null
  bounds: readonly [low: number, high: number]
  onChange: (value: number | null) => void
}

/** One end. During typing it shows the typed text; a number outside its bounds becomes the nearest inside when it is left. */
function LimitEnd({ name, prefix, label, unit, decimals, value, bounds, onChange }: LimitEndProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [low, high] = bounds

  const type = (text: string) => {
    const next = typeNumber(text, decimals)
    if (next === null) return
    setTyped(next.text)
    const isInside = next.value === null || (next.value >= low && next.value <= high)
    if (isInside && next.value !== value) onChange(next.value)
  }

  const leave = () => {
    const meant = typed === null ? null : (typeNumber(typed, decimals)?.value ?? null)
    setTyped(null)
    if (meant === null) return
    const nearest = Math.min(Math.max(meant, low), high)
    if (nearest !== value) onChange(nearest)
  }

  return (
    <div className="relative min-w-0">
      <Mark className="left-3">{prefix}</Mark>
      <Input
        aria-label={`${label} ${unit}`}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? (value === null ? '' : formatNumber(value, decimals))}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        className="figures pr-8 pl-10"
      />
      <Mark className="right-3">{unit}</Mark>
    </div>
  )
}

function Mark({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute inset-y-0 flex items-center text-muted ${className}`}
    >
      {children}
    </span>
  )
}
