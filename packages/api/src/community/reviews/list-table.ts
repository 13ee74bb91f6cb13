import { reviews } from '@zivina/contract/community/reviews'
import { STATUS_LABELS } from '@zivina/domain/catalogue/statuses'
import { listTable, momentCell } from '#api/kernel/declared/list-table.ts'
import { listManagedReviews } from './service.ts'

export const listedReviews = listTable(reviews.list, {
  read: (ctx, query) => listManagedReviews(ctx, query),
  columns: [
    ['Recept', ({ recipe }) => recipe.name],
    ['Uživatel', ({ user }) => user.username],
    ['Hvězdičky', ({ rating }) => rating],
    ['Komentář', ({ comment }) => comment],
    ['Stav', ({ status }) => STATUS_LABELS[status]],
    ['Odesláno', ({ created_at }) => momentCell(created_at)],
  ],
})
