import { ERROR_REPORT_LABELS } from '@zivina/contract/community/error-report-kinds'
import type { ManagedErrorReport } from '@zivina/contract/community/error-reports'
import type { Decision } from '@zivina/contract/kernel/moderation'
import type { Db } from '@zivina/db/database'
import { type MailDeps, tellByMail } from '#api/account/mail-preferences/service.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { decideOnOne } from '#api/kernel/decide/decide.ts'
import { presentManaged } from './present.ts'
import { lockReport, updateReport } from './queries.ts'
import { readReport } from './service.ts'

/**
 * Says what became of a report; its sender is told by e-mail.
 * @throws ApiError NOT_FOUND
 */
export async function decideOnReport(
  db: Db,
  actor: UserActor,
  { guid, ...decision }: Decision & { guid: string },
  deps: MailDeps,
): Promise<ManagedErrorReport> {
  await decideOnOne(db, actor, decision, {
    lock: (tx) => lockReport(tx, guid),
    write: (tx, _report, decided) => updateReport(tx, guid, decided),
    // What was reported may be gone by now, and so may its sender.
    receiver: ({ name, user }) => (name === null ? null : user),
    mail: (tx, told, verdict) =>
      tellByMail(tx, deps, {
        kind: 'moderation',
        template: 'error_report_decision',
        told,
        data: ({ name, recipe_slug, kind }, addressee) => ({
          ...addressee,
          ...verdict,
          name: name ?? '',
          path: recipe_slug && `/recepty/${recipe_slug}`,
          kind: ERROR_REPORT_LABELS[kind],
        }),
      }),
  })
  return presentManaged(await readReport(db, guid))
}
