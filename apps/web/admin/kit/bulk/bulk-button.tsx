import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BulkJob } from '@zivina/contract/console/bulk-jobs'
import { BULK_ACTIONS, type BulkActionName } from '@zivina/contract/kernel/bulks'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { useState } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { rowsText } from '../list/count-text.ts'
import type { ListState } from '../list/use-list.ts'
import { type BulkOrderForm, type BulkProps, DecisionForm } from './bulk-form.tsx'
import { BulkProgress, isUnderWay } from './bulk-progress.tsx'

/** How often those under way are read again. */
const UNDER_WAY_MS = 1500

/** What a list offers for all rows that its filters select: decisions, and forms of its own. */
export type ListBulk = {
  action: BulkActionName
  words: BulkProps['words']
  /** Other actions on all rows, each with its form. */
  others?: readonly { action: BulkActionName; label: string; form: BulkOrderForm }[]
}

/** Changes all rows that the filters select, on every page, by a job; and shows the one that is under way. */
export function BulkButton({ list, bulk }: { list: ListState; bulk: ListBulk }) {
  const [asked, setAsked] = useState<BulkActionName | null>(null)
  const [shown, setShown] = useState<BulkJob | null>(null)
  const client = useQueryClient()
  const { list: call } = BULK_ACTIONS[bulk.action]
  const key = ['GET /admin/bulk_job', call]
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => sessionApi('GET /admin/bulk_job', { query: { list: call }, signal }),
    refetchInterval: ({ state }) => (state.data?.results.some(isUnderWay) ? UNDER_WAY_MS : false),
    staleTime: 0,
  })
  const running = data?.results.find(isUnderWay)
  const other = bulk.others?.find(({ action }) => action === asked)
  const Form = other?.form ?? DecisionForm
  const follow = (job: BulkJob) => {
    setAsked(null)
    setShown(job)
    void client.invalidateQueries({ queryKey: key })
  }
  return (
    <>
      {running ? (
        <Button onClick={() => setShown(running)}>
          {BULK_ACTIONS[running.action].label}: {formatNumber(running.done + running.failed, 0)}
          {running.total === null ? '' : ` z${NBSP}${formatNumber(running.total, 0)}`}
        </Button>
      ) : null}
      {[{ action: bulk.action, label: 'Rozhodnout o\u00a0všech' }, ...(bulk.others ?? [])].map(({ action, label }) => (
        <Button key={action} variant="outline" disabled={list.count === 0} onClick={() => setAsked(action)}>
          {label}
        </Button>
      ))}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`${other?.label ?? 'Rozhodnout o\u00a0všech'}: ${rowsText(list.count)} podle filtru`}
      >
        {asked === null ? null : (
          <Form list={list} action={asked} words={bulk.words} onOrdered={follow} onClose={() => setAsked(null)} />
        )}
      </Dialog>
      {shown ? <BulkProgress guid={shown.guid} onEnd={list.retry} onClose={() => setShown(null)} /> : null}
    </>
  )
}
