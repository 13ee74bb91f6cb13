import type { RowSelectionState } from '@tanstack/react-table'
import { useEffect, useState } from 'react'

/**
 * The rows selected for one action, always on the shown page.
 * @param place identifies a page of a list
 */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string, place: string) {
  const [state, set] = useState<RowSelectionState>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads nothing of the place; it clears the selection when the place changes
  useEffect(() => set({}), [place])
  return {
    state,
    set,
    chosen: rows.filter((row) => state[keyOf(row)]),
    toggle: (key: string) => set(({ [key]: was, ...others }) => (was ? others : { ...others, [key]: true })),
    clear: () => set({}),
  }
}
