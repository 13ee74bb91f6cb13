import { CREDIT_REASON_LABELS } from '@zivina/contract/account/point-reasons'
import { points } from '@zivina/contract/account/points'
import { listTable, momentCell } from '#api/kernel/declared/list-table.ts'
import { listCredits } from './service.ts'

export const listedCredits = listTable(points.credits, {
  read: (ctx, query) => listCredits(ctx, query),
  columns: [
    ['Účet', ({ user }) => user.username],
    ['Body', ({ points }) => points],
    ['Za co', ({ reason }) => CREDIT_REASON_LABELS[reason]],
    ['Připsáno', ({ created_at }) => momentCell(created_at)],
  ],
})
