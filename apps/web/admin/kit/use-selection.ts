import type { RowSelectionState } from '@tanstack/react-table'
import { useEffect, useState } from 'react'

/**
 * The rows selected for one decision, always on the shown page.
 * @param place identifies a page of a list
 */
export function useSelection<Row extends { guid: string }>(rows: readonly Row[], place: string) {
  const [state, set] = useState<RowSelectionState>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads nothing of the place; it clears the selection when the place changes
  useEffect(() => set({}), [place])
  return {
    state,
    set,
    chosen: rows.filter(({ guid }) => state[guid]),
    toggle: (guid: string) => set(({ [guid]: was, ...others }) => (was ? others : { ...others, [guid]: true })),
    clear: () => set({}),
  }
}
