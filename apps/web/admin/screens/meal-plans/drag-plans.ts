import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

/** Lets a row be dragged by its handle. @returns a function that ends it */
export function dragPlan(row: HTMLElement, handle: HTMLElement, guid: string): () => void {
  return draggable({ element: row, dragHandle: handle, getInitialData: () => ({ plan: guid }) })
}

/**
 * Lets plans be dropped onto everything of a panel that names a folder by `data-folder`, empty for the place outside of them.
 * What is under the pointer has `data-over`. @returns a function that ends it
 */
export function takePlans(panel: HTMLElement, onDrop: (plan: string, folder: string | null) => void): () => void {
  const places = [...panel.querySelectorAll<HTMLElement>('[data-folder]')]
  return combine(
    ...places.map((element) =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) => 'plan' in source.data,
        onDragEnter: () => element.setAttribute('data-over', ''),
        onDragLeave: () => element.removeAttribute('data-over'),
        onDrop: ({ source }) => {
          element.removeAttribute('data-over')
          onDrop(String(source.data.plan), element.dataset.folder || null)
        },
      }),
    ),
  )
}
