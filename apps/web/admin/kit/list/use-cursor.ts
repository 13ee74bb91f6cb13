import { useCallback, useRef, useState } from 'react'

type Place = { key: string; index: number }

/**
 * The row that the keys act on. When it disappears, the row at its place is next.
 * @param rows the shown rows, in order
 */
export function useCursor<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [place, setPlace] = useState<Place>({ key: '', index: 0 })
  const found = rows.findIndex((row) => keyOf(row) === place.key)
  const index = found >= 0 ? found : Math.min(place.index, rows.length - 1)
  const active = rows[index] ?? null
  const latest = useRef({ rows, index, keyOf })
  latest.current = { rows, index, keyOf }

  const put = useCallback((key: string) => {
    const at = latest.current.rows.findIndex((row) => latest.current.keyOf(row) === key)
    setPlace({ key, index: Math.max(0, at) })
  }, [])
  const move = useCallback(
    (steps: number) => {
      const { rows: shown, index: at, keyOf: keyOfRow } = latest.current
      const next = shown[Math.min(shown.length - 1, Math.max(0, at + steps))]
      if (next === undefined) return
      put(keyOfRow(next))
      focusRow(keyOfRow(next))
    },
    [put],
  )
  return { active, activeKey: active && keyOf(active), next: rows[index + 1] ?? null, put, move }
}

/** Focuses a row's button, which scrolls it into view and makes screen readers announce it. */
export function focusRow(key: string): void {
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus()
}
