import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FoodCategories } from '@zivina/contract/catalogue/food-categories'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

export type Category = FoodCategories['results'][number]
export type SubCategory = Category['sub_food_categories'][number]

/** Food categories in shop order, and how they are put into another one. */
export function useCategories() {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['food-categories'],
    queryFn: ({ signal }) => sessionApi('GET /food_category', { signal }),
    staleTime: 0,
  })
  /** Every change answers with all categories. */
  const show = (all: FoodCategories) => client.setQueryData(['food-categories'], all)
  const retry = () => client.invalidateQueries({ queryKey: ['food-categories'] })
  const settle = (change: Promise<FoodCategories>) => {
    change.then(show, (failure: unknown) => {
      sayFailure(failure)
      void retry()
    })
  }
  return {
    query,
    show,
    retry,
    /** Shows the row at its new place at once; where the server refuses, as it was. */
    move: (guid: string, place: number) => {
      const all = query.data
      if (all === undefined || place < 0 || place >= all.results.length) return
      show({ ...all, results: movedTo(all.results, guid, place) })
      settle(sessionApi('PATCH /food_category/{guid}', { params: { guid }, body: { position: place } }))
    },
    moveSub: (category: Category, guid: string, place: number) => {
      const all = query.data
      if (all === undefined || place < 0 || place >= category.sub_food_categories.length) return
      const sub_food_categories = movedTo(category.sub_food_categories, guid, place)
      show({
        ...all,
        results: all.results.map((one) => (one.guid === category.guid ? { ...one, sub_food_categories } : one)),
      })
      settle(sessionApi('PATCH /sub_food_category/{guid}', { params: { guid }, body: { position: place } }))
    },
  }
}

function movedTo<Row extends { guid: string }>(rows: readonly Row[], guid: string, place: number): Row[] {
  const row = rows.find((each) => each.guid === guid)
  return row ? rows.filter((each) => each !== row).toSpliced(place, 0, row) : [...rows]
}
