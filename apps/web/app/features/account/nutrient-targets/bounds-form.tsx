import { NUTRIENT_TARGET_MOST } from '@zivina/contract/account/limits'
import type { NutrientTarget } from '@zivina/contract/account/targets'
import { ApiFailure } from '@zivina/contract/client'
import { validationMessage } from '@zivina/contract/kernel/validation-messages'
import { type FormEvent, useState } from 'react'
import { figureText } from '#app/kit/form/field-table.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useFigure } from '#app/kit/form/use-figure.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { nutrientName, nutrientUnit, WEEKDAY_NAMES } from './target-nutrient.ts'

const RANGE = { min: 0, max: NUTRIENT_TARGET_MOST }
const EVERY_DAY = 'every'

type BoundsFormProps = {
  nutrient: NutrientTarget['nutrient']
  /** What holds now; null for a new one. */
  saved?: NutrientTarget | null
  onSave: (target: NutrientTarget) => Promise<void>
  onCancel: () => void
}

/** The least and the most of one nutrient, a new one or one that holds. */
export function BoundsForm({ nutrient, saved = null, onSave, onCancel }: BoundsFormProps) {
  const least = useFigure(RANGE, boundText(saved?.least))
  const most = useFigure(RANGE, boundText(saved?.most))
  const [day, setDay] = useState(saved?.weekday == null ? EVERY_DAY : String(saved.weekday))
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const unit = nutrientUnit(nutrient)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    for (const { field } of [least, most]) field.onBlur()
    const found = problemOf(least.value, most.value)
    setProblem(found)
    if (found !== null || isWrong(least) || isWrong(most) || isSaving) return
    setSaving(true)
    const weekday = day === EVERY_DAY ? null : Number(day)
    try {
      await onSave({ nutrient, weekday, least: least.value, most: most.value })
    } catch (failure) {
      const said = fieldProblem(failure)
      if (said === null) sayFailure(failure)
      else setProblem(said)
    }
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

const boundText = (value: number | null | undefined): string => (value == null ? '' : figureText(value))

/** A text that is no number is not an empty bound. */
const isWrong = ({ value, field }: ReturnType<typeof useFigure>): boolean => value === null && field.value.trim() !== ''

/** What the server says of the bounds, as of an energy below the floor. */
function fieldProblem(failure: unknown): string | null {
  if (!(failure instanceof ApiFailure)) return null
  return Object.values(failure.fields).flat()[0]?.message ?? null
}

function problemOf(least: number | null, most: number | null): string | null {
  if (least === null && most === null) return validationMessage('required')
  return least !== null && most !== null && least > most ? validationMessage('least_above_most') : null
}
