import type { FilterParameter } from '@zivina/domain/catalogue/filter/filter-query'
import type { Range as Span } from '@zivina/domain/catalogue/filter/filters'
import { Range } from '#app/kit/ui/range.tsx'
import type { ChangeTiming } from '../use-filter.ts'
import { RangeEnd } from './range-end.tsx'

type RangeFilterProps = {
  name: FilterParameter
  label: string
  unit: string
  lowLabel: string
  highLabel: string
  limits: Span
  step: number
  value: Span
  onChange: (value: Span, timing: ChangeTiming) => void
  format: (value: number) => string
}

/** A range by two thumbs or by typing both ends. An end at the edge restricts nothing. */
export function RangeFilter(props: RangeFilterProps) {
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
        onChange={(next) => onChange(next, 'soon')}
        format={shown}
      />
      <div className="flex items-center gap-2">
        <RangeEnd
          {...{ name, unit }}
          label={lowLabel}
          value={low}
          bounds={[min, high]}
          onChange={(end) => onChange([end, high], 'soon')}
        />
        <span aria-hidden="true">–</span>
        <RangeEnd
          {...{ name, unit }}
          label={highLabel}
          value={high}
          bounds={[low, max]}
          onChange={(end) => onChange([low, end], 'soon')}
        />
      </div>
    </div>
  )
}
