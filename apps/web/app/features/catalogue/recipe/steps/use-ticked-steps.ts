import { useCallback, useLayoutEffect, useState } from 'react'
import { keepInTab, readFromTab } from '#app/kit/tab-storage.ts'

export type TickedSteps = {
  /** Numbers of the ticked steps. */
  done: ReadonlySet<number>
  toggle: (step: number) => void
}

/** Steps ticked off while cooking; they survive a reload, until the tab is closed or the recipe changes. */
export function useTickedSteps({ guid, updated_at }: { guid: string; updated_at: string }): TickedSteps {
  const key = `recipe-steps:${guid}:${updated_at}`
  const [done, setDone] = useState<ReadonlySet<number>>(new Set())

  useLayoutEffect(() => {
    const kept = readFromTab(key)
    if (Array.isArray(kept)) setDone(new Set(kept.filter(Number.isInteger)))
  }, [key])

  const toggle = useCallback(
    (step: number) =>
      setDone((before) => {
        const next = new Set(before)
        if (!next.delete(step)) next.add(step)
        keepInTab(key, next.size > 0 ? [...next] : null)
        return next
      }),
    [key],
  )
  return { done, toggle }
}
