import { useQuery } from '@tanstack/react-query'
import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { useMemo, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { EditorScreen, UserAreaParts } from '#admin/kit/record/editor-screen.tsx'
import { RecordForm } from '#admin/kit/record/record-form.tsx'
import { DAY_FIELD } from '#app/features/planning/dialogs/place-table.ts'
import { PLAN_NAME, PLAN_TABLE } from '#app/features/planning/dialogs/plan-table.ts'
import { useFolders } from '#app/features/planning/plan-list/use-folders.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { folderField } from './folder-field.ts'
import { planWay, spanText } from './plan-words.ts'

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
  const open = useOpening()
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

type Copy = { name: string; first_day: string }
const COPY: FieldTable<Copy> = {
  ...PLAN_NAME,
  first_day: { ...DAY_FIELD, label: 'První den' },
}

function FromTemplate({ guid }: { guid: string }) {
  const query = useQuery({
    queryKey: ['GET /meal_plan/{guid}', guid],
    queryFn: ({ signal }) => sessionApi('GET /meal_plan/{guid}', { params: { guid }, signal }),
  })
  if (query.data) return <CopyForm template={query.data} />
  return (
    <EditorScreen title={TITLE}>
      <QueryGate
        query={query}
        heading={TITLE}
        waiting={{ text: 'Načítám předlohu…', shape: <Skeleton className="h-64" /> }}
      >
        {() => null}
      </QueryGate>
    </EditorScreen>
  )
}

function CopyForm({ template }: { template: MealPlan }) {
  const open = useOpening()
  const { name: former, first_day } = template
  const record = useMemo(() => ({ name: former, first_day: first_day ?? '' }), [former, first_day])
  return (
    <RecordForm<Copy>
      title={TITLE}
      table={COPY}
      record={record}
      label="Vytvořit podle předlohy"
      saved="Jídelníček podle předlohy je vytvořený."
      submit={(body) =>
        sessionApi('POST /admin/meal_plan/{guid}/duplicate', {
          params: { guid: template.guid },
          body: { guid: open.guid(), ...body },
        })
      }
      onSaved={open.go}
      before={
        <p className="text-muted wrap-anywhere">
          Předloha: {template.name}, {spanText(template)}. Zůstane, jak je.
        </p>
      }
    />
  )
}

/** The guid of the new plan, the same for a second attempt, and the way to it. */
function useOpening() {
  const navigate = useNavigate()
  const made = useRef('')
  return {
    guid: () => {
      made.current ||= uuidV7()
      return made.current
    },
    go: () => void navigate(planWay({ guid: made.current }), { replace: true }),
  }
}
