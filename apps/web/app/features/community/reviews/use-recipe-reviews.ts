import type { RecipeReviews, Review } from '@zivina/contract/community/reviews'
import { useCallback, useState } from 'react'
import { callApi } from '#app/features/catalogue/filter/browser-api.ts'
import { describeFailure } from '#app/kit/form/form-failure.ts'

export type LoadedReviews = {
  /** Null after a failure. */
  reviews: RecipeReviews | null
  loading: boolean
  failure: string | null
  more: () => Promise<void>
  /** Loads them again from the first page, after the user's own review changed or after a failure. */
  refresh: () => Promise<void>
  /** Replaces a changed review. */
  replace: (review: Review) => void
}

/** Reviews of a recipe: the first page rendered by the server, and further ones on demand. */
export function useRecipeReviews(slug: string, first: RecipeReviews | null): LoadedReviews {
  const [reviews, setReviews] = useState(first)
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const load = useCallback(
    async (offset: number) => {
      setLoading(true)
      setFailure(null)
      try {
        const query = { offset: String(offset) }
        const page = await callApi('GET /recipe/{slug}/review', { params: { slug }, query })
        setReviews((now) => (offset === 0 || now === null ? page : joined(now, page)))
      } catch (problem) {
        setFailure(describeFailure(problem).message)
      } finally {
        setLoading(false)
      }
    },
    [slug],
  )
  return {
    reviews,
    loading,
    failure,
    more: () => load(reviews?.results.length ?? 0),
    refresh: useCallback(() => load(0), [load]),
    replace: (changed) =>
      setReviews(
        (now) => now && { ...now, results: now.results.map((one) => (one.guid === changed.guid ? changed : one)) },
      ),
  }
}

/** A review that moved to the next page meanwhile is not shown twice. */
function joined(now: RecipeReviews, page: RecipeReviews): RecipeReviews {
  const known = new Set(now.results.map(({ guid }) => guid))
  return { ...page, results: [...now.results, ...page.results.filter(({ guid }) => !known.has(guid))] }
}
