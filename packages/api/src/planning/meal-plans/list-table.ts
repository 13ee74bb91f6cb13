import { adminMealPlans } from '@zivina/contract/planning/admin-meal-plans'
import { listTable, momentCell } from '#api/kernel/declared/list-table.ts'
import { pageOf } from '#api/kernel/lists/page.ts'
import { listPlans } from './plans/plans.ts'

export const listedPlans = listTable(adminMealPlans.list, {
  read: (ctx, { page, ...query }) => listPlans(ctx, 'creator', { ...query, ...pageOf(page) }),
  columns: [
    ['Název', ({ name }) => name],
    ['Poznámka', ({ note }) => note],
    ['Pro koho', ({ owner_name, premium_user }) => premium_user && owner_name],
    ['Naplánované dny', ({ planned_days }) => planned_days],
    ['První den', ({ first_day }) => first_day],
    ['Poslední den', ({ last_day }) => last_day],
    ['Změněno', ({ updated_at }) => momentCell(updated_at)],
  ],
})
