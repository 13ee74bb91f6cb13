import { MAIL_STATE_LABELS } from '@zivina/contract/console/mail-states'
import { mails } from '@zivina/contract/console/mails'
import { listTable, momentCell } from '#api/kernel/declared/list-table.ts'
import { listMails } from './service.ts'

export const listedMails = listTable(mails.list, {
  read: (ctx, query) => listMails(ctx, query),
  columns: [
    ['Komu', ({ to }) => to],
    ['Druh', ({ template }) => template],
    ['Stav', ({ state }) => MAIL_STATE_LABELS[state]],
    ['Pokusů', ({ attempts }) => attempts],
    ['Důvod', ({ reason }) => reason],
    ['Vznikl', ({ created_at }) => momentCell(created_at)],
  ],
})
