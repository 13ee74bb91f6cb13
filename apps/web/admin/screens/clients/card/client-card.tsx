import { useQuery } from '@tanstack/react-query'
import type { ClientCard } from '@zivina/contract/counselling/client-desk'
import { Link, useParams } from 'react-router'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { useTitle } from '#admin/kit/screen/use-title.ts'
import { UnsavedChanges } from '#app/kit/form/unsaved-changes.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { isNotFound } from '../not-counselling.tsx'
import { Consultations } from './consultations.tsx'
import { Notes } from './notes.tsx'
import { ProposePlan } from './propose-plan.tsx'
import { SharedData } from './shared-data.tsx'
import { TimeLine } from './time-line.tsx'
import { useShared } from './use-shared.ts'

/** A client of the nutritionist: what happened on the left, what can be done on the right. */
export function ClientScreen() {
  const { guid = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['GET /admin/client/{guid}', guid],
    queryFn: ({ signal }) => sessionApi('GET /admin/client/{guid}', { params: { guid }, signal }),
    staleTime: 0,
  })
  useTitle(data?.client.name ?? 'Klient')
  return (
    <UnsavedChanges>
      <div className="mx-auto flex max-w-7xl flex-col gap-5 px-4 py-6 md:px-6">
        <p className="text-sm">
          <Link to="/clients" className="inline-flex min-h-11 items-center text-brand underline">
            Všichni klienti
          </Link>
        </p>
        {isNotFound(error) ? <p>Takového klienta nemáte.</p> : null}
        {error && !isFetching && !isNotFound(error) ? <Failure failure={error} onRetry={() => void refetch()} /> : null}
        {data ? <Card key={guid} card={data} reload={refetch} /> : null}
        {data || error ? null : (
          <>
            <h1 className="sr-only">Klient</h1>
            <Skeleton className="h-96 w-full rounded-card" />
          </>
        )}
      </div>
    </UnsavedChanges>
  )
}

function Card({ card, reload }: { card: ClientCard; reload: () => Promise<unknown> }) {
  const { client, consultations, plans } = card
  const shared = useShared(client.guid)
  return (
    <>
      <div>
        <h1 className="text-2xl wrap-anywhere">{client.name}</h1>
        <p className="wrap-anywhere text-muted">
          {client.email}
          {client.entry_consultation_performed ? ' · vstupní konzultace proběhla' : ''}
        </p>
      </div>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <SharedData shared={shared} />
          <TimeLine card={card} shared={shared} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Consultations of={consultations} hasEntry={client.entry_consultation_performed} reload={reload} />
          <ProposePlan of={consultations} plans={plans} shared={shared.data} reload={reload} />
          <Notes client={client.guid} />
        </div>
      </div>
    </>
  )
}
