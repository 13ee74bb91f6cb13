import { managedOrders } from '@zivina/contract/commerce/managed-orders'
import { buyerText, KIND_WORDS, STATE_WORDS } from '@zivina/contract/commerce/order-words'
import { listTable, momentCell } from '#api/kernel/declared/list-table.ts'
import { listManagedOrders } from './service.ts'

export const listedOrders = listTable(managedOrders.list, {
  read: (ctx, query) => listManagedOrders(ctx.db, query),
  columns: [
    ['Číslo', ({ number }) => number],
    ['Stav', ({ state }) => STATE_WORDS[state]],
    ['Služba', ({ service }) => service.name],
    ['Druh', ({ kind }) => KIND_WORDS[kind]],
    ['Kupující', buyerText],
    ['E-mail', ({ buyer }) => buyer?.email ?? null],
    ['K\u00a0zaplacení v\u00a0Kč', ({ amount }) => amount.haler / 100],
    ['DPH v\u00a0%', ({ vat_rate }) => vat_rate],
    ['Vráceno v\u00a0Kč', ({ refunded }) => refunded.haler / 100],
    ['Objednáno', ({ created_at }) => momentCell(created_at)],
    ['Zaplaceno', ({ paid_at }) => momentCell(paid_at)],
  ],
})
