import { useQuery } from '@tanstack/react-query'
import { Moment } from '#admin/kit/list/column-kinds.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { Failure } from '../screen/failure.tsx'

type HistoryProps = {
  noun: string
  guid: string
  /** The names of fields in words; a field without one is shown by its name. */
  labels: Readonly<Record<string, string>>
  /** The value of a field in words. */
  textOf: (field: string, value: unknown) => string
}

/** What was changed of a record within two years, the latest first: who, when, why, and each field before and after. */
export function History({ noun, guid, labels, textOf }: HistoryProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['GET /admin/history/{noun}/{guid}', noun, guid],
    queryFn: ({ signal }) =>
      sessionApi('GET /admin/history/{noun}/{guid}', { params: { noun, guid }, query: {}, signal }),
    staleTime: 0,
  })
  if (error && !isFetching) return <Failure failure={error} onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Načítám…</p>
  if (data.count === 0) return <p className="text-muted">Zatím se nic nezměnilo.</p>
  return (
    <ol className="divide-y divide-line text-sm">
      {data.results.map(({ guid: key, created_at, by, origin, fields, reason }) => (
        <li key={key} className="py-2">
          <p className="text-muted">
            <span className="figures">
              <Moment at={created_at} />
            </span>
            {' · '}
            {by?.username ?? (origin === '' ? 'neznámý účet' : origin)}
          </p>
          {fields.map(({ field, before, after, is_hidden }) => (
            <p key={field} className="wrap-anywhere">
              {labels[field] ?? field}: {is_hidden ? 'změněno' : `${textOf(field, before)} → ${textOf(field, after)}`}
            </p>
          ))}
          {reason === '' ? null : <p className="wrap-anywhere">„{reason}“</p>}
        </li>
      ))}
    </ol>
  )
}
