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
  const shown = (end: number) => (end === min || end === max ? 'bez\u00a0omezení' : format(end))
  return (
    <div className="flex flex-col gap-2">
      <Range
        label={<span className="sr-only">{label}</span>}
        lowLabel={lowLabel}
        highLabel={highLabel}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={onChange}
        format={shown}
        summary={summaryOf(low === min ? null : format(low), high === max ? null : format(high))}
      />
      <div className="flex items-center gap-2">
        <RangeEnd
          name={name}
          unit={unit}
          label={lowLabel}
          value={low}
          bounds={[min, high]}
          onChange={(end) => onChange([end, high])}
        />
        <span aria-hidden="true">–</span>
        <RangeEnd
          name={name}
          unit={unit}
          label={highLabel}
          value={high}
          bounds={[low, max]}
          onChange={(end) => onChange([low, end])}
        />
      </div>
    </div>
  )
}

/** „od 350 do 500 kcal“; an open end is left out. */
function summaryOf(low: string | null, high: string | null): string {
  if (low === null) return high === null ? 'bez\u00a0omezení' : `do\u00a0${high}`
  return high === null ? `od\u00a0${low}` : `${low} – ${high}`
}
