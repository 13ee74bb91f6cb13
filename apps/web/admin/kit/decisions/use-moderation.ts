import type { Decision } from '@zivina/contract/kernel/moderation'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { useEffect, useMemo, useRef, useState } from 'react'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { focusRow } from '../list/use-cursor.ts'
import type { List } from '../list/use-list.ts'
import { useManagedList } from '../list/use-managed-list.ts'
import type { RecordAction } from '../record/record.tsx'
import { useKeys } from '../screen/keys.ts'
import {
  type DecisionOptions,
  type Moderated,
  sayDecision,
  useDecisions,
  VERDICTS,
  type Verdicts,
  withDecisions,
} from './use-decisions.ts'

type ModerationOptions<Row extends Moderated> = Omit<DecisionOptions<Row>, 'call'> & {
  list: List<Row>
  /** Whether the person may decide, or only look. */
  may_decide: boolean
  /** What the verdicts are called here. */
  verdicts?: Verdicts
}

/** The behaviour of a moderation screen: that of a managed list, and decisions with undo. */
export function useModeration<Row extends Moderated>(options: ModerationOptions<Row>) {
  const { list, may_decide, send, nameOf, verdicts = VERDICTS } = options
  // Another administrator decided first, so the denial was refused: its typed reason is offered again for the same rows.
  const [kept, setKept] = useState<{ guids: readonly string[]; note: string }>({ guids: [], note: '' })
  const onChanged = (guids: readonly string[], { status_note }: Decision) => {
    if (status_note !== '') setKept({ guids, note: status_note })
  }
  const { queue, decided } = useDecisions<Row>({ call: list.call, send, nameOf, onChanged })
  const status = list.wishes.status ?? ''
  const rows = useMemo(() => withDecisions(list.rows, decided, status), [list.rows, decided, status])
  const managed = useManagedList({ list, rows })
  const { cursor, selection } = managed
  const [denying, setDenying] = useState<readonly Row[] | null>(null)
  const follow = useFocusOnNext(cursor.activeKey)

  const undo = () => {
    const back = queue.undo()
    if (back === null) return showSnackbar('Není co vrátit, rozhodnutí už odešlo.', 'info')
    if (back[0]) cursor.put(back[0].guid)
    showSnackbar(`Vráceno zpět: ${nameOf(back)}`, 'info')
  }
  /** The row as the server has it by what is known here: not as an unsent decision shows it. */
  const asSeen = (row: Row): Row => {
    const known = list.rows.find(({ guid }) => guid === row.guid) ?? row
    return { ...known, status: queue.sentOf(row.guid)?.status ?? known.status }
  }
  const decide = (targets: readonly Row[], decision: Decision) => {
    follow()
    queue.add(targets.map(asSeen), decision)
    selection.clear()
    setDenying(null)
    sayDecision(nameOf(targets), verdicts[decision.status].done, undo)
  }
  const decideOn = (targets: readonly Row[], verdict: Status) => {
    if (verdict === 'Denied') setDenying(targets)
    else decide(targets, { status: verdict, status_note: '' })
  }
  useKeys(may_decide ? [{ keys: ['z'], label: 'Vzít rozhodnutí zpět', run: undo }] : [])

  return {
    managed,
    may_decide,
    verdicts,
    denying,
    keptNote: denying?.some(({ guid }) => kept.guids.includes(guid)) ? kept.note : '',
    /** Rows already decided that the list still contains. */
    hidden: list.rows.length - rows.length,
    deny: (status_note: string) => denying && decide(denying, { status: 'Denied', status_note }),
    stopDenying: () => setDenying(null),
    actionsOn: (some: readonly Row[]): RecordAction[] => (may_decide ? actionsOn(some, verdicts, decideOn) : []),
  }
}

/** The possible decisions on some rows: all but the state that they all have already. */
function actionsOn<Row extends Moderated>(
  rows: readonly Row[],
  verdicts: Verdicts,
  decideOn: (rows: readonly Row[], verdict: Status) => void,
): RecordAction[] {
  const all = [
    { key: 'a', variant: 'brand', verdict: 'Approved' },
    { key: 'd', variant: 'danger', verdict: 'Denied' },
    { key: 'p', variant: 'outline', verdict: 'Pending' },
  ] as const
  const open = all.filter(({ verdict }) => rows.some(({ status }) => status !== verdict))
  return open.map(({ verdict, ...look }) => ({
    ...look,
    label: verdicts[verdict].label,
    run: () => decideOn(rows, verdict),
  }))
}

/** After a decision, focuses the row that takes the place of the removed one. */
function useFocusOnNext(key: string | null): () => void {
  const follows = useRef(false)
  useEffect(() => {
    if (follows.current && key !== null) focusRow(key)
    follows.current = false
  }, [key])
  return () => {
    follows.current = true
  }
}
