import type { BodyMeasurement } from '@zivina/contract/body/body-measurements'
import { GIRTHS, MEASURED_LABELS, type MeasuredField } from '@zivina/domain/body/measured-fields'
import { useState } from 'react'
import { Panel } from '#app/kit/page/panel.tsx'
import { Select } from '#app/kit/ui/select.tsx'
import { Chart } from './chart.tsx'
import type { ChartPoint } from './chart-series.ts'
import { unitOf } from './measurement-words.ts'

/** Two values make a line. */
const POINTS_MIN = 2

/** What of a field was measured, the oldest first. */
export function pointsOf(days: readonly BodyMeasurement[], field: MeasuredField): ChartPoint[] {
  return days.flatMap((day) => (day[field] === null ? [] : [{ day: day.day, value: day[field] }])).toReversed()
}

type FieldChartsProps = {
  title: string
  days: readonly BodyMeasurement[]
  /** Which of the fields may be shown: one of them at a time. */
  fields?: readonly MeasuredField[]
}

/** Charts of the girths, or of all measurements; nothing where none was measured twice. */
export function FieldCharts({ title, days, fields = GIRTHS }: FieldChartsProps) {
  const [chosen, setChosen] = useState<MeasuredField | null>(null)
  const shown = fields.filter((field) => pointsOf(days, field).length >= POINTS_MIN)
  const field = shown.find((each) => each === chosen) ?? shown[0]
  if (field === undefined) return null
  return (
    <Panel title={shown.length > 1 ? title : MEASURED_LABELS[field]}>
      {shown.length > 1 ? (
        <Select
          aria-label="Která míra"
          className="w-full sm:w-72"
          value={field}
          onChange={({ target }) => setChosen(shown.find((each) => each === target.value) ?? null)}
        >
          {shown.map((each) => (
            <option key={each} value={each}>
              {MEASURED_LABELS[each]}
            </option>
          ))}
        </Select>
      ) : null}
      <Chart key={field} title={MEASURED_LABELS[field]} unit={unitOf(field)} points={pointsOf(days, field)} />
    </Panel>
  )
}
