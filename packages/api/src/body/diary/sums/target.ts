import type { DiaryTarget } from '@zivina/contract/body/diary-read'
import { readTargetsOfDays } from '#api/account/targets/service.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'

/** What the person aims at on each of some days: the one place where the diary asks for targets. Takes one statement. */
export async function readDayTargets(ctx: UserCtx<'db'>, days: readonly string[]): Promise<DiaryTarget[]> {
  const targets = await readTargetsOfDays(ctx, days)
  return targets.map(({ kilojoules, nutrients }) => ({ kilojoules, nutrients }))
}
