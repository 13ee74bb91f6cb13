import { CALORIE_LIMITS, type Range } from '@zivina/domain/catalogue/filter/filters'
import { CALORIE_BANDS } from '@zivina/domain/catalogue/filter/presets'
import { ToggleChip } from '#app/kit/ui/chip.tsx'
import { RangeField } from '#app/kit/ui/range-field.tsx'
import type { ChangeTiming } from '../use-filter.ts'

type CalorieFilterProps = { value: Range; onChange: (value: Range, timing: ChangeTiming) => void }

/** Energy of one portion: three bands by one press, or a custom span. */
export function CalorieFilter({ value, onChange }: CalorieFilterProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {Object.values(CALORIE_BANDS).map(({ key, name, calorie_span }) => {
          const pressed = value.join() === calorie_span.join()
          return (
            <ToggleChip
              key={key}
              pressed={pressed}
              onPress={() => onChange(pressed ? CALORIE_LIMITS : calorie_span, 'now')}
              className="noscript:hidden"
            >
              {name}
            </ToggleChip>
          )
        })}
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
