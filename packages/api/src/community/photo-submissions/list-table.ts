import { photoSubmissions } from '@zivina/contract/community/photo-submissions'
import { STATUS_LABELS } from '@zivina/domain/catalogue/statuses'
import { listTable, momentCell } from '#api/kernel/declared/list-table.ts'
import { listSubmissions } from './service.ts'

export const listedPhotos = listTable(photoSubmissions.list, {
  read: (ctx, query) => listSubmissions(ctx, query),
  columns: [
    ['Recept', ({ recipe }) => recipe.name],
    ['Uživatel', ({ user }) => user.username],
    ['Popisek', ({ caption }) => caption],
    ['Fotka', ({ photo }) => photo],
    ['Stav', ({ status }) => STATUS_LABELS[status]],
    ['Důvod', ({ status_note }) => status_note],
    ['Odesláno', ({ created_at }) => momentCell(created_at)],
  ],
})
