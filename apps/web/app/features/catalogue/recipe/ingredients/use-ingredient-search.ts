import type { FoundIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { ApiFailure, type PublicApiClient } from '@zivina/contract/client'
import {
  DEBOUNCE_SEARCH,
  INGREDIENT_SEARCH_LIMIT,
  INGREDIENT_SEARCH_MIN,
  SEARCH_TEXT_MAX,
} from '@zivina/contract/kernel/limits'
import { UNKNOWN_ERROR_MESSAGE } from '@zivina/contract/kernel/unknown-error'
import { counted } from '@zivina/czech/plural'
import { useEffect, useState } from 'react'
import { browserApi } from '#app/session/api/browser-api.ts'

type Search = { results: FoundIngredient[]; message: string; failed: boolean }

const NOTHING: Search = { results: [], message: '', failed: false }

/**
 * Foods found by a text, after a pause in typing; a newer text cancels an older one.
 * @param api the client to search with: a user's own foods are found only with theirs
 */
export function useIngredientSearch(text: string, api: PublicApiClient = browserApi): Search {
  const [search, setSearch] = useState(NOTHING)
  const wanted = text.trim().slice(0, SEARCH_TEXT_MAX)

  useEffect(() => {
    if (wanted.length < INGREDIENT_SEARCH_MIN) {
      setSearch(NOTHING)
      return
    }
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      setSearch((previous) => ({ ...previous, message: 'Hledáme…', failed: false }))
      const found = await find(api, wanted, controller.signal)
      if (!controller.signal.aborted) setSearch(found)
    }, DEBOUNCE_SEARCH)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [wanted, api])

  return search
}

async function find(api: PublicApiClient, search: string, signal: AbortSignal): Promise<Search> {
  try {
    const query = { search, limit: String(INGREDIENT_SEARCH_LIMIT) }
    const { results } = await api('GET /ingredient', { query, signal })
    return { results, message: sayCount(results.length, search), failed: false }
  } catch (failure) {
    const message = failure instanceof ApiFailure ? failure.message : UNKNOWN_ERROR_MESSAGE
    return { results: [], message, failed: true }
  }
}

function sayCount(count: number, search: string): string {
  if (count === 0) return `„${search}“ mezi surovinami nemáme. Zkuste obecnější název, například „sýr“.`
  return counted(count, 'surovina', 'suroviny', 'surovin')
}
