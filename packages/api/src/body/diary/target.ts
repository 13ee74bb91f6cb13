import type { DiaryTarget } from '@zivina/contract/body/diary-read'
import { getUser } from '#api/account/users/service.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'

/** What the person aims at on each of some days: the one place where the diary asks for targets. Takes one statement. */
export async function readDayTargets(ctx: UserCtx<'db' | 'urls'>, days: readonly string[]): Promise<DiaryTarget[]> {
  const { daily_kilojoules } = await getUser(ctx, ctx.actor.guid)
  return days.map(() => ({ kilojoules: daily_kilojoules }))
}
