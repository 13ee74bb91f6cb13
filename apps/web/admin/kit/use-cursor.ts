import { useCallback, useRef, useState } from 'react'

type Place = { guid: string; index: number }

/**
 * The row that the keys act on. When it disappears, the row at its place is next.
 * @param rows the shown rows, in order
 */
export function useCursor<Row extends { guid: string }>(rows: readonly Row[]) {
  const [place, setPlace] = useState<Place>({ guid: '', index: 0 })
  const found = rows.findIndex(({ guid }) => guid === place.guid)
  const index = found >= 0 ? found : Math.min(place.index, rows.length - 1)
  const active = rows[index] ?? null
  const latest = useRef({ rows, index })
  latest.current = { rows, index }

  const put = useCallback((guid: string) => {
    const at = latest.current.rows.findIndex((row) => row.guid === guid)
    setPlace({ guid, index: Math.max(0, at) })
  }, [])
  const move = useCallback(
    (steps: number) => {
      const { rows: shown, index: at } = latest.current
      const next = shown[Math.min(shown.length - 1, Math.max(0, at + steps))]
      if (!next) return
      put(next.guid)
      focusRow(next.guid)
    },
    [put],
  )
  return { active, put, move }
}

/** Focuses a row's button, which scrolls it into view and makes screen readers announce it. */
export function focusRow(guid: string): void {
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(guid)}"]`)?.focus()
}
