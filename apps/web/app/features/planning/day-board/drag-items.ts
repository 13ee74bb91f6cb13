import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

export type Over = 'before' | 'after' | 'into' | null
const KIND = 'meal-plan-item'

type Target = {
  element: HTMLElement
  /** Whether it matters in which half the item is dropped: of another item. */
  isItem: boolean
  onOver: (over: Over) => void
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
    onDrag: ({ location }) => {
      const { dropTargets, input } = location.current
      onOver(dropTargets[0]?.element === element ? overOf(input.clientY) : null)
    },
    onDragLeave: () => onOver(null),
    onDrop: ({ source, location }) => {
      onOver(null)
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
