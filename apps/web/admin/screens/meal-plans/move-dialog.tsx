import type { MealPlanFolder } from '@zivina/contract/planning/meal-plan-folders'
import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { useMemo } from 'react'
import { sendEach } from '#admin/kit/decisions/send-each.ts'
import { RecordDialog } from '#admin/kit/record/record-dialog.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { folderField } from './folder-field.ts'
import { nameOf } from './plan-words.ts'

type Place = { folder: string }

type MoveDialogProps = {
  plans: readonly MealPlan[]
  folders: readonly MealPlanFolder[]
  reload: () => unknown
  onClose: () => void
}

/** Puts plans into another folder. */
export function MoveDialog({ plans, folders, reload, onClose }: MoveDialogProps) {
  const table = useMemo((): FieldTable<Place> => ({ folder: folderField(folders) }), [folders])
  const record = useMemo(() => ({ folder: plans[0]?.folder ?? '' }), [plans])
  const move = async ({ folder }: Place) => {
    const body = { folder: folder || null }
    await sendEach(plans, ({ guid }) => sessionApi('PATCH /admin/meal_plan/{guid}', { params: { guid }, body }))
    reload()
  }
  return (
    <RecordDialog<Place>
      title={`Přesunout ${nameOf(plans)}`}
      table={table}
      record={record}
      label="Přesunout"
      saved={`Přesunuto: ${nameOf(plans)}.`}
      onClose={onClose}
      submit={move}
    />
  )
}
