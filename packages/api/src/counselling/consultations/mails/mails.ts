import type { ConsultationMail, ConsultationNews } from '@zivina/integrations/mail/templates/consultation-mails'
import type { Ctx } from '#api/kernel/http/scope.ts'
import type { ConsultationRow } from '../queries.ts'
import { selectAccountEmail } from './addressee-queries.ts'

type MailingCtx = Ctx<'db' | 'mail'>

/** After which a calendar has the term, another one, or none. */
const CHANGES_CALENDARS: readonly ConsultationMail['what'][] = [
  'confirmed',
  'moved',
  'called_off',
  'cancelled',
  'not_confirmed',
  'unpaid',
]

/** Tells the client what has become of a consultation, in the transaction that makes it so. */
export async function mailClient(
  ctx: MailingCtx,
  row: ConsultationRow,
  { what, money = 'none' }: Pick<ConsultationMail, 'what'> & { money?: ConsultationMail['money'] },
): Promise<void> {
  await ctx.mail.enqueue(ctx.db, 'consultation', row.email, {
    full_name: row.full_name,
    what,
    money,
    service: row.service_name,
    begins: row.begins?.toISOString() ?? null,
    place: row.place,
    nutritionist: row.nutritionist_name ?? '',
    meeting_url: row.meeting_url,
    reason: row.reason,
    ...(CHANGES_CALENDARS.includes(what) ? { attached: { noun: 'consultation_term', guid: row.guid } } : {}),
  })
}

/** Tells the nutritionist what has become of a consultation; each time a calendar has the term, another one, or none. */
export async function mailNutritionist(
  ctx: MailingCtx,
  row: ConsultationRow,
  what: ConsultationNews['what'],
): Promise<void> {
  if (row.nutritionist === null) return
  const to = await selectAccountEmail(ctx.db, row.nutritionist)
  if (to === null) return
  await ctx.mail.enqueue(ctx.db, 'consultation_news', to, {
    full_name: row.nutritionist_name ?? '',
    what,
    service: row.service_name,
    begins: row.begins?.toISOString() ?? null,
    place: row.place,
    client: row.client_name,
    attached: { noun: 'nutritionist_term', guid: row.guid, account: row.nutritionist },
  })
}
