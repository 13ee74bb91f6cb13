import { MEAL_PLAN_FOLDER_NAME_MAX } from '@zivina/contract/planning/limits'
import type { MealPlanFolder } from '@zivina/contract/planning/meal-plan-folders'
import { useMemo, useRef } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { required } from '#app/kit/form/rules.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { branchOf, treeOf } from './folder-tree.ts'

type FolderFields = { name: string; parent: string }

type FolderDialogProps = {
  /** Null for a new one. */
  folder: MealPlanFolder | null
  /** Where a new one is made. */
  parent: string | null
  folders: readonly MealPlanFolder[]
  onDone: () => unknown
  /** With undo; what is in it moves up. */
  onRemove: (folder: MealPlanFolder) => void
  onClose: () => void
}

/** A folder’s name and the folder it lies in. */
export default function FolderDialog({ folder, parent, folders, onDone, onRemove, onClose }: FolderDialogProps) {
  const { api } = useAccount()
  const guid = useRef('')
  const form = useTableForm<FolderFields>({
    table: useMemo(() => folderTable(folder, folders), [folder, folders]),
    record: useMemo(
      () => ({ name: folder?.name ?? '', parent: (folder ? folder.parent : parent) ?? '' }),
      [folder, parent],
    ),
    submit: async (typed) => {
      const { name } = typed
      const into = typed.parent || null
      guid.current ||= uuidV7()
      if (folder === null) await api('POST /meal_plan_folder', { body: { guid: guid.current, name, parent: into } })
      else {
        const moved = into === folder.parent ? {} : { parent: into, before: null }
        await api('PATCH /meal_plan_folder/{guid}', { params: { guid: folder.guid }, body: { name, ...moved } })
      }
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={folder === null ? 'Nová složka' : 'Upravit složku'}
      label="Uložit"
      onClose={onClose}
      extra={
        folder === null ? (
          <Button variant="quiet" onClick={onClose}>
            Zrušit
          </Button>
        ) : (
          <Button
            variant="danger"
            onClick={() => {
              onRemove(folder)
              onClose()
            }}
          >
            Smazat
          </Button>
        )
      }
    >
      <Fields of={form} />
    </FormDialog>
  )
}

function folderTable(folder: MealPlanFolder | null, folders: readonly MealPlanFolder[]): FieldTable<FolderFields> {
  const own = folder ? branchOf(folders, folder.guid) : []
  const possible = treeOf(folders).filter((each) => !own.includes(each.folder.guid))
  return {
    name: {
      label: 'Název složky',
      look: { maxLength: MEAL_PLAN_FOLDER_NAME_MAX, autoComplete: 'off', required: true },
      rules: [required],
      className: 'sm:col-span-2',
    },
    parent: {
      as: 'choice',
      label: 'Uvnitř složky',
      none: 'Žádné (hlavní)',
      choices: possible.map((each) => [each.folder.guid, `${'– '.repeat(each.depth)}${each.folder.name}`]),
      className: 'sm:col-span-2',
    },
  }
}
