import { contactMessages } from '@zivina/contract/content/contact-messages'
import { CONTACT_STATE_LABELS } from '@zivina/contract/content/contact-states'
import { CONTACT_SUBJECT_NAMES } from '@zivina/contract/content/contact-subjects'
import { listTable, momentCell } from '#api/kernel/declared/list-table.ts'
import { listMessages } from './managed-service.ts'

export const listedMessages = listTable(contactMessages.list, {
  read: (ctx, query) => listMessages(ctx, query),
  columns: [
    ['Téma', ({ subject }) => CONTACT_SUBJECT_NAMES[subject]],
    ['Jméno', ({ name }) => name],
    ['E-mail', ({ email }) => email],
    ['Zpráva', ({ text }) => text],
    ['Účet', ({ user }) => user?.username ?? null],
    ['Stav', ({ state }) => CONTACT_STATE_LABELS[state]],
    ['Odpovědí', ({ replies }) => replies.length],
    ['Odesláno', ({ created_at }) => momentCell(created_at)],
  ],
})
