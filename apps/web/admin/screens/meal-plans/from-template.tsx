import { useQuery } from '@tanstack/react-query'
import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { useState } from 'react'
import { EditorScreen } from '#admin/kit/record/editor-screen.tsx'
import { RecordForm } from '#admin/kit/record/record-form.tsx'
import { DAY_FIELD } from '#app/features/planning/day-board/place-table.ts'
import { PLAN_NAME } from '#app/features/planning/dialogs/plan-table.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { spanText } from './plan-words.ts'
import { useNewPlan } from './use-new-plan.ts'

const TITLE = 'Nový jídelníček'

type Copy = { name: string; first_day: string }
const COPY: FieldTable<Copy> = {
  ...PLAN_NAME,
  first_day: { ...DAY_FIELD, label: 'První den' },
}

/** Creates a plan as a copy of another one, which stays as it is. */
export function FromTemplate({ guid }: { guid: string }) {
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
  const open = useNewPlan()
  // As first read: a later reading would take the place of what is typed meanwhile.
  const [record] = useState({ name: template.name, first_day: template.first_day ?? '' })
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
