import { ERROR_REPORT_LABELS } from '@zivina/contract/community/error-report-kinds'
import { errorReports } from '@zivina/contract/community/error-reports'
import { STATUS_LABELS } from '@zivina/domain/catalogue/statuses'
import { listTable, momentCell } from '#api/kernel/declared/list-table.ts'
import { listReports } from './service.ts'

export const listedReports = listTable(errorReports.list, {
  read: (ctx, query) => listReports(ctx.db, query),
  columns: [
    ['Čeho se týká', ({ recipe, ingredient }) => (recipe ?? ingredient)?.name ?? null],
    ['Druh', ({ kind }) => ERROR_REPORT_LABELS[kind]],
    ['Popis', ({ text }) => text],
    ['Kdo nahlásil', ({ user }) => user?.username ?? null],
    ['Stav', ({ status }) => STATUS_LABELS[status]],
    ['Odesláno', ({ created_at }) => momentCell(created_at)],
  ],
})
