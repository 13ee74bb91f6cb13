import { MEAL_PLAN_FOLDER_NAME_MAX } from '@zivina/contract/kernel/limits'
import type { MealPlanFolder } from '@zivina/contract/planning/meal-plan-folders'
import { useMemo, useRef } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { required } from '#app/kit/form/rules.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { uuidV7 } from '#app/kit/uuid-v7.ts'
import { useAccount } from '#app/session/account-context.ts'
import { branchOf, treeOf } from './folder-tree.ts'

type FolderFields = { name: string; parent: string }

type FolderDialogProps = {
  /** Null for a new one. */
  folder: MealPlanFolder | null
  /** Where a new one is made. */
  parent: string | null
  folders: readonly MealPlanFolder[]
  onDone: () => unknown
  onClose: () => void
}

/** A folder’s name and the folder it lies in. */
export default function FolderDialog({ folder, parent, folders, onDone, onClose }: FolderDialogProps) {
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
  const remove = async () => {
    if (folder) await api('DELETE /meal_plan_folder/{guid}', { params: { guid: folder.guid } })
    onDone()
    onClose()
  }
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
          <ConfirmButton
            variant="danger"
            label="Smazat"
            title={`Smazat složku ${folder.name}?`}
            action={{ label: 'Smazat složku', pendingLabel: 'Mažu…', run: remove }}
            keepLabel="Nechat"
          >
            Jídelníčky a&nbsp;složky, které v&nbsp;ní jsou, zůstanou: přesunou se o&nbsp;úroveň výš.
          </ConfirmButton>
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
