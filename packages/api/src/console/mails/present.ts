import type { UnsentMail } from '@zivina/contract/console/mails'
import { TEMPLATES, USEFUL_MINUTES } from '@zivina/integrations/mail/templates/templates'
import type { MailRow } from './queries.ts'

export function presentMail(row: MailRow): UnsentMail {
  const is_dead = row.state === 'dead'
  return {
    guid: row.guid,
    template: row.template,
    to: row.to,
    state: row.state,
    attempts: row.attempts,
    reason: row.reason,
    next_at: is_dead ? null : new Date(row.next_at).toISOString(),
    can_resend: is_dead && isUseful(row),
    created_at: new Date(row.created_at).toISOString(),
  }
}

/** Whether the code or link of a mail still works. */
function isUseful({ template, queued_at }: MailRow): boolean {
  if (!(template in TEMPLATES)) return false
  const minutes = USEFUL_MINUTES[template as keyof typeof TEMPLATES]
  return minutes === undefined || Date.now() - Date.parse(queued_at) <= minutes * 60_000
}
