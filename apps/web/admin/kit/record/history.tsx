import { useQuery } from '@tanstack/react-query'
import type { Change } from '@zivina/contract/kernel/history'
import { useState } from 'react'
import { Moment } from '#admin/kit/list/column-kinds.tsx'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { Failure } from '../screen/failure.tsx'
import { fieldWords, originWords, valueWords } from './change-words.ts'
import { PageSteps } from './page-steps.tsx'

type HistoryProps = {
  /** The noun of the record, as in its table. */
  noun: string
  guid: string
  /** Names of fields in words where the common ones do not fit. */
  labels?: Readonly<Record<string, string>>
  /** A value in words where the common ones do not fit. */
  textOf?: (field: string, value: unknown) => string
}

/** The key of a record's history, for loading it again after a change. */
export const historyKey = (noun: string, guid: string) => ['GET /admin/history/{noun}/{guid}', noun, guid] as const

/** The history of a record, folded: it is loaded once it is opened. */
export function FoldedHistory(props: HistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Disclosure title="Historie změn" onToggle={setIsOpen}>
      {isOpen ? <History key={`${props.noun} ${props.guid}`} {...props} /> : null}
    </Disclosure>
  )
}

/** What was changed of a record within two years, the latest first: who, when, why, and each field before and after. */
export function History({ noun, guid, ...words }: HistoryProps) {
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...historyKey(noun, guid), page],
    queryFn: ({ signal }) =>
      sessionApi('GET /admin/history/{noun}/{guid}', { params: { noun, guid }, query: { page: String(page) }, signal }),
    staleTime: 0,
    placeholderData: (before) => before,
  })
  if (error && !isFetching) return <Failure failure={error} onRetry={() => void refetch()} />
  if (!data) return <p className="py-2 text-muted">Načítám…</p>
  if (data.count === 0) return <p className="py-2 text-muted">Za poslední dva roky se nic nezměnilo.</p>
  return (
    <>
      <ol aria-label="Historie změn" className="divide-y divide-line text-sm">
        {data.results.map((change) => (
          <ChangeRow key={change.guid} change={change} {...words} />
        ))}
      </ol>
      <PageSteps label="Stránky historie" page={page} count={data.count} go={setPage} />
    </>
  )
}

function ChangeRow({ change, labels = {}, textOf }: { change: Change } & Pick<HistoryProps, 'labels' | 'textOf'>) {
  const { created_at, by, origin, fields, reason } = change
  const words = (field: string, value: unknown) => (textOf ? textOf(field, value) : valueWords(value))
  // A reason that is a field of the record is said there.
  const isSaid = reason === '' || fields.some(({ after }) => after === reason)
  return (
    <li className="flex flex-col gap-1 py-2.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium wrap-anywhere">{by?.username ?? originWords(origin)}</span>
        <span className="figures text-muted">
          <Moment at={created_at} />
        </span>
      </p>
      {fields.map(({ field, before, after, is_hidden }) => (
        <p key={field} className="wrap-anywhere">
          <span className="text-muted">{labels[field] ?? fieldWords(field)}: </span>
          {is_hidden ? (
            'změněno, hodnoty jsou skryté'
          ) : (
            <>
              <del className="decoration-muted">{words(field, before)}</del>
              {' → '}
              <ins className="font-medium no-underline">{words(field, after)}</ins>
            </>
          )}
        </p>
      ))}
      {isSaid ? null : (
        <p className="wrap-anywhere">
          <span className="text-muted">Proč: </span>
          {reason}
        </p>
      )}
    </li>
  )
}
