import type { Download } from '@zivina/contract/kernel/endpoint'
import { calendarDay } from '@zivina/domain/calendar-day'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { jsonLines, streamOfTexts } from '#api/kernel/http/text-stream.ts'
import { CSV_HEAD, csvLine } from './csv.ts'
import { type ExportCursor, selectExportDays, selectExportEntries } from './export-queries.ts'

type Range = { from?: string | undefined; to?: string | undefined }

/** The version of the JSON's shape, for those who read it. */
const FORMAT = 'zivina-diary-1'

/** All entries of a range as CSV, written while it is sent: ten years take no more memory than a week. */
export function exportCsv(ctx: UserCtx<'db'>, range: Range): Download {
  async function* lines() {
    // The mark tells programs that it is UTF-8.
    yield `\uFEFF${CSV_HEAD}`
    for await (const rows of entriesOf(ctx, range)) yield rows.map(csvLine).join('')
  }
  return { file_name: `Deník Živina ${calendarDay(new Date())}.csv`, stream: streamOfTexts(lines()) }
}

/** The same with everything that is kept, as JSON: `{format, days, entries}`. */
export function exportJson(ctx: UserCtx<'db'>, range: Range): Download {
  async function* parts() {
    yield `{"format":"${FORMAT}","days":[`
    yield* jsonLines(daysOf(ctx, range))
    yield '],"entries":['
    yield* jsonLines(entriesOf(ctx, range))
    yield ']}\n'
  }
  return { file_name: `Deník Živina ${calendarDay(new Date())}.json`, stream: streamOfTexts(parts()) }
}

async function* daysOf(ctx: UserCtx<'db'>, range: Range) {
  let after: string | null = null
  for (;;) {
    const rows = await selectExportDays(ctx.db, ctx.actor.guid, range, after)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = last.day
  }
}

async function* entriesOf(ctx: UserCtx<'db'>, range: Range) {
  let after: ExportCursor | null = null
  for (;;) {
    const rows = await selectExportEntries(ctx.db, ctx.actor.guid, range, after)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = { day: last.day, guid: last.guid }
  }
}
