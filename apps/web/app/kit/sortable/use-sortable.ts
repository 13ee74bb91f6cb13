import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Edge } from './drag-rows.ts'

export type SortableOptions = { list: string; id: string; place: number; onMove: (id: string, place: number) => void }

type Sortable<Row extends HTMLElement> = {
  row: RefObject<Row | null>
  handle: RefObject<HTMLButtonElement | null>
  /** The edge of this row at which the dragged one would be inserted. */
  edge: Edge | null
  dragging: boolean
  onKeyDown: (event: KeyboardEvent) => void
}

/** A row that is moved by its handle: dragged by a pointer, or by arrow keys while the handle has the focus. */
export function useSortable<Row extends HTMLElement>({ list, id, place, onMove }: SortableOptions): Sortable<Row> {
  const row = useRef<Row>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const [edge, onEdge] = useState<Edge | null>(null)
  const [dragging, onDragging] = useState(false)

  useEffect(() => {
    let end: (() => void) | null = null
    let gone = false
    const makeDraggable = async () => {
      const { dragRow } = await import('./drag-rows.ts')
      if (gone || !row.current || !handle.current) return
      const parts = { element: row.current, handle: handle.current }
      end = dragRow({ ...parts, list, id, place, onEdge, onDragging, onMove })
    }
    // Without it the arrow keys still move the row.
    makeDraggable().catch(() => undefined)
    return () => {
      gone = true
      end?.()
    }
  }, [list, id, place, onMove])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(id, place + step)
    // Moving the row in the document removes its focus.
    requestAnimationFrame(() => handle.current?.focus())
  }
  return { row, handle, edge, dragging, onKeyDown }
}
