import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { UserAreaParts } from '#admin/kit/record/editor-screen.tsx'
import { RecordForm } from '#admin/kit/record/record-form.tsx'
import { PLAN_TABLE } from '#app/features/planning/dialogs/plan-table.ts'
import { useFolders } from '#app/features/planning/plan-folders/use-folders.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { folderField } from './folder-field.ts'
import { FromTemplate } from './from-template.tsx'
import { useNewPlan } from './use-new-plan.ts'

const TITLE = 'Nový jídelníček'

/** Creates a plan: an empty one, or one that begins as a copy of the plan that the address names. */
export function CreatePlan() {
  const [search] = useSearchParams()
  const template = search.get('predloha')
  return (
    <UserAreaParts>
      {template === null ? <EmptyPlan folder={search.get('slozka')} /> : <FromTemplate guid={template} />}
    </UserAreaParts>
  )
}

type NewPlan = { name: string; note: string; folder: string }

function EmptyPlan({ folder }: { folder: string | null }) {
  const { folders } = useFolders()
  const open = useNewPlan()
  const table = useMemo((): FieldTable<NewPlan> => ({ ...PLAN_TABLE, folder: folderField(folders) }), [folders])
  const record = useMemo(() => ({ name: '', note: '', folder: folder ?? '' }), [folder])
  return (
    <RecordForm<NewPlan>
      title={TITLE}
      table={table}
      record={record}
      label="Vytvořit"
      saved="Jídelníček je vytvořený. Teď do něj přidejte jídla."
      submit={({ name, note, folder: into }) =>
        sessionApi('POST /admin/meal_plan', {
          query: { folder: into || 'main' },
          body: { guid: open.guid(), name, note },
        })
      }
      onSaved={open.go}
      before={
        <p className="text-muted">
          Chcete vyjít z&nbsp;hotového? V&nbsp;
          <Link to="/mealplan" className="text-brand underline">
            seznamu
          </Link>{' '}
          zvolte u&nbsp;jídelníčku „Použít jako předlohu“.
        </p>
      }
    />
  )
}
