import type { Download } from '@zivina/contract/kernel/endpoint'
import { calendarDay } from '@zivina/domain/calendar-day'
import { requireOwn } from '#api/account/users/policy.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { selectPersonalData } from './personal-data-queries.ts'
import { zipStream } from './zip.ts'

/**
 * All stored data of a person as a ZIP of JSON files. The data are read at once, and compressed while they are sent, so that a
 * slow client holds no connection to the database.
 */
export async function downloadPersonalData(
  ctx: UserCtx<'db' | 'visitor' | 'declared'>,
  guid: string,
): Promise<Download> {
  requireOwn(ctx.actor, guid)
  await recordEvent(ctx.db, 'data_downloaded', ctx.actor.guid, ctx.visitor)
  const data = await selectPersonalData(ctx.db, ctx.actor.guid, ctx.declared.personal_data)
  const now = new Date()
  const files = Object.entries(data).map(([name, rows]) => ({ name, text: `${JSON.stringify(rows, null, 2)}\n` }))
  return { file_name: `zivina-moje-udaje-${calendarDay(now)}.zip`, stream: zipStream(files, now) }
}
