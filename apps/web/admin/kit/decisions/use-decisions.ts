import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@zivina/contract/client'
import { SNACKBAR_TIMEOUT } from '@zivina/contract/kernel/limits'
import type { Decision } from '@zivina/contract/kernel/moderation'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { createDecisionQueue } from './decision-queue.ts'
import { lastingApi } from './lasting-api.ts'

/** An item under moderation. */
export type Moderated = { guid: string; status: Status; status_note?: string }

export type DecisionOptions<Row> = {
  /** The call of the list, which is loaded again after each decision. */
  call: string
  /** Sends a decision on some of the shown rows. */
  send: (api: ApiClient, rows: readonly Row[], decision: Decision) => Promise<{ changed: readonly string[] }>
  /** „hodnocení od jana“ for one, „3 hodnocení“ for more. */
  nameOf: (rows: readonly Row[]) => string
  /** Told of rows that were left as they are, as they are not as the admin saw them. */
  onChanged?: (guids: readonly string[], decision: Decision) => void
}

/** What the verdicts are called where they approve or deny: on the button, and once it is done. */
export const VERDICTS: Verdicts = {
  Approved: { label: 'Schválit', done: 'Schváleno' },
  Denied: { label: 'Zamítnout', done: 'Zamítnuto' },
  Pending: { label: 'Vrátit k\u00a0posouzení', done: 'Vráceno k\u00a0posouzení' },
}
export type Verdicts = Readonly<Record<Status, { label: string; done: string }>>

/** Decisions with undo: they are sent after three seconds, or at once when the screen is left. */
export function useDecisions<Row extends Moderated>({ call, send, nameOf, onChanged }: DecisionOptions<Row>) {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: ({ rows, decision, leaving }: { rows: readonly Row[]; decision: Decision; leaving: boolean }) =>
      send(leaving ? lastingApi : sessionApi, rows, decision),
  })
  const deliver = async (rows: readonly Row[], decision: Decision, leaving: boolean): Promise<void> => {
    try {
      const { changed } = await mutateAsync({ rows, decision, leaving })
      if (changed.length > 0) {
        showSnackbar(changedText(rows, changed, nameOf), 'info')
        onChanged?.(changed, decision)
      }
    } catch (failure) {
      const { message, tone } = describeFailure(failure)
      showSnackbar(message, tone)
    }
    if (leaving) return
    void client.invalidateQueries({ queryKey: ['GET /admin/waiting'] })
    await client.invalidateQueries({ queryKey: [call] })
  }
  const latest = useRef(deliver)
  latest.current = deliver
  const [queue] = useState(() =>
    createDecisionQueue<Row>({ send: (...given) => latest.current(...given), delay: SNACKBAR_TIMEOUT }),
  )
  useEffect(() => {
    const leave = () => queue.flush(true)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      queue.flush(false)
    }
  }, [queue])
  return { queue, decided: useSyncExternalStore(queue.subscribe, queue.decided) }
}

/** Shows the decision in a message with an undo button. */
export function sayDecision(what: string, done: string, undo: () => void): void {
  showSnackbar(`${done}: ${what}`, 'success', { label: 'Vrátit zpět', run: undo })
}

function changedText<Row extends Moderated>(
  rows: readonly Row[],
  changed: readonly string[],
  nameOf: (rows: readonly Row[]) => string,
): string {
  const left = rows.filter(({ guid }) => changed.includes(guid))
  return `Mezitím o\u00a0tom rozhodl někdo jiný nebo se to změnilo. Podívejte se prosím znovu: ${nameOf(left)}`
}

/** The rows as they will be after the pending decisions, without those that the list's status filter then excludes. */
export function withDecisions<Row extends Moderated>(
  rows: readonly Row[],
  decided: ReadonlyMap<string, Decision>,
  status: string,
): readonly Row[] {
  if (decided.size === 0) return rows
  return rows.flatMap((row) => {
    const decision = decided.get(row.guid)
    if (decision === undefined) return [row]
    return status === '' || status === decision.status ? [{ ...row, ...decision }] : []
  })
}
