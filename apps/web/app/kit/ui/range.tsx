import type { ReactNode } from 'react'

type RangeProps = {
  label: ReactNode
  /** The names of the two thumbs for screen readers. */
  lowLabel: string
  highLabel: string
  min: number
  max: number
  step?: number
  value: readonly [number, number]
  onChange: (value: [number, number]) => void
  /** A value in words: „45 minut“. */
  format: (value: number) => string
  /** What the whole range says. */
  summary: string
}

/** A range selected by two native sliders on one track. The thumbs may meet, not cross. */
export function Range({
  label,
  lowLabel,
  highLabel,
  min,
  max,
  step = 1,
  value,
  onChange,
  format,
  summary,
}: RangeProps) {
  const [low, high] = value
  const share = (position: number) => ((position - min) / (max - min)) * 100
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-heading">{label}</legend>
      <p className="figures mb-1 text-muted">{summary}</p>
      <div className="relative h-11">
        <svg aria-hidden="true" className="absolute inset-x-3 top-5 h-1 w-[calc(100%-1.5rem)] overflow-visible">
          <rect width="100%" height="4" rx="2" className="fill-line" />
          <rect x={`${share(low)}%`} width={`${share(high) - share(low)}%`} height="4" rx="2" className="fill-brand" />
        </svg>
        <input
          type="range"
          className="two-thumbs"
          aria-label={lowLabel}
          aria-valuetext={format(low)}
          min={min}
          max={max}
          step={step}
          value={low}
          onChange={(event) => onChange([Math.min(Number(event.target.value), high), high])}
        />
        <input
          type="range"
          className="two-thumbs"
          aria-label={highLabel}
          aria-valuetext={format(high)}
          min={min}
          max={max}
          step={step}
          value={high}
          onChange={(event) => onChange([low, Math.max(Number(event.target.value), low)])}
        />
      </div>
    </fieldset>
  )
}
