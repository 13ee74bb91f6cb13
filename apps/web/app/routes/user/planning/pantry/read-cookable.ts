import type { ApiClient, CallOutput } from '@zivina/contract/client'
import { PANTRY_RECIPES_PER_PAGE } from '@zivina/contract/planning/limits'

/** One page of recipes from the pantry, and the number of all. */
export type Cookable = CallOutput<'GET /pantry/recipes'>

/** For how many portions recipes are looked for at first. */
export const PORTIONS = 2

export function readCookable(api: ApiClient, portions: number, offset: number, signal: AbortSignal): Promise<Cookable> {
  const page = { offset: String(offset), limit: String(PANTRY_RECIPES_PER_PAGE) }
  return api('GET /pantry/recipes', { query: { portions: String(portions), ...page }, signal })
}
