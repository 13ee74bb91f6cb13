import type { ConsultationMail } from '@zivina/integrations/mail/templates/consultation-mails'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { selectAccountEmail } from './addressee-queries.ts'
import type { ConsultationRow } from './queries.ts'

type MailingCtx = Ctx<'db' | 'mail'>

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
  })
}

/** Tells the nutritionist what a client did. */
export async function mailNutritionist(
  ctx: MailingCtx,
  row: ConsultationRow,
  what: 'requested' | 'moved' | 'cancelled',
): Promise<void> {
  const to = row.nutritionist === null ? null : await selectAccountEmail(ctx.db, row.nutritionist)
  if (to === null) return
  await ctx.mail.enqueue(ctx.db, 'consultation_news', to, {
    full_name: row.nutritionist_name ?? '',
    what,
    service: row.service_name,
    begins: row.begins?.toISOString() ?? null,
    place: row.place,
    client: row.client_name,
  })
}
