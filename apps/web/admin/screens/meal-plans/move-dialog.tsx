import type { MealPlanFolder } from '@zivina/contract/planning/meal-plan-folders'
import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { useMemo } from 'react'
import { RecordDialog } from '#admin/kit/record/record-dialog.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { folderField } from './folder-field.ts'
import { nameOf } from './plan-words.ts'

type Place = { folder: string }

type MoveDialogProps = {
  plans: readonly MealPlan[]
  folders: readonly MealPlanFolder[]
  /** Moves them, and says so with a way back. */
  move: (plans: readonly MealPlan[], folder: string | null) => Promise<void>
  onClose: () => void
}

/** Puts plans into another folder. */
export function MoveDialog({ plans, folders, move, onClose }: MoveDialogProps) {
  const table = useMemo((): FieldTable<Place> => ({ folder: folderField(folders) }), [folders])
  const record = useMemo(() => ({ folder: plans[0]?.folder ?? '' }), [plans])
  return (
    <RecordDialog<Place>
      title={`Přesunout ${nameOf(plans)}`}
      table={table}
      record={record}
      label="Přesunout"
      onClose={onClose}
      submit={({ folder }) => move(plans, folder || null)}
    />
  )
}
