import { DEBOUNCE_SEARCH, INGREDIENT_SEARCH_LIMIT, INGREDIENT_SEARCH_MIN } from '@zivina/contract/kernel/limits'
import { useEffect, useState } from 'react'
import { callApi } from '../browser-api.ts'

export type FoundIngredient = { guid: string; name: string; recipe_count: number }
export type SearchState = 'searching' | 'done' | 'failed'

type Answer = { text: string; found: FoundIngredient[]; failed: boolean }

/**
 * Ingredients of recipes found by a typed text, 300 ms after the last key, without those chosen already. While the next answer
 * is loading the last one stays.
 */
export function useIngredientSearch(typed: string, chosen: readonly string[]) {
  const text = typed.trim().length < INGREDIENT_SEARCH_MIN ? '' : typed.trim()
  const [answer, setAnswer] = useState<Answer>({ text: '', found: [], failed: false })
  const isAnswered = text === '' || answer.text === text

  useEffect(() => {
    if (isAnswered) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const query = { search: text, limit: String(INGREDIENT_SEARCH_LIMIT) }
        const { results } = await callApi('GET /ingredient/in_recipes', { query, signal: controller.signal })
        setAnswer({ text, found: results, failed: false })
      } catch {
        if (!controller.signal.aborted) setAnswer({ text, found: [], failed: true })
      }
    }, DEBOUNCE_SEARCH)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isAnswered, text])

  const state: SearchState = isAnswered ? (answer.failed ? 'failed' : 'done') : 'searching'
  const found = text === '' ? [] : answer.found.filter(({ guid }) => !chosen.includes(guid))
  return { found, state }
}
