import type { ModeratedReview } from '@zivina/contract/community/reviews'
import { bulkAction } from '#api/kernel/declared/bulk-action.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { decideOnReviews } from './decide.ts'

/** A review that its author changed since the rows were listed is left as it is. */
export const reviewDecisions = bulkAction<ModeratedReview>({
  name: 'decide_reviews',
  itemOf: ({ guid, recipe, updated_at }) => ({ target: guid, name: recipe.name, seen: updated_at }),
  perform: async (ctx, { target, seen }, { decision }) => {
    if (decision === null) return
    const { changed } = await decideOnReviews(ctx, { reviews: [{ guid: target, updated_at: seen }], ...decision })
    if (changed.length > 0) throw new ApiError('DECIDED_ELSEWHERE')
  },
})
