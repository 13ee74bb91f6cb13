import type { Download } from '@zivina/contract/kernel/endpoint'
import { calendarDay } from '@zivina/domain/calendar-day'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { CSV_HEAD, csvLine } from './csv.ts'
import { type ExportPlace, selectExportDays, selectExportEntries } from './export-queries.ts'

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
  return { file_name: `Deník Živina ${calendarDay(new Date())}.csv`, stream: streamOf(lines()) }
}

/** The same with everything that is kept, as JSON: `{format, days, entries}`. */
export function exportJson(ctx: UserCtx<'db'>, range: Range): Download {
  async function* parts() {
    const days = await selectExportDays(ctx.db, ctx.actor.guid, range)
    yield `{"format":"${FORMAT}","days":${JSON.stringify(days)},"entries":[`
    let separator = '\n'
    for await (const rows of entriesOf(ctx, range)) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n')
      separator = ',\n'
    }
    yield ']}\n'
  }
  return { file_name: `Deník Živina ${calendarDay(new Date())}.json`, stream: streamOf(parts()) }
}

async function* entriesOf(ctx: UserCtx<'db'>, range: Range) {
  let after: ExportPlace | null = null
  for (;;) {
    const rows = await selectExportEntries(ctx.db, ctx.actor.guid, range, after)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = { day: last.day, guid: last.guid }
  }
}

function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await texts.return(undefined)
    },
  })
}
