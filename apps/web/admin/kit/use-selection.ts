import type { RowSelectionState } from '@tanstack/react-table'
import { useEffect, useState } from 'react'

/**
 * The rows chosen for one decision: always of the page in sight.
 * @param place tells one page of a list from another
 */
export function useSelection<Row extends { guid: string }>(rows: readonly Row[], place: string) {
  const [state, set] = useState<RowSelectionState>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another choice
  useEffect(() => set({}), [place])
  return {
    state,
    set,
    chosen: rows.filter(({ guid }) => state[guid]),
    toggle: (guid: string) => set(({ [guid]: was, ...others }) => (was ? others : { ...others, [guid]: true })),
    clear: () => set({}),
  }
}
