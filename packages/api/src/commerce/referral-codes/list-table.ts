import { referralCodes } from '@zivina/contract/commerce/referral-codes'
import { listTable, momentCell } from '#api/kernel/declared/list-table.ts'
import { listCodes } from './managed-service.ts'
import { readStatistics } from './service.ts'

export const listedCodes = listTable(referralCodes.list, {
  read: (ctx, query) => listCodes(ctx, query),
  columns: [
    ['Kód', ({ code }) => code],
    ['Sleva v\u00a0%', ({ percent }) => percent],
    ['Sleva v\u00a0Kč', ({ amount }) => amount && amount / 100],
    ['Tvůrce', ({ creator }) => creator?.name ?? null],
    ['První den', ({ valid_from }) => valid_from],
    ['Poslední den', ({ valid_to }) => valid_to],
    ['Použití', ({ uses }) => uses],
    ['Nejvýše použití', ({ usage_limit }) => usage_limit],
    ['Poznámka', ({ note }) => note],
    ['Založeno', ({ created_at }) => momentCell(created_at)],
  ],
})

/** An affiliate's own, or those of everybody for an admin. */
export const listedStatistics = listTable(referralCodes.statistics, {
  read: (ctx, query) => readStatistics(ctx, query),
  columns: [
    ['Kód', ({ code }) => code],
    ['Tvůrce', ({ creator }) => creator?.name ?? null],
    ['Použití', ({ uses }) => uses],
    ['Kč před slevou', ({ amount_before }) => amount_before / 100],
    ['Kč po slevě', ({ amount_after }) => amount_after / 100],
    ['Naposledy použit', ({ last_used_at }) => momentCell(last_used_at)],
  ],
})
