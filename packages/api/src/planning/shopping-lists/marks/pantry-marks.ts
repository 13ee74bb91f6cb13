import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { coverFromPantry, endedMarks } from '@zivina/domain/planning/shopping/cover-from-pantry'
import { linesOf } from '@zivina/domain/planning/shopping/list-lines'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { readWhole, type SeenList } from '../lists/change-list.ts'
import { upsertMarks } from './mark-queries.ts'

/** Takes what the person has at home off what came to a locked list. @param cameBy which recipes and items of the list came */
export async function coverAtHome(
  ctx: UserCtx<'db'>,
  { list, seen }: { list: string; seen: SeenList },
  cameBy: (list: ShoppingList) => readonly string[],
): Promise<void> {
  const whole = await readWhole(ctx, list)
  const marks = coverFromPantry(linesOf(whole), whole.marks, whole.at_home, new Set(cameBy(whole)))
  if (marks.length > 0) await upsertMarks(ctx.db, { list, person: ctx.actor.guid }, marks)
  else seen.last = whole
}

/** Ends marks of the pantry whose lines were taken back. */
export async function endAtHome(ctx: UserCtx<'db'>, list: string): Promise<void> {
  const whole = await readWhole(ctx, list)
  const marks = endedMarks(linesOf(whole), whole.marks)
  const ended = marks.map(({ key, is_ticked, covered, kind }) => ({ key, is_ticked, covered, kind }))
  if (ended.length > 0) await upsertMarks(ctx.db, { list, person: ctx.actor.guid }, ended)
}
