import { type RefObject, useEffect, useRef } from 'react'

/** Makes the row around a handle draggable into a folder. Without scripts for it, the dialog „Přesunout“ still moves plans. */
export function usePlanHandle(guid: string): RefObject<HTMLSpanElement | null> {
  const handle = useRef<HTMLSpanElement>(null)
  useEffect(
    () =>
      whenLoaded(({ dragPlan }) => {
        const row = handle.current?.closest('tr')
        return handle.current && row ? dragPlan(row, handle.current, guid) : null
      }),
    [guid],
  )
  return handle
}

/** Makes the folders of a panel take plans. @param folders the shown ones: others are made to take them anew */
export function usePlanPlaces(folders: unknown, onDrop: (plan: string, folder: string | null) => void) {
  const panel = useRef<HTMLElement>(null)
  const latest = useRef(onDrop)
  latest.current = onDrop
  // biome-ignore lint/correctness/useExhaustiveDependencies: the folders decide which places there are
  useEffect(
    () =>
      whenLoaded(({ takePlans }) =>
        panel.current ? takePlans(panel.current, (plan, folder) => latest.current(plan, folder)) : null,
      ),
    [folders],
  )
  return panel
}

type Dragging = typeof import('./drag-plans.ts')

/** Begins something once dragging is loaded. @returns a function that ends it, also before it began */
function whenLoaded(begin: (dragging: Dragging) => (() => void) | null): () => void {
  let end: (() => void) | null = null
  let isGone = false
  const load = async () => {
    const { dragPlan, takePlans } = await import('./drag-plans.ts')
    if (!isGone) end = begin({ dragPlan, takePlans })
  }
  load().catch(() => undefined)
  return () => {
    isGone = true
    end?.()
  }
}
