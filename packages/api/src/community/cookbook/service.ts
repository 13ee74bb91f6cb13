import type { CookbookCounts, CookbookScope } from '@zivina/contract/community/cookbook'
import type { Download } from '@zivina/contract/kernel/endpoint'
import { COOKBOOK_RECIPES_MAX } from '@zivina/contract/kernel/limits'
import { calendarDay } from '@zivina/domain/calendar-day'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { doWork } from '#api/kernel/http/do-work.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { doDear } from '#api/kernel/limits/dear.ts'
import type { CookbookFormat } from './book.ts'
import { countCookbook, selectCookbook } from './queries.ts'
import { WRITE_COOKBOOK } from './tasks.ts'

type Wanted = { format: CookbookFormat; scope: CookbookScope; part: number }

const ENDINGS: Readonly<Record<CookbookFormat, string>> = { json: '.json', cooklang: ' (Cooklang).zip', pdf: '.pdf' }

/** How many recipes the person's cookbook has. */
export function countRecipes(ctx: UserCtx<'db'>): Promise<CookbookCounts> {
  return countCookbook(ctx.db, ctx.actor.guid)
}

/**
 * One file of the person's cookbook, written in the work pool.
 * @throws ApiError COOKBOOK_EMPTY where there is no such part, SERVICE_UNAVAILABLE
 */
export async function writeCookbook(
  ctx: UserCtx<'db' | 'work' | 'signal' | 'public_url'>,
  { format, scope, part }: Wanted,
): Promise<Download> {
  const { actor, work, signal, public_url } = ctx
  const [counts, recipes] = await doDear(
    ctx.db,
    actor.guid,
    async (db) => [await countCookbook(db, actor.guid), await selectCookbook(db, actor.guid, { scope, part })] as const,
    signal,
  )
  if (recipes.length === 0) throw new ApiError('COOKBOOK_EMPTY')
  const parts = Math.ceil(
    (counts.own + counts.modified + (scope === 'all' ? counts.favorites : 0)) / COOKBOOK_RECIPES_MAX,
  )
  const day = calendarDay(new Date())
  const which = parts > 1 ? `, část ${part} (celkem ${parts})` : ''
  const input = { format, recipes, owner: actor.username, day, which, public_url }
  const bytes = await doWork(work, WRITE_COOKBOOK, input, { who: actor.guid, signal, too_much: 'SERVICE_UNAVAILABLE' })
  return { file_name: `Kuchařka Živina ${day}${which}${ENDINGS[format]}`, stream: streamOf(bytes), size: bytes.length }
}

/** Bytes of a stream's piece: a slow client gets one after another. */
const PIECE = 64 * 1024

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.subarray(sent, sent + PIECE))
      sent += PIECE
      if (sent >= bytes.length) controller.close()
    },
  })
}
