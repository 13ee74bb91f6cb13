import type { Decision } from '@zivina/contract/kernel/moderation'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { useEffect, useMemo, useRef, useState } from 'react'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useKeys } from './keys.ts'
import type { RecordAction } from './record.tsx'
import { focusRow, useCursor } from './use-cursor.ts'
import { type DecisionOptions, type Moderated, sayDecision, useDecisions, withDecisions } from './use-decisions.ts'
import type { List } from './use-list.ts'
import { useSelection } from './use-selection.ts'

type ModerationOptions<Row extends Moderated> = Omit<DecisionOptions<Row>, 'call'> & {
  list: List<Row>
  /** Whether the person may decide, or only look. */
  may_decide: boolean
}

/** The behaviour of a moderation screen: a row that the keys act on, a selection of several, decisions with undo. */
export function useModeration<Row extends Moderated>({ list, may_decide, send, nameOf }: ModerationOptions<Row>) {
  const { queue, decided } = useDecisions<Row>({ call: list.call, send, nameOf })
  const status = list.wishes.status ?? ''
  const rows = useMemo(() => withDecisions(list.rows, decided, status), [list.rows, decided, status])
  const cursor = useCursor(rows)
  const selection = useSelection(rows, JSON.stringify([list.page, list.wishes]))
  const [open, setOpen] = useState(false)
  const [denying, setDenying] = useState<readonly Row[] | null>(null)
  const { active } = cursor
  const follow = useFocusOnNext(active?.guid)

  const undo = () => {
    const back = queue.undo()
    if (back === null) return showSnackbar('Není co vrátit, rozhodnutí už odešlo.', 'info')
    if (back[0]) cursor.put(back[0].guid)
    showSnackbar(`Vráceno zpět: ${nameOf(back)}`, 'info')
  }
  const decide = (targets: readonly Row[], decision: Decision) => {
    follow()
    queue.add(targets, decision)
    selection.clear()
    setDenying(null)
    sayDecision(nameOf(targets), decision, undo)
  }
  const decideOn = (targets: readonly Row[], verdict: Status) => {
    if (targets.length === 0) return
    if (verdict === 'Denied') setDenying(targets)
    else decide(targets, { status: verdict, status_note: '' })
  }
  const targets = selection.chosen.length > 0 ? selection.chosen : active ? [active] : []
  const openRow = (row: Row) => {
    cursor.put(row.guid)
    setOpen(true)
    document.getElementById('zaznam')?.focus()
  }

  useKeys([
    { keys: ['j', 'ArrowDown'], label: 'Další řádek', run: () => cursor.move(1) },
    { keys: ['k', 'ArrowUp'], label: 'Předchozí řádek', run: () => cursor.move(-1) },
    { keys: ['Enter', 'o'], label: 'Otevřít řádek', run: () => active && openRow(active) },
    { keys: ['x'], label: 'Vybrat řádek', run: () => active && selection.toggle(active.guid) },
    { keys: ['Escape'], label: 'Zrušit výběr', run: selection.clear },
    ...(may_decide
      ? [
          { keys: ['a'], label: 'Schválit', run: () => decideOn(targets, 'Approved') },
          { keys: ['d'], label: 'Zamítnout', run: () => decideOn(targets, 'Denied') },
          { keys: ['p'], label: 'Vrátit k\u00a0posouzení', run: () => decideOn(targets, 'Pending') },
          { keys: ['z'], label: 'Vzít rozhodnutí zpět', run: undo },
        ]
      : []),
  ])

  return {
    rows,
    cursor,
    selection,
    open,
    setOpen,
    openRow,
    denying,
    /** Rows already decided that the list still contains. */
    hidden: list.rows.length - rows.length,
    deny: (status_note: string) => denying && decide(denying, { status: 'Denied', status_note }),
    stopDenying: () => setDenying(null),
    actionsOn: (some: readonly Row[]): RecordAction[] => (may_decide ? actionsOn(some, decideOn) : []),
  }
}

/** The possible decisions on some rows: all but the state that they all have already. */
function actionsOn<Row extends Moderated>(
  rows: readonly Row[],
  decideOn: (rows: readonly Row[], verdict: Status) => void,
): RecordAction[] {
  const all = [
    { label: 'Schválit', key: 'a', variant: 'brand', verdict: 'Approved' },
    { label: 'Zamítnout', key: 'd', variant: 'danger', verdict: 'Denied' },
    { label: 'Vrátit k\u00a0posouzení', key: 'p', variant: 'outline', verdict: 'Pending' },
  ] as const
  const open = all.filter(({ verdict }) => rows.some(({ status }) => status !== verdict))
  return open.map(({ verdict, ...look }) => ({ ...look, run: () => decideOn(rows, verdict) }))
}

/** After a decision, focuses the row that takes the place of the removed one. */
function useFocusOnNext(guid: string | undefined): () => void {
  const follows = useRef(false)
  useEffect(() => {
    if (follows.current && guid !== undefined) focusRow(guid)
    follows.current = false
  }, [guid])
  return () => {
    follows.current = true
  }
}
