import { DIARY_GRAMS_MAX, DIARY_KILOJOULES_MAX, DIARY_NAME_MAX } from '@zivina/contract/kernel/limits'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { caloriesFromKilojoules, kilojoulesFromCalories } from '@zivina/nutrition/energy'
import { useMemo } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { maxLength, required } from '#app/kit/form/rules.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useEnergyUnit } from '#app/session/use-energy-unit.ts'
import { type NewEntries, quickEntry, type Where } from '../new-entries.ts'

type Quick = { name: string; energy: number; protein: number | null; carbohydrates: number | null; fat: number | null }

const GRAMS = { as: 'figure', range: { min: 0, max: DIARY_GRAMS_MAX } } as const

function tableFor(unit: 'calories' | 'kilojoules'): FieldTable<Quick> {
  const most = unit === 'calories' ? caloriesFromKilojoules(DIARY_KILOJOULES_MAX) : DIARY_KILOJOULES_MAX
  const gramsOf = (nutrient: 'protein' | 'carbohydrates' | 'fat') => ({
    ...GRAMS,
    label: `${NUTRIENT_LABELS[nutrient].name} (g), když víte`,
  })
  return {
    energy: {
      ...{ as: 'figure', label: `Energie (${NUTRIENT_LABELS[unit].unit})`, range: { min: 0, max: most } },
      rules: [required],
    },
    name: { label: 'Co to bylo', look: { maxLength: DIARY_NAME_MAX }, rules: [required, maxLength(DIARY_NAME_MAX)] },
    protein: gramsOf('protein'),
    carbohydrates: gramsOf('carbohydrates'),
    fat: gramsOf('fat'),
  }
}

type QuickFormProps = { where: Where; onAdd: (made: NewEntries, name: string) => void; onBack: () => void }

/** Energy alone, for what is in no table. What is left empty is unknown, not zero. */
export function QuickForm({ where, onAdd, onBack }: QuickFormProps) {
  const unit = useEnergyUnit()
  const table = useMemo(() => tableFor(unit), [unit])
  const record = useMemo(() => ({ name: 'Rychlý záznam' }), [])
  const form = useTableForm<Quick>({
    table,
    record,
    submit: async ({ name, energy, protein, carbohydrates, fat }) => {
      const kilojoules = unit === 'calories' ? kilojoulesFromCalories(energy) : energy
      onAdd(quickEntry({ name, kilojoules, protein, carbohydrates, fat }, where), name)
    },
  })
  return (
    <FormFrame
      form={form}
      name="Rychlý záznam"
      label="Přidat"
      variant="accent"
      extra={
        <Button variant="quiet" onClick={onBack}>
          Zpět
        </Button>
      }
    >
      <Fields of={form} className="grid gap-4 sm:grid-cols-2" />
    </FormFrame>
  )
}
