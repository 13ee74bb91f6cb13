import { ERROR_REPORT_LABELS } from '@zivina/contract/community/error-report-kinds'
import type { ManagedErrorReport } from '@zivina/contract/community/error-reports'
import type { SeenDecision } from '@zivina/contract/kernel/moderation'
import { type NotifyingPorts, notifyByMail } from '#api/account/mail-preferences/service.ts'
import { countDecision } from '#api/account/points/service.ts'
import { decideOnOne } from '#api/kernel/decide/decide.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { presentManaged } from './present.ts'
import { lockReport, updateReport } from './queries.ts'
import { readReport } from './service.ts'

/**
 * Says what became of a report; its sender is told by e-mail.
 * @throws ApiError NOT_FOUND
 */
export async function decideOnReport(
  ctx: UserCtx<NotifyingPorts>,
  { guid, ...decision }: SeenDecision & { guid: string },
): Promise<ManagedErrorReport> {
  await decideOnOne(ctx, decision, {
    noun: 'error_report',
    lock: ({ db }) => lockReport(db, guid),
    write: async (ctx, { user, status: was }, decided) => {
      await updateReport(ctx.db, guid, decided)
      await countDecision(ctx, { user, was, is: decided.status, reason: 'error_report', subject: guid })
    },
    // What was reported may be gone by now, and so may its sender.
    receiver: ({ name, user }) => (name === null ? null : user),
    mail: (ctx, notified, verdict) =>
      notifyByMail(ctx, {
        kind: 'moderation',
        template: 'error_report_decision',
        notified,
        data: ({ name, recipe_slug, kind }, addressee) => ({
          ...addressee,
          ...verdict,
          name: name ?? '',
          path: recipe_slug && `/recepty/${recipe_slug}`,
          kind: ERROR_REPORT_LABELS[kind],
        }),
      }),
  })
  return presentManaged(await readReport(ctx.db, guid))
}
