import type { NutrientTarget } from '@zivina/contract/account/targets'
import { NUTRIENT_TARGET_MOST } from '@zivina/contract/kernel/limits'
import { validationMessage } from '@zivina/contract/kernel/validation-messages'
import { type FormEvent, useState } from 'react'
import { nutrientName, nutrientUnit, WEEKDAY_NAMES } from '#app/features/account/target-nutrient.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useFigure } from '#app/kit/form/use-figure.ts'
import { Button } from '#app/kit/ui/button.tsx'

const RANGE = { min: 0, max: NUTRIENT_TARGET_MOST }
const EVERY_DAY = 'every'

type BoundsFormProps = {
  nutrient: NutrientTarget['nutrient']
  onSave: (target: NutrientTarget) => Promise<void>
  onCancel: () => void
}

/** The least and the most of one nutrient. */
export function BoundsForm({ nutrient, onSave, onCancel }: BoundsFormProps) {
  const least = useFigure(RANGE)
  const most = useFigure(RANGE)
  const [day, setDay] = useState(EVERY_DAY)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const unit = nutrientUnit(nutrient)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(least.value, most.value)
    setProblem(found)
    if (found !== null || isSaving) return
    setSaving(true)
    const weekday = day === EVERY_DAY ? null : Number(day)
    await onSave({ nutrient, weekday, least: least.value, most: most.value }).catch(sayFailure)
    setSaving(false)
  }
  return (
    <form
      noValidate
      aria-label={`Meze: ${nutrientName(nutrient)}`}
      className="flex flex-col gap-4 rounded-card bg-sunken p-4"
      onSubmit={(event) => void submit(event)}
    >
      <h3 className="text-lg">{nutrientName(nutrient)}</h3>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField label={`Nejméně (${unit})`} {...least.field} error={least.field.error ?? problem} />
        <TextField label={`Nejvíce (${unit})`} {...most.field} />
        <SelectField label="Kdy" value={day} onChoose={setDay}>
          <option value={EVERY_DAY}>Každý den</option>
          {WEEKDAY_NAMES.map((name, weekday) => (
            <option key={name} value={String(weekday)}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="brand" aria-disabled={isSaving || undefined}>
          Uložit meze
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Zrušit
        </Button>
      </div>
    </form>
  )
}

function problemOf(least: number | null, most: number | null): string | null {
  if (least === null && most === null) return validationMessage('required')
  return least !== null && most !== null && least > most ? validationMessage('least_above_most') : null
}
