import { ownRecipePath } from '#app/features/catalogue/user-paths.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { readTokenData } from '#app/session/tokens/session-store.ts'
import { recipeNote, type SearchGroup, type SearchHit } from './group-hits.ts'

/** Own recipes in the results: their author knows what they are looking for. */
const OWN_HITS = '3'

/**
 * The logged-in user's own recipes that match a text, in every state. None for visitors; none where they cannot be read, as the
 * public results do not depend on them.
 */
export async function findOwnHits(text: string, signal: AbortSignal): Promise<SearchHit[]> {
  if (text === '' || readTokenData() === null) return []
  const query = { search: text, limit: OWN_HITS }
  const { results } = await sessionApi('GET /recipe/personal', { query, signal }).catch(() => ({ results: [] }))
  return results.map((recipe) => ({
    id: recipe.guid,
    path: recipe.status === 'Approved' ? `/recepty/${recipe.slug}` : ownRecipePath(recipe.slug),
    name: recipe.name,
    note: recipeNote(recipe),
    image: recipe.photos[0] ?? null,
    round: false,
    recipe_slug: recipe.slug,
  }))
}

/** The groups with one's own recipes first; those of them that are public stand there alone. */
export function withOwnHits(groups: readonly SearchGroup[], own: readonly SearchHit[]): SearchGroup[] {
  if (own.length === 0) return [...groups]
  const known = new Set(own.map(({ id }) => id))
  const others = groups.map((group) => ({ ...group, hits: group.hits.filter(({ id }) => !known.has(id)) }))
  return [{ title: 'Vaše recepty', hits: [...own] }, ...others.filter(({ hits }) => hits.length > 0)]
}
