import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

type SortableOptions = {
  /** Items move within their list alone. */
  list: string
  id: string
  place: number
  onMove: (id: string, place: number) => void
}

export type Sortable<Row extends HTMLElement> = {
  row: RefObject<Row | null>
  handle: RefObject<HTMLButtonElement | null>
  /** Where what is held above this row would come. */
  edge: 'before' | 'after' | null
  dragging: boolean
  onKeyDown: (event: KeyboardEvent) => void
}

/** A row that is moved by its handle: drawn by a pointer, or with the arrow keys while the handle has the focus. */
export function useSortable<Row extends HTMLElement>({ list, id, place, onMove }: SortableOptions): Sortable<Row> {
  const row = useRef<Row>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const [edge, setEdge] = useState<'before' | 'after' | null>(null)
  const [dragging, setDragging] = useState(false)
  const move = useRef(onMove)
  move.current = onMove

  useEffect(() => {
    if (!row.current || !handle.current) return
    const element = row.current
    const sideOf = (clientY: number) => {
      const { top, height } = element.getBoundingClientRect()
      return clientY < top + height / 2 ? 'before' : 'after'
    }
    return combine(
      draggable({
        element,
        dragHandle: handle.current,
        getInitialData: () => ({ list, id, place }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list,
        onDrag: ({ source, location }) => {
          setEdge(source.data.id === id ? null : sideOf(location.current.input.clientY))
        },
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, location }) => {
          setEdge(null)
          const from = Number(source.data.place)
          const gap = sideOf(location.current.input.clientY) === 'before' ? place : place + 1
          move.current(String(source.data.id), from < gap ? gap - 1 : gap)
        },
      }),
    )
  }, [list, id, place])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(id, place + step)
    // The row was taken out and put back elsewhere, which takes the focus.
    requestAnimationFrame(() => handle.current?.focus())
  }
  return { row, handle, edge, dragging, onKeyDown }
}
