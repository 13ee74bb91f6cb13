import { type Dispatch, useCallback, useRef, useState } from 'react'
import type { DraftAction } from './draft-reducer.ts'

/** Moves items of a list, and says for those who do not see it where one has come. */
export function useMoving(list: 'lines' | 'steps', items: readonly { id: string }[], dispatch: Dispatch<DraftAction>) {
  const [announcement, setAnnouncement] = useState('')
  const count = useRef(items.length)
  count.current = items.length
  const move = useCallback(
    (id: string, wanted: number) => {
      const place = Math.max(0, Math.min(wanted, count.current - 1))
      dispatch({ type: 'move', list, id, place })
      setAnnouncement(`Přesunuto na ${place + 1}. místo z\u00a0${count.current}.`)
    },
    [dispatch, list],
  )
  return { move, announcement }
}
