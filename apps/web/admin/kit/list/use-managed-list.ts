import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKeys } from '../screen/keys.ts'
import { useCursor } from './use-cursor.ts'
import type { List } from './use-list.ts'
import { useSelection } from './use-selection.ts'

type Options<Row> = {
  list: List<Row>
  /** The shown rows where they differ from the list's, as while decisions can be undone. Otherwise the list's. */
  rows?: readonly Row[]
  /** The screen that a row opens; without it, the row is shown beside the list. */
  wayOf?: (row: Row) => string
}

/** The behaviour of a list: a row that the keys act on, a selection of several, and the row that is open. */
export function useManagedList<Row>({ list, rows = list.rows, wayOf }: Options<Row>) {
  const cursor = useCursor(rows, list.keyOf)
  const selection = useSelection(rows, list.keyOf, JSON.stringify([list.page, list.wishes]))
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const { active, activeKey } = cursor
  const openRow = (row: Row) => {
    cursor.put(list.keyOf(row))
    if (wayOf) return void navigate(wayOf(row))
    setOpen(true)
    document.getElementById('zaznam')?.focus()
  }
  useKeys([
    { keys: ['j', 'ArrowDown'], label: 'Další řádek', run: () => cursor.move(1) },
    { keys: ['k', 'ArrowUp'], label: 'Předchozí řádek', run: () => cursor.move(-1) },
    { keys: ['Enter', 'o'], label: 'Otevřít řádek', run: () => active !== null && openRow(active) },
  ])
  return {
    list,
    rows,
    cursor,
    selection,
    open,
    setOpen,
    openRow,
    /** Whether a row opens a screen of its own. */
    leadsAway: wayOf !== undefined,
    /** The rows that an action concerns: the selected ones, otherwise the active one. */
    targets: selection.chosen.length > 0 ? selection.chosen : active === null ? [] : [active],
    toggleActive: () => activeKey !== null && selection.toggle(activeKey),
  }
}

export type Managed<Row> = ReturnType<typeof useManagedList<Row>>
