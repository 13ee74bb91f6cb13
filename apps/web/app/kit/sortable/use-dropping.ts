import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Over } from './drag-items.ts'

type Dropping<Element extends HTMLElement> = {
  place: RefObject<Element | null>
  /** Where on it the dragged item would be dropped. */
  over: Over
  dragging: boolean
}
type Options = {
  /** The item that is dragged by it; null where items are dropped only. */
  item: string | null
  /** Null where nothing can be dropped. */
  onDrop: ((item: string, over: Exclude<Over, null>) => void) | null
  /** Called where an item is dragged over it, and with null once it is not any more. */
  onHover?: ((item: string, over: Over) => void) | undefined
}

/** An element that dragged items are dropped on. The code for it is loaded once there is one. */
export function useDropping<Element extends HTMLElement>({ item, onDrop, onHover }: Options): Dropping<Element> {
  const place = useRef<Element>(null)
  const [over, setOver] = useState<Over>(null)
  const [dragging, onDragging] = useState(false)
  const shown = useRef<Over>(null)
  const latest = useRef({ onDrop, onHover })
  latest.current = { onDrop, onHover }
  const isOn = onDrop !== null

  useEffect(() => {
    if (!isOn) return
    let end: (() => void) | null = null
    let gone = false
    const begin = async () => {
      const { dragItem, dropOn } = await import('./drag-items.ts')
      if (gone || !place.current) return
      const target = {
        element: place.current,
        // Told with every move of the pointer.
        onOver: (where: Over, dragged: string) => {
          if (where === shown.current) return
          shown.current = where
          setOver(where)
          latest.current.onHover?.(dragged, where)
        },
        onDrop: (dropped: string, where: Exclude<Over, null>) => latest.current.onDrop?.(dropped, where),
      }
      end = item === null ? dropOn({ ...target, isItem: false }) : dragItem(item, target, onDragging)
    }
    // Without it, keys and the dialog of an item still move it.
    begin().catch(() => undefined)
    return () => {
      gone = true
      end?.()
    }
  }, [isOn, item])
  return { place, over, dragging }
}
