import { Range } from './range.tsx'
import { RangeEnd } from './range-end.tsx'

type Span = readonly [low: number, high: number]

type RangeFieldProps = {
  name: string
  label: string
  unit: string
  lowLabel: string
  highLabel: string
  limits: Span
  step: number
  value: Span
  onChange: (value: [low: number, high: number]) => void
  format: (value: number) => string
}

/** A range by two thumbs or by typing both ends. An end at the edge restricts nothing. */
export function RangeField(props: RangeFieldProps) {
  const { name, label, unit, lowLabel, highLabel, limits, step, value, onChange, format } = props
  const [min, max] = limits
  const [low, high] = value
  const shown = (end: number) => {
    if (end === min) return `do\u00a0${format(min)}`
    return end === max ? `${format(max)} a\u00a0více` : format(end)
  }
  return (
    <div className="flex flex-col gap-2">
      <Range
        label={<span className="sr-only">{label}</span>}
        {...{ lowLabel, highLabel, min, max, step, value }}
        onChange={onChange}
        format={shown}
      />
      <div className="flex items-center gap-2">
        <RangeEnd
          {...{ name, unit }}
          label={lowLabel}
          value={low}
          bounds={[min, high]}
          onChange={(end) => onChange([end, high])}
        />
        <span aria-hidden="true">–</span>
        <RangeEnd
          {...{ name, unit }}
          label={highLabel}
          value={high}
          bounds={[low, max]}
          onChange={(end) => onChange([low, end])}
        />
      </div>
    </div>
  )
}
