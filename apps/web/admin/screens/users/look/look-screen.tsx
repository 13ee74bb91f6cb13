import { useQuery } from '@tanstack/react-query'
import { REASON_MAX, REASON_MIN } from '@zivina/contract/kernel/limits'
import { Link, useParams } from 'react-router'
import { Section } from '#admin/kit/record/section.tsx'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { useTitle } from '#admin/kit/screen/use-title.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import type { BodyOf } from '#app/kit/form/form-values.ts'
import { maxLength, minLength, required } from '#app/kit/form/rules.ts'
import { TableForm } from '#app/kit/form/table-form.tsx'
import { UnsavedChanges } from '#app/kit/form/unsaved-changes.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { beginLook, useBegunLook } from './begun-look.ts'
import { LookView } from './look-view.tsx'

type Given = BodyOf<'POST /user/{guid}/look'>

const TABLE: FieldTable<Given> = {
  reason: {
    label: 'Proč se díváte',
    hint: 'Zapíše se do historie účtu a\u00a0mezi jeho události, které si majitel může stáhnout.',
    as: 'text',
    className: 'sm:col-span-2',
    look: { maxLength: REASON_MAX, size: 'note' },
    rules: [required, minLength(REASON_MIN), maxLength(REASON_MAX)],
  },
}
const EMPTY: Given = { reason: '' }

/** A person's account as they see it, after a reason. */
export function LookScreen() {
  const { guid = '' } = useParams()
  const look = useBegunLook(guid)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['GET /user/admin_info', guid],
    queryFn: ({ signal }) => sessionApi('GET /user/admin_info', { query: { user: guid }, signal }),
  })
  useTitle('Účet očima majitele')
  if (error && !isFetching) return <Failure failure={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="m-6 h-64 rounded-card" />
  if (look !== null) return <LookView look={look} username={data.username} email={data.email} />
  return (
    <UnsavedChanges>
      <div className="mx-auto flex max-w-3xl flex-col gap-5 px-4 py-6">
        <Link to={`/user/update/${guid}`} className="inline-flex min-h-11 items-center text-sm text-brand underline">
          Zpět na účet {data.username}
        </Link>
        <h1 className="text-2xl wrap-anywhere">Podívat se na účet {data.username}</h1>
        <Section title="Než začnete">
          <p className="max-w-text">
            Uvidíte, co vidí majitel účtu. Nic v&nbsp;něm nezměníte. Údaje o&nbsp;zdraví zůstanou skryté: deník, váha,
            cíle, alergeny, jídelníčky, poznámky a&nbsp;poradna. Skončí to nejpozději za čtvrt hodiny.
          </p>
          <TableForm<Given>
            table={TABLE}
            record={EMPTY}
            name="Důvod prohlížení"
            label="Začít prohlížet"
            pendingLabel="Otevírám…"
            submit={({ reason }) => beginLook(guid, reason)}
          />
        </Section>
      </div>
    </UnsavedChanges>
  )
}
