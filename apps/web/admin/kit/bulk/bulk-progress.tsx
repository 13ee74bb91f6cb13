import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BulkJob } from '@zivina/contract/console/bulk-jobs'
import { BULK_ACTIONS } from '@zivina/contract/kernel/bulks'
import { ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { useEffect, useRef, useState } from 'react'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

const AGAIN_MS = 1000
/** Whether a job waits or runs. */
export const isUnderWay = ({ state }: BulkJob) => state === 'waiting' || state === 'running'

/** How far a bulk job is, what it left as it was and why. It goes on without this dialog. */
export function BulkProgress({ guid, onEnd, onClose }: { guid: string; onEnd: () => void; onClose: () => void }) {
  const params = { guid }
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['GET /admin/bulk_job/{guid}', guid],
    queryFn: ({ signal }) => sessionApi('GET /admin/bulk_job/{guid}', { params, signal }),
    refetchInterval: ({ state }) => (state.data === undefined || isUnderWay(state.data) ? AGAIN_MS : false),
    staleTime: 0,
  })
  const hasEnded = query.data !== undefined && !isUnderWay(query.data)
  const latest = useRef(onEnd)
  latest.current = onEnd
  useEffect(() => {
    if (!hasEnded) return
    latest.current()
    void client.invalidateQueries({ queryKey: ['GET /admin/bulk_job'] })
    void client.invalidateQueries({ queryKey: ['GET /admin/waiting'] })
  }, [hasEnded, client])
  const stop = async () => {
    await sessionApi('POST /admin/bulk_job/{guid}/stop', { params })
    await query.refetch()
  }
  return (
    <Dialog open onClose={onClose} title={query.data ? BULK_ACTIONS[query.data.action].label : 'Hromadná změna'}>
      <div className="flex flex-col gap-5 p-5">
        <QueryGate query={query} waiting={{ text: 'Načítám…', shape: <Skeleton className="h-24 w-full" /> }}>
          {(job) => (
            <>
              <p role="status">{progressText(job)}</p>
              <progress
                className="h-2 w-full accent-brand"
                aria-label="Jak daleko je hromadná změna"
                {...(job.total === null ? {} : { value: job.done + job.failed, max: Math.max(1, job.total) })}
              />
              {job.failed > 0 ? <Failures guid={guid} failed={job.failed} /> : null}
              <div className="flex flex-wrap gap-3">
                {isUnderWay(job) ? (
                  <ActionButton variant="danger" run={stop} pendingLabel="Zastavuji…">
                    Zastavit
                  </ActionButton>
                ) : null}
                <Button onClick={onClose}>{isUnderWay(job) ? 'Nechat běžet na pozadí' : 'Zavřít'}</Button>
              </div>
            </>
          )}
        </QueryGate>
      </div>
    </Dialog>
  )
}

function progressText({ state, done, failed, total }: BulkJob): string {
  if (state === 'waiting' || total === null) return 'Připravuje se.'
  const rows = `${formatNumber(done, 0)} z${NBSP}${counted(total, 'řádku', 'řádků', 'řádků')}`
  const left = failed === 0 ? '' : ` Beze změny zůstalo: ${formatNumber(failed, 0)}.`
  if (state === 'stopped') return `Zastaveno, hotovo je ${rows}.${left}`
  if (state === 'failed') return `Nedokončilo se, hotovo je ${rows}.${left}`
  return `${state === 'done' ? 'Hotovo je' : 'Zatím je hotovo'} ${rows}.${left}`
}

/** The rows that were left as they are, some at once. */
function Failures({ guid, failed }: { guid: string; failed: number }) {
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: ['GET /admin/bulk_job/{guid}/failure', guid, page, failed],
    queryFn: ({ signal }) =>
      sessionApi('GET /admin/bulk_job/{guid}/failure', {
        params: { guid },
        query: page === 1 ? {} : { page: String(page) },
        signal,
      }),
  })
  const pages = Math.ceil(failed / ROWS_PER_PAGE)
  return (
    <section aria-label="Co zůstalo beze změny" className="flex flex-col gap-2">
      <h3 className="font-semibold">Co zůstalo beze změny</h3>
      <QueryGate query={query} waiting={{ text: 'Načítám…', shape: <Skeleton className="h-24 w-full" /> }}>
        {({ results }) => (
          <ul className="max-h-64 divide-y divide-line overflow-y-auto rounded-card border border-line">
            {results.map(({ target, name, message }) => (
              <li key={target} className="px-3 py-2">
                <span className="block font-medium wrap-anywhere">{name || 'smazáno'}</span>
                <span className="block text-sm text-muted">{message}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryGate>
      {pages > 1 ? (
        <div className="flex items-center gap-3">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Předchozí
          </Button>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Další
          </Button>
        </div>
      ) : null}
    </section>
  )
}
