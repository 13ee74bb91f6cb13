import { DEBOUNCE_DEFAULT } from '@zivina/contract/kernel/limits'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { useEffect, useState } from 'react'
import { toApiQuery } from './api-query.ts'
import { callApi } from './browser-api.ts'
import { listAddress } from './list-address.ts'

/** Requests the number of recipes in a list under a filter. */
export type CountOf = (filter: RecipeFilter, signal: AbortSignal) => Promise<number>

/** The number of public recipes. */
export const countRecipes: CountOf = async (filter, signal) =>
  (await callApi('GET /recipe', { query: toApiQuery(filter, { limit: 1 }), signal })).count

/**
 * The number of recipes that a filter finds, a moment after it changes; null until it is known.
 *
 * @param known the number for the filter of the page, which need not be requested
 * @param countOf requests the number; must be the same function as long as it counts the same list
 */
export function useCount(
  filter: RecipeFilter,
  known: { filter: RecipeFilter; count: number },
  countOf: CountOf = countRecipes,
): number | null {
  const address = listAddress(filter)
  const start = { address: listAddress(known.filter), count: known.count }
  const [answer, setAnswer] = useState<{ address: string; count: number } | null>(start)
  const isKnown = answer?.address === address

  useEffect(() => {
    if (isKnown) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const count = await countOf(filter, controller.signal)
        setAnswer({ address, count })
      } catch {
        // The button stays without a number; the list itself will report the failure.
      }
    }, DEBOUNCE_DEFAULT)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isKnown, address, filter, countOf])

  return isKnown ? answer.count : null
}
