import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Section } from '#admin/kit/record/section.tsx'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { useTitle } from '#admin/kit/screen/use-title.ts'
import { UnsavedChanges } from '#app/kit/form/unsaved-changes.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { ExportForm } from './export-form.tsx'
import { ExportRow } from './export-row.tsx'

/** How often those under way are read again. */
const UNDER_WAY_MS = 2000

/** Tables for an accountant, an analyst and requests for data, and whole lists. Jobs write them; files are kept for seven days. */
export function ExportManager() {
  useTitle('Exporty')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['GET /admin/export'],
    queryFn: ({ signal }) => sessionApi('GET /admin/export', { query: {}, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.results.some((row) => row.state === 'waiting' || row.state === 'running') ? UNDER_WAY_MS : false,
  })
  return (
    <div className="mx-auto grid max-w-7xl items-start gap-5 px-4 py-6 md:px-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <h1 className="text-2xl lg:col-span-2">Exporty</h1>
      <Section title="Nový export">
        <UnsavedChanges>
          <ExportForm reload={refetch} />
        </UnsavedChanges>
      </Section>
      <div className="flex flex-col gap-3">
        {error && !isFetching ? <Failure failure={error} onRetry={() => void refetch()} /> : null}
        {data?.results.length === 0 ? (
          <p role="status" className="rounded-card bg-sunken p-5 text-muted">
            V&nbsp;posledních sedmi dnech nikdo nic neexportoval.
          </p>
        ) : null}
        <ul aria-label="Exporty posledních sedmi dní" className="flex flex-col gap-3 empty:hidden">
          {data?.results.map((row) => (
            <ExportRow key={row.guid} of={row} reload={refetch} />
          ))}
        </ul>
        {data || error ? null : <Skeleton className="h-64 w-full rounded-card" />}
      </div>
    </div>
  )
}
