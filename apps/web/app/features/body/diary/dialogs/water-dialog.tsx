import { DIARY_WATER } from '@zivina/contract/body/limits'
import { useState } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { required } from '#app/kit/form/rules.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'

const TABLE: FieldTable<{ milliliters: number }> = {
  milliliters: { as: 'figure', label: 'Množství (ml)', range: DIARY_WATER, rules: [required] },
}

/** An amount of water that no button has. */
export default function WaterDialog({
  onDrink,
  onClose,
}: {
  onDrink: (milliliters: number) => void
  onClose: () => void
}) {
  const [record] = useState(() => ({ milliliters: 300 }))
  const form = useTableForm<{ milliliters: number }>({
    table: TABLE,
    record,
    submit: async ({ milliliters }) => {
      onClose()
      onDrink(milliliters)
    },
  })
  return (
    <FormDialog form={form} title="Zapsat vodu" label="Zapsat" side="bottom" onClose={onClose}>
      <Fields of={form} />
    </FormDialog>
  )
}
