import type { Download } from '@zivina/contract/kernel/endpoint'
import type { Db } from '@zivina/db/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import { requireOwn } from '#api/account/users/policy.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import type { Visitor } from '#api/kernel/http/visitor.ts'
import type { Declared } from '#api/kernel/ports/declared.ts'
import { selectPersonalData } from './personal-data-queries.ts'
import { zipStream } from './zip.ts'

/**
 * All stored data of a person as a ZIP of JSON files. The data are read at once, and compressed while they are sent, so that a
 * slow client holds no connection to the database.
 */
export async function downloadPersonalData(
  db: Db,
  actor: UserActor,
  guid: string,
  { visitor, declared }: { visitor: Visitor; declared: Pick<Declared, 'personal_data'> },
): Promise<Download> {
  requireOwn(actor, guid)
  await recordEvent(db, 'data_downloaded', actor.guid, visitor)
  const data = await selectPersonalData(db, actor.guid, declared.personal_data)
  const now = new Date()
  const files = Object.entries(data).map(([name, rows]) => ({ name, text: `${JSON.stringify(rows, null, 2)}\n` }))
  return { file_name: `zivina-moje-udaje-${calendarDay(now)}.zip`, stream: zipStream(files, now) }
}
