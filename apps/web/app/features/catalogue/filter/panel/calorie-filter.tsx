import { CALORIE_BANDS, type CalorieBand, isBandOn, toggleBand } from '@zivina/domain/catalogue/filter/calorie-bands'
import { CALORIE_LIMITS, type Range } from '@zivina/domain/catalogue/filter/filters'
import { ToggleChip } from '#app/kit/ui/chip.tsx'
import { RangeField } from '#app/kit/ui/range-field.tsx'
import type { ChangeTiming } from '../use-filter.ts'

type CalorieFilterProps = { value: Range; onChange: (value: Range, timing: ChangeTiming) => void }

const BANDS = Object.keys(CALORIE_BANDS) as CalorieBand[]

/** Energy of one portion: three bands, of which neighbours join, or a custom span. */
export function CalorieFilter({ value, onChange }: CalorieFilterProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {BANDS.map((band) => (
          <ToggleChip
            key={band}
            pressed={isBandOn(value, band)}
            onPress={() => onChange(toggleBand(value, band), 'now')}
            className="noscript:hidden"
          >
            {CALORIE_BANDS[band].name}
          </ToggleChip>
        ))}
      </div>
      <RangeField
        name="calorie_span"
        label="Energie na porci"
        unit="kcal"
        lowLabel="Nejméně kilokalorií na porci"
        highLabel="Nejvíce kilokalorií na porci"
        limits={CALORIE_LIMITS}
        step={10}
        value={value}
        onChange={(span) => onChange(span, 'soon')}
        format={(kcal) => `${kcal}\u00a0kcal`}
      />
    </div>
  )
}
