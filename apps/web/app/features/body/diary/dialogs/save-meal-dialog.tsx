import { useQueryClient } from '@tanstack/react-query'
import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { SAVED_MEAL_NAME_MAX } from '@zivina/contract/body/limits'
import { MEAL_TYPE_LABELS, type MealType } from '@zivina/domain/catalogue/meal-types'
import { useState } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { maxLength, required } from '#app/kit/form/rules.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { diaryKey } from '../../diary-sync/catch-up.ts'
import { savedItemOf } from '../new-entries.ts'

export const MEAL_NAME_TABLE: FieldTable<{ name: string }> = {
  name: {
    label: 'Název',
    look: { maxLength: SAVED_MEAL_NAME_MAX, required: true },
    rules: [required, maxLength(SAVED_MEAL_NAME_MAX)],
    className: 'sm:col-span-2',
  },
}

type SaveMealDialogProps = { meal: MealType; entries: readonly DiaryEntry[]; onClose: () => void }

/** Saves what is in a meal under a name, to be recorded at once another time. */
export default function SaveMealDialog({ meal, entries, onClose }: SaveMealDialogProps) {
  const { api, guid: account } = useAccount()
  const client = useQueryClient()
  const [guid] = useState(() => uuidV7())
  const [record] = useState(() => ({ name: MEAL_TYPE_LABELS[meal] }))
  const items = entries.map(savedItemOf).filter((item) => item !== null)
  const form = useTableForm<{ name: string }>({
    table: MEAL_NAME_TABLE,
    record,
    submit: async ({ name }) => {
      await api('POST /saved_meal', { body: { guid, name, items } })
      void client.invalidateQueries({ queryKey: diaryKey(account) })
      onClose()
      showSnackbar(`Uloženo: ${name}. Najdete to při přidávání pod „Uložená jídla“.`, 'success')
    },
  })
  return (
    <FormDialog form={form} title="Uložit jako jídlo" label="Uložit" side="bottom" onClose={onClose}>
      <Fields of={form} />
      <p className="text-muted">{entries.map(({ name }) => name).join(', ')}</p>
      {items.length < entries.length ? (
        <p className="text-sm text-muted">Co už v&nbsp;databázi není, v&nbsp;uloženém jídle chybí.</p>
      ) : null}
    </FormDialog>
  )
}
