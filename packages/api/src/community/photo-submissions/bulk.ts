import type { PhotoSubmission } from '@zivina/contract/community/photo-submissions'
import { bulkAction, decisionOn } from '#api/kernel/declared/bulk-action.ts'
import { decideOnSubmission } from './decide.ts'

export const photoDecisions = bulkAction<PhotoSubmission>({
  name: 'decide_photos',
  itemOf: ({ guid, recipe, status }) => ({ target: guid, name: recipe.name, seen: status }),
  perform: (ctx, item, order) => decideOnSubmission(ctx, decisionOn(item, order)),
})
