import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '@zivina/contract/client'
import { DEBOUNCE_SEARCH, INGREDIENT_SEARCH_LIMIT, INGREDIENT_SEARCH_MIN } from '@zivina/contract/kernel/limits'
import { useDebounced } from '#app/kit/state/use-debounced.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { type Choice, fromFood, fromProduct, fromRecipe } from '../choices.ts'

/** How many recipes of one kind, and packaged products, a search shows. */
const RECIPES = '8'
const PRODUCTS = '12'

export type FoundChoices = { foods: Choice[]; recipes: Choice[]; products: Choice[] }

/** Foods and recipes found by a text, one’s own among them; nothing until enough is typed. */
export function useFoodSearch(text: string) {
  const { api, guid } = useAccount()
  const search = useDebounced(text.trim(), DEBOUNCE_SEARCH)
  const isLongEnough = search.length >= INGREDIENT_SEARCH_MIN
  const query = useQuery({
    queryKey: ['diary-search', guid, search],
    queryFn: ({ signal }) => findChoices(api, search, signal),
    enabled: isLongEnough,
    placeholderData: (before) => before,
  })
  return { ...query, isAsked: text.trim().length >= INGREDIENT_SEARCH_MIN, isBehind: search !== text.trim() }
}

async function findChoices(api: ApiClient, search: string, signal: AbortSignal): Promise<FoundChoices> {
  const recipes = { query: { search, limit: RECIPES }, signal }
  const [foods, own, open, products] = await Promise.all([
    api('GET /ingredient', { query: { search, limit: String(INGREDIENT_SEARCH_LIMIT) }, signal }),
    api('GET /recipe/personal', recipes),
    api('GET /recipe', recipes),
    // A source of others: the house’s own foods are found without it.
    api('GET /product', { query: { search, limit: PRODUCTS }, signal }).catch(() => ({ results: [] })),
  ])
  const all = [...own.results, ...open.results].map((recipe) => fromRecipe(recipe))
  return {
    // A dish that is a food too is found as a recipe.
    foods: foods.results.filter(({ recipe }) => recipe === undefined).map(fromFood),
    products: products.results.map(fromProduct),
    recipes: [...new Map(all.map((choice) => [choice.key, choice])).values()],
  }
}
