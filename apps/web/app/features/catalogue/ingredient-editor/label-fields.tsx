import { formatNumber } from '@zivina/czech/format-number'
import { parseAmount, typeNumber } from '@zivina/czech/number-input'
import { caloriesFromKilojoules, labelEnergy } from '@zivina/nutrition/energy'
import { cn } from '#app/kit/class-names.ts'
import { controlAttributes, FieldError } from '#app/kit/form/field-frame.tsx'
import type { Form } from '#app/kit/form/use-form.ts'
import { Input } from '#app/kit/ui/input.tsx'
import type { FigureField, IngredientValues } from './ingredient-values.ts'

type LabelFieldsProps = { form: Form<IngredientValues>; id: string; basis: string }
type Row = { field: FigureField; label: string; unit: string; part?: boolean }

const ROWS: readonly Row[] = [
  { field: 'kilojoules', label: 'Energie v\u00a0kilojoulech', unit: 'kJ' },
  { field: 'calories', label: 'Energie v\u00a0kilokaloriích', unit: 'kcal' },
  { field: 'fat', label: 'Tuky', unit: 'g' },
  { field: 'saturated_fats', label: 'z\u00a0toho nasycené mastné kyseliny', unit: 'g', part: true },
  { field: 'carbohydrates', label: 'Sacharidy', unit: 'g' },
  { field: 'sugars', label: 'z\u00a0toho cukry', unit: 'g', part: true },
  { field: 'fiber', label: 'Vláknina', unit: 'g' },
  { field: 'protein', label: 'Bílkoviny', unit: 'g' },
  { field: 'salt', label: 'Sůl', unit: 'g' },
]

/** The fields of a food label, in its order, to be copied line by line. */
export function LabelFields({ form, id, basis }: LabelFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-semibold text-heading">Výživové údaje {basis}</legend>
      <p className="max-w-text text-sm text-muted">
        Opište tabulku z&nbsp;obalu, řádek po řádku. Co na obalu není, nechte prázdné: prázdné znamená „nevíme“, nula
        znamená „neobsahuje“.
      </p>
      <div className="divide-y divide-line">
        {ROWS.map((row) => (
          <LabelRow key={row.field} row={row} form={form} id={`${id}-${row.field}`} />
        ))}
      </div>
    </fieldset>
  )
}

function LabelRow({ row, form, id }: { row: Row; form: Form<IngredientValues>; id: string }) {
  const { field, label, unit, part = false } = row
  const problem = form.problems[field]
  const hint = otherEnergy(field, form.values)
  return (
    <div className="grid grid-cols-[1fr_9.5rem] items-center gap-x-3 py-1.5 sm:grid-cols-[1fr_11rem]">
      <label htmlFor={id} className={cn('leading-snug', part ? 'pl-5 text-muted' : 'font-medium')}>
        {label}
      </label>
      <span className="flex items-center gap-2">
        <Input
          {...controlAttributes(id, { hint, error: problem })}
          inputMode="decimal"
          autoComplete="off"
          className="figures text-right"
          value={form.values[field]}
          onChange={(event) => {
            const typed = typeNumber(event.target.value, 2)
            if (typed) form.set(field, typed.text)
          }}
        />
        <span className="w-9 shrink-0 text-muted">{unit}</span>
      </span>
      {hint ? (
        <p id={`${id}-hint`} className="figures col-span-2 text-right text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError of={id} className="col-span-2">
        {problem}
      </FieldError>
    </div>
  )
}

/** The energy in the unit that was not typed. */
function otherEnergy(field: FigureField, { kilojoules, calories }: IngredientValues): string | null {
  const [kJ, kcal] = [parseAmount(kilojoules), parseAmount(calories)]
  if (field === 'kilojoules' && kJ === null && kcal !== null) {
    return `to je ${formatNumber(labelEnergy(null, kcal).kilojoules ?? 0, 0)}\u00a0kJ`
  }
  return field === 'calories' && kcal === null && kJ !== null
    ? `to je ${formatNumber(caloriesFromKilojoules(kJ), 0)}\u00a0kcal`
    : null
}
