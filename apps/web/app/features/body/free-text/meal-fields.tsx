import { MEAL_TYPE_LABELS, MEAL_TYPES, type MealType } from '@zivina/domain/catalogue/meal-types'
import { useId } from 'react'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { dayName } from '#app/kit/text/day-names.ts'
import type { MealRows, Row } from './read-rows.ts'
import { RowFields } from './row-fields.tsx'

type MealFieldsProps = {
  meal: MealRows
  /** Whether the meal can be chosen here; otherwise it is chosen beside. */
  asksMeal: boolean
  isJudged: boolean
  onChange: (meal: MealRows) => void
}

/** What was read of one meal of a day. */
export function MealFields({ meal: read, asksMeal, isJudged, onChange }: MealFieldsProps) {
  const { day, meal, rows } = read
  const headingId = useId()
  const name = meal === null ? 'Druh jídla neuveden' : MEAL_TYPE_LABELS[meal]
  const change = (row: Row) => onChange({ ...read, rows: rows.map((each) => (each.guid === row.guid ? row : each)) })
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4 rounded-card border border-line p-4">
      <h3 id={headingId} className="text-lg">
        {name}, {dayName(day)}
      </h3>
      {asksMeal ? (
        <SelectField
          label="Druh jídla"
          value={meal ?? ''}
          error={isJudged && meal === null ? 'Vyberte, ke kterému jídlu to patří' : null}
          onChoose={(next: string) => onChange({ ...read, meal: (next || null) as MealType | null })}
          choices={[
            ...(meal === null ? [['', 'Vyberte…'] as const] : []),
            ...MEAL_TYPES.map((each) => [each, MEAL_TYPE_LABELS[each]] as const),
          ]}
          className="sm:max-w-72"
        />
      ) : null}
      <ul className="flex flex-col gap-4">
        {rows.map((row) => (
          <RowFields key={row.guid} row={row} isJudged={isJudged} onChange={change} />
        ))}
      </ul>
    </section>
  )
}
