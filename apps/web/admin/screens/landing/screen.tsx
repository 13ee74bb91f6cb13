import { useQuery } from '@tanstack/react-query'
import type { Queue, WaitingQueue } from '@zivina/contract/console/waiting'
import { formatNumber } from '@zivina/czech/format-number'
import { ChevronRight } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { Failure } from '#admin/kit/failure.tsx'
import { Key } from '#admin/kit/key-sheet.tsx'
import { useKeys } from '#admin/kit/keys.ts'
import { useTitle } from '#admin/kit/use-title.ts'
import { MANAGERS } from '#admin/managers.ts'
import { cn } from '#app/kit/class-names.ts'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/session-api.ts'
import { ageText } from './age-text.ts'

const NAMES: Record<Queue, string> = {
  recipes: 'Recepty',
  ingredients: 'Suroviny',
  reviews: 'Hodnocení',
  photos: 'Fotky z\u00a0kuchyní',
  error_reports: 'Hlášení chyb',
}

/** The numbers of pending items with links to them, and the age of the oldest. */
export function Landing() {
  useTitle('Přehled')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['GET /admin/waiting'],
    queryFn: ({ signal }) => sessionApi('GET /admin/waiting', { signal }),
    staleTime: 0,
  })
  const queues = data?.results ?? []
  const navigate = useNavigate()
  useKeys(
    queues.flatMap(({ queue }, index) => {
      const way = MANAGERS[queue]
      return way ? [{ keys: [String(index + 1)], label: NAMES[queue], run: () => void navigate(way) }] : []
    }),
  )
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-4 px-4 py-6 md:px-6">
      <h1 className="text-2xl">Co čeká na rozhodnutí</h1>
      {error && !isFetching ? <Failure failure={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <LoadingQueues />}
      <ul className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-3 lg:grid-cols-5">
        {queues.map((waiting, index) => (
          <li key={waiting.queue}>
            <QueueCard waiting={waiting} keyName={String(index + 1)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const CARD = 'flex h-full min-h-32 flex-col gap-1 rounded-card border border-line bg-surface p-4'

function QueueCard({ waiting: { queue, count, oldest_at }, keyName }: { waiting: WaitingQueue; keyName: string }) {
  const way = MANAGERS[queue]
  const content = (
    <>
      <span className="flex items-center justify-between gap-2 font-semibold text-heading">
        {NAMES[queue]}
        {way ? <ChevronRight className="size-5 text-muted" aria-hidden /> : null}
      </span>
      <span className={cn('figures font-heading text-4xl font-semibold', count > 0 ? 'text-pending' : 'text-muted')}>
        {formatNumber(count, 0)}
      </span>
      <span className="mt-auto flex items-center justify-between text-sm text-muted">
        {oldest_at === null ? 'Nic nečeká' : `Nejstarší čeká ${ageText(oldest_at, new Date())}`}
        {way ? (
          <span aria-hidden="true" className="max-md:hidden">
            <Key name={keyName} />
          </span>
        ) : null}
      </span>
    </>
  )
  if (!way) return <div className={CARD}>{content}</div>
  return (
    <Link to={way} className={cn(CARD, 'hover:border-brand')} aria-keyshortcuts={keyName}>
      {content}
    </Link>
  )
}

function LoadingQueues() {
  return (
    <div role="status" className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      <span className="sr-only">Načítám, co čeká…</span>
      {Object.keys(NAMES).map((queue) => (
        <Skeleton key={queue} className="h-32 rounded-card" />
      ))}
    </div>
  )
}
