import type { RecipeReviews, Review } from '@zivina/contract/community/reviews'
import { useState } from 'react'
import { callApi } from '#app/features/catalogue/filter/browser-api.ts'
import { useGrownList } from '#app/kit/list/use-grown-list.ts'

/** Reviews of a recipe: the page's first ones, null where they could not be had, and those that are asked for. */
export function useRecipeReviews(slug: string, start: RecipeReviews | null) {
  const [first, setFirst] = useState(start)
  const [isOutdated, setIsOutdated] = useState(start === null)
  const read = (offset: number) =>
    callApi('GET /recipe/{slug}/review', { params: { slug }, query: { offset: String(offset) } })
  const list = useGrownList<Review>({
    of: first,
    first: first?.results ?? [],
    identity: ({ guid }) => guid,
    fetchPage: read,
  })
  const [replaced, setReplaced] = useState<ReadonlyMap<string, Review>>(new Map())
  return {
    ...list,
    first,
    /** Whether they could not be had, or not again after one's own had changed. */
    isOutdated,
    shown: list.items.map((review) => replaced.get(review.guid) ?? review),
    /** Reads them anew from the first one, after one's own has changed or where they could not be had. */
    refresh: async () => {
      try {
        setFirst(await read(0))
        setReplaced(new Map())
        setIsOutdated(false)
      } catch (failure) {
        setIsOutdated(true)
        throw failure
      }
    },
    /** Puts a changed one in its place. */
    replace: (review: Review) => setReplaced((before) => new Map(before).set(review.guid, review)),
  }
}
