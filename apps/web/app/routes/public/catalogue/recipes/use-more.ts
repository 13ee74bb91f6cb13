import { useCallback, useEffect, useRef, useState } from 'react'
import { toApiQuery } from '#app/features/catalogue/filter/api-query.ts'
import { callApi } from '#app/features/catalogue/filter/browser-api.ts'
import type { ListData } from '#app/features/catalogue/filter/list-data.ts'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import { toCard } from '#app/features/catalogue/to-card.ts'

export type MoreState = 'idle' | 'loading' | 'failed'

type More = { of: ListData; recipes: CardRecipe[]; state: MoreState }

/**
 * Recipes loaded below the first page of a list. They belong to that list only: another list starts without them, and an answer
 * that comes after the change is dropped.
 *
 * @param kept recipes that were loaded when the list was left, on a return to it
 */
export function useMore(data: ListData, kept: readonly CardRecipe[]) {
  const [held, setHeld] = useState<More>(() => fresh(data, kept))
  const more = held.of === data ? held : fresh(data, kept)
  if (held.of !== data) setHeld(more)
  const running = useRef<AbortController | null>(null)

  useEffect(() => {
    void data
    return () => {
      running.current?.abort()
      running.current = null
    }
  }, [data])

  const loaded = data.recipes.length + more.recipes.length
  const loadMore = useCallback(async () => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setHeld((now) => ({ ...now, state: 'loading' }))
    try {
      const query = toApiQuery(data.filter, { offset: data.offset + loaded })
      const { results } = await callApi('GET /recipe', { query, signal: controller.signal })
      setHeld((now) => (now.of === data ? appended(now, data, results.map(toCard)) : now))
    } catch {
      if (!controller.signal.aborted) setHeld((now) => (now.of === data ? { ...now, state: 'failed' } : now))
    } finally {
      if (running.current === controller) running.current = null
    }
  }, [data, loaded])

  const restore = useCallback((recipes: CardRecipe[]) => setHeld((now) => ({ ...now, recipes })), [])

  return { more: more.recipes, state: more.state, loadMore, restore }
}

function fresh(of: ListData, kept: readonly CardRecipe[]): More {
  return { of, recipes: [...kept], state: 'idle' }
}

/** A catalogue that changed in between may return a recipe twice; it is shown once. */
function appended(now: More, data: ListData, recipes: readonly CardRecipe[]): More {
  const known = new Set([...data.recipes, ...now.recipes].map(({ slug }) => slug))
  return { ...now, state: 'idle', recipes: [...now.recipes, ...recipes.filter(({ slug }) => !known.has(slug))] }
}
