import { shop } from '@zivina/contract/commerce/shop'
import { listTable, momentCell } from '#api/kernel/declared/list-table.ts'
import { listManagedItems } from './managed-service.ts'
import { listPurchases } from './service.ts'

export const listedItems = listTable(shop.managed, {
  read: (ctx, { page }) => listManagedItems(ctx, page),
  columns: [
    ['Položka', ({ name }) => name],
    ['Popis', ({ description }) => description],
    ['Body', ({ points }) => points],
    ['Zbývá', ({ stock }) => stock],
    ['Dny Premium', ({ premium_days }) => premium_days],
    ['V\u00a0obchodě', ({ active }) => active],
    ['Prodáno', ({ sold }) => sold],
  ],
})

export const listedPurchases = listTable(shop.purchases, {
  read: (ctx, query) => listPurchases(ctx, query),
  columns: [
    ['Položka', ({ item_name }) => item_name],
    ['Účet', ({ user }) => user?.username ?? null],
    ['Body', ({ points }) => points],
    ['Koupeno', ({ created_at }) => momentCell(created_at)],
    ['Předáno', ({ handed_over_at }) => momentCell(handed_over_at)],
  ],
})
