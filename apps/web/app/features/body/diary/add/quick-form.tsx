import { kilojoulesFromCalories } from '@zivina/nutrition/energy'
import { useMemo } from 'react'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useEnergyUnit } from '#app/session/account/use-energy-unit.ts'
import { type NewEntries, quickEntry, type Where } from '../new-entries.ts'
import { type Quick, quickTable } from '../quick-table.ts'

type QuickFormProps = { where: Where; onAdd: (made: NewEntries, name: string) => void; onBack: () => void }

/** Energy alone, for what is in no table. What is left empty is unknown, not zero. */
export function QuickForm({ where, onAdd, onBack }: QuickFormProps) {
  const unit = useEnergyUnit()
  const table = useMemo(() => quickTable(unit), [unit])
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
