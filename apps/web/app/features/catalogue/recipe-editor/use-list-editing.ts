import { type Dispatch, useCallback, useRef, useState } from 'react'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import type { DraftLine, DraftStep } from './draft.ts'
import type { DraftAction } from './draft-reducer.ts'

type Items = { lines: DraftLine; steps: DraftStep }

/**
 * Moves items of a list and announces the new position to screen readers; removes one with undo.
 * @param farewell the message about a removed item; null where nothing is lost
 */
export function useListEditing<List extends keyof Items>(
  list: List,
  items: readonly Items[List][],
  dispatch: Dispatch<DraftAction>,
  farewell: (item: Items[List]) => string | null,
) {
  const [announcement, setAnnouncement] = useState('')
  const latest = useRef({ items, farewell })
  latest.current = { items, farewell }

  const move = useCallback(
    (id: string, wanted: number) => {
      const count = latest.current.items.length
      const place = Math.max(0, Math.min(wanted, count - 1))
      dispatch({ type: 'move', list, id, place })
      setAnnouncement(`Přesunuto na ${place + 1}. místo z\u00a0${count}.`)
    },
    [dispatch, list],
  )
  const remove = useCallback(
    (id: string) => {
      const place = latest.current.items.findIndex((item) => item.id === id)
      const item = latest.current.items[place]
      if (!item) return
      dispatch({ type: 'remove', list, id })
      const sentence = latest.current.farewell(item)
      if (sentence === null) return
      showSnackbar(sentence, 'info', {
        label: 'Vrátit zpět',
        run: () => dispatch({ type: 'restore', list, item, place }),
      })
    },
    [dispatch, list],
  )
  return { move, remove, announcement }
}
