import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

export type Edge = 'before' | 'after'

export type RowToDrag = {
  element: HTMLElement
  handle: HTMLElement
  /** Items move only within their list. */
  list: string
  id: string
  place: number
  onEdge: (edge: Edge | null) => void
  onDragging: (dragging: boolean) => void
  onMove: (id: string, place: number) => void
}

/**
 * Lets a row be dragged by its handle. Loaded only in the browser, once there is a row.
 * @returns a function that removes it
 */
export function dragRow({ element, handle, list, id, place, onEdge, onDragging, onMove }: RowToDrag): () => void {
  const sideOf = (clientY: number): Edge => {
    const { top, height } = element.getBoundingClientRect()
    return clientY < top + height / 2 ? 'before' : 'after'
  }
  return combine(
    draggable({
      element,
      dragHandle: handle,
      getInitialData: () => ({ list, id, place }),
      onDragStart: () => onDragging(true),
      onDrop: () => onDragging(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.list === list,
      onDrag: ({ source, location }) => {
        onEdge(source.data.id === id ? null : sideOf(location.current.input.clientY))
      },
      onDragLeave: () => onEdge(null),
      onDrop: ({ source, location }) => {
        onEdge(null)
        const from = Number(source.data.place)
        const gap = sideOf(location.current.input.clientY) === 'before' ? place : place + 1
        onMove(String(source.data.id), from < gap ? gap - 1 : gap)
      },
    }),
  )
}
