import type { ManagedMessage } from '@zivina/contract/content/contact-messages'
import type { Urls } from '#api/kernel/ports/urls.ts'
import type { MessageRow } from './managed-queries.ts'

const at = (instant: string): string => new Date(instant).toISOString()

export function presentMessage(row: MessageRow, urls: Urls): ManagedMessage {
  return {
    guid: row.guid,
    subject: row.subject,
    name: row.name,
    email: row.email,
    text: row.text,
    attachments: row.attachments.map((path) => urls.photo(path)),
    user: row.user,
    same_email: row.same_email,
    order: row.order,
    state: row.state,
    handled_at: row.handled_at === null ? null : at(row.handled_at),
    created_at: at(row.created_at),
    replies: row.replies.map((reply) => ({ ...reply, created_at: at(reply.created_at) })),
  }
}
