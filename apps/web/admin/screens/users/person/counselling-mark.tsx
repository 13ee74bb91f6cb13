import { useQuery } from '@tanstack/react-query'
import { NUTRITIONIST_NAME_MAX } from '@zivina/contract/counselling/limits'
import { SavedForm } from '#admin/kit/record/record-form.tsx'
import { Section } from '#admin/kit/record/section.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { required } from '#app/kit/form/rules.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

type Mark = { name: string; active: boolean }
const TABLE: FieldTable<Mark> = {
  active: { label: 'Radí klientům', hint: 'Pak má svoje termíny a\u00a0klienty.', as: 'tick' },
  name: {
    label: 'Jméno pro klienty',
    hint: 'I\u00a0s\u00a0titulem.',
    look: { maxLength: NUTRITIONIST_NAME_MAX, required: true },
    rules: [required],
  },
}

/** Says whether an administrator counsels. For super admins. */
export function CounsellingMark({ guid }: { guid: string }) {
  const params = { guid }
  const query = useQuery({
    queryKey: ['GET /user/{guid}/nutritionist', guid],
    queryFn: ({ signal }) => sessionApi('GET /user/{guid}/nutritionist', { params, signal }),
    refetchOnWindowFocus: false,
  })
  return (
    <Section title="Nutriční poradna">
      <QueryGate query={query} waiting={{ text: 'Načítám…', shape: <Skeleton className="h-40" /> }}>
        {(mark) => (
          <SavedForm<Mark>
            title="Nutriční poradna"
            table={TABLE}
            record={mark}
            saved="Uloženo."
            submit={async (body) => {
              await sessionApi('PATCH /user/{guid}/nutritionist', { params, body })
              await query.refetch()
            }}
          />
        )}
      </QueryGate>
    </Section>
  )
}
