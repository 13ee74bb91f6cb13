import { LINE_AMOUNT_MAX, LINE_AMOUNT_MIN } from '@zivina/contract/kernel/limits'
import type { PantryItem } from '@zivina/contract/planning/pantry'
import { WEIGHT_UNIT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { useMemo } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import type { PantryChange } from './use-pantry.ts'

type Stock = { amount: number | null; best_before: string }
type PantryDialogProps = {
  item: PantryItem
  change: (item: PantryItem, change: PantryChange) => Promise<unknown>
  onClose: () => void
}

/** How much of it is left, and until when it is good. */
export default function PantryDialog({ item, change, onClose }: PantryDialogProps) {
  const unit = item.unit ?? item.food?.weight_units ?? null
  const table = useMemo(() => tableOf(unit === null ? null : WEIGHT_UNIT_LABELS[unit].short), [unit])
  const record = useMemo(() => ({ amount: item.amount, best_before: item.best_before ?? '' }), [item])
  const form = useTableForm<Stock>({
    table,
    record,
    submit: async ({ amount, best_before }) => {
      const stock = unit === null ? {} : { amount, unit: amount === null ? null : unit }
      await change(item, { ...stock, best_before: best_before === '' ? null : best_before })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={item.text} label="Uložit" onClose={onClose}>
      <Fields of={form} className="contents" />
    </FormDialog>
  )
}

/** @param unit null for a text without a food, which has no amount */
function tableOf(unit: string | null): FieldTable<Stock> {
  return {
    amount: {
      as: 'figure',
      label: `Množství (${unit ?? ''})`,
      range: { min: LINE_AMOUNT_MIN, max: LINE_AMOUNT_MAX },
      isShown: () => unit !== null,
    },
    best_before: { label: 'Spotřebovat do', look: { type: 'date' } },
  }
}
