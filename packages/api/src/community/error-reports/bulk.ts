import type { ManagedErrorReport } from '@zivina/contract/community/error-reports'
import { bulkAction, decisionOn } from '#api/kernel/declared/bulk-action.ts'
import { decideOnReport } from './decide.ts'

export const reportDecisions = bulkAction<ManagedErrorReport>({
  name: 'decide_error_reports',
  itemOf: ({ guid, recipe, ingredient, status }) => ({
    target: guid,
    name: (recipe ?? ingredient)?.name ?? '',
    seen: status,
  }),
  perform: (ctx, item, order) => decideOnReport(ctx, decisionOn(item, order)),
})
