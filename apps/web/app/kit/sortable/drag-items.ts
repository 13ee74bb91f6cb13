import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

export type Over = 'before' | 'after' | 'into' | null
const KIND = 'board-item'

type Target = {
  element: HTMLElement
  /** Whether it matters in which half the item is dropped: of another item. */
  isItem: boolean
  /** @param item the one that is dragged over it */
  onOver: (over: Over, item: string) => void
  onDrop: (item: string, over: Exclude<Over, null>) => void
}

/** Lets an item be dropped on an element. Only the innermost of several receives it. @returns a function that ends it */
export function dropOn({ element, isItem, onOver, onDrop }: Target): () => void {
  const overOf = (clientY: number): Exclude<Over, null> => {
    if (!isItem) return 'into'
    const { top, height } = element.getBoundingClientRect()
    return clientY < top + height / 2 ? 'before' : 'after'
  }
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data.kind === KIND,
    onDrag: ({ source, location }) => {
      const { dropTargets, input } = location.current
      onOver(dropTargets[0]?.element === element ? overOf(input.clientY) : null, String(source.data.item))
    },
    onDragLeave: ({ source }) => onOver(null, String(source.data.item)),
    onDrop: ({ source, location }) => {
      onOver(null, String(source.data.item))
      const { dropTargets, input } = location.current
      if (dropTargets[0]?.element === element) onDrop(String(source.data.item), overOf(input.clientY))
    },
  })
}

/** Lets an item be dragged, and others be dropped before or after it. @returns a function that ends it */
export function dragItem(item: string, target: Omit<Target, 'isItem'>, onDragging: (dragging: boolean) => void) {
  return combine(
    draggable({
      element: target.element,
      getInitialData: () => ({ kind: KIND, item }),
      onDragStart: () => onDragging(true),
      onDrop: () => onDragging(false),
    }),
    dropOn({ ...target, isItem: true }),
  )
}
