import type { BodyMeasurement, MeasurementImport } from '@zivina/contract/body/body-measurements'
import { MEASUREMENTS_MAX } from '@zivina/contract/body/limits'
import type { Download } from '@zivina/contract/kernel/endpoint'
import type { Db } from '@zivina/db/database'
import { MEASUREMENTS_CSV_HEAD, measurementsCsvLines } from '@zivina/domain/body/measurement-csv/write-measurements'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { lockConsenting, setWeight } from '#api/account/identity/users/service.ts'
import type { HealthData } from '#api/kernel/declared/health-data.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { jsonLines, streamOfTexts } from '#api/kernel/http/text-stream.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, type Page, paged } from '#api/kernel/lists/page.ts'
import { presentMeasurement } from './present.ts'
import {
  clearMeasurement,
  countMeasurements,
  deleteMeasurements,
  fillMeasurements,
  type MeasuredChange,
  selectMeasurements,
  selectNewestWeight,
  selectNextMeasurements,
  selectWeights,
  updateMeasurement,
  upsertMeasurement,
} from './queries.ts'

type Write = MeasuredChange & { day: string; at?: string | undefined }

/** One's own measurements by day, the newest first. */
export async function listMeasurements(
  ctx: UserCtx<'db'>,
  range: Page & { from?: string | undefined; to?: string | undefined },
): Promise<Listed<BodyMeasurement>> {
  return paged(await selectMeasurements(ctx.db, ctx.actor.guid, range), presentMeasurement)
}

/**
 * Writes measurements of a day. The weight of the newest day is the one of the profile, too.
 * @throws ApiError at `day` for a day after tomorrow, at `health_data_consent` without the consent; LIMIT_REACHED
 */
export function recordMeasurement(ctx: UserCtx<'db'>, { day, at, ...change }: Write): Promise<BodyMeasurement> {
  refuseFuture([day])
  return write(ctx, { day, change }, async (db) => {
    const row = await upsertMeasurement(db, { person: ctx.actor.guid, day, at }, change)
    await requireRoom(db, ctx.actor.guid)
    return row
  })
}

/** The same for a day that has measurements. @throws ApiError NOT_FOUND, and as `recordMeasurement` */
export function changeMeasurement(ctx: UserCtx<'db'>, { day, at, ...change }: Write): Promise<BodyMeasurement> {
  return write(ctx, { day, change }, (db) => updateMeasurement(db, { person: ctx.actor.guid, day, at }, change))
}

/** Deletes the measurements of a day. @throws ApiError NOT_FOUND */
export async function removeMeasurement(ctx: UserCtx<'db'>, day: string): Promise<void> {
  await transaction(ctx, async ({ db, actor }) => {
    await lockConsenting(db, actor.guid)
    const newest = await selectNewestWeight(db, actor.guid)
    if (!(await clearMeasurement(db, actor.guid, day))) throw new ApiError('NOT_FOUND')
    if (newest?.day === day) await followNewest(db, actor.guid)
  })
}

/** Adds days of a file; what is there stays. @throws ApiError as `recordMeasurement` */
export async function importMeasurements(
  ctx: UserCtx<'db'>,
  rows: readonly ({ day: string } & MeasuredChange)[],
): Promise<MeasurementImport> {
  refuseFuture(rows.map(({ day }) => day))
  const days = new Map<string, { day: string } & MeasuredChange>()
  for (const row of rows) days.set(row.day, { ...days.get(row.day), ...row })
  return transaction(ctx, async ({ db, actor }) => {
    await lockConsenting(db, actor.guid)
    const before = await selectNewestWeight(db, actor.guid)
    const done = await fillMeasurements(db, actor.guid, [...days.values()])
    await requireRoom(db, actor.guid)
    const after = await selectNewestWeight(db, actor.guid)
    if (after !== null && after.day !== before?.day) await setWeight(db, actor.guid, after.weight)
    return done
  })
}

/** All measurements as CSV, written while it is sent. */
export function downloadCsv(ctx: UserCtx<'db'>): Download {
  async function* texts() {
    yield MEASUREMENTS_CSV_HEAD
    for await (const rows of allOf(ctx)) yield measurementsCsvLines(rows)
  }
  return fileOf('csv', texts())
}

/** All measurements as JSON, written while it is sent. */
export function downloadJson(ctx: UserCtx<'db'>): Download {
  async function* texts() {
    yield '['
    yield* jsonLines(allOf(ctx))
    yield '\n]\n'
  }
  return fileOf('json', texts())
}

async function* allOf(ctx: UserCtx<'db'>) {
  let after: string | null = null
  for (;;) {
    const rows = await selectNextMeasurements(ctx.db, ctx.actor.guid, after)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map(presentMeasurement)
    after = last.day
  }
}

function fileOf(ending: 'csv' | 'json', texts: AsyncGenerator<string>): Download {
  return { file_name: `zivina-mereni-${calendarDay(new Date())}.${ending}`, stream: streamOfTexts(texts) }
}

/** The weights of a person up to a day, the oldest first: kilograms. */
export function readWeights(ctx: UserCtx<'db'>, to: string): Promise<{ day: string; weight: number }[]> {
  return selectWeights(ctx.db, ctx.actor.guid, to)
}

/** What the measurements do when the profile changes: today's weight is the one written there, and all end with the consent. */
export const measurementsOfProfile: HealthData = {
  weigh: async (db, person, { day, weight }) => {
    await upsertMeasurement(db, { person, day, at: undefined }, { weight })
  },
  forget: deleteMeasurements,
}

/** @throws ApiError at `day` where one is after tomorrow: a traveller may be one day ahead of Prague, not more */
function refuseFuture(days: readonly string[]): void {
  const last = addDays(calendarDay(new Date()), 1)
  if (days.some((day) => day > last)) throw fieldError('day', 'date')
}

/** @throws ApiError LIMIT_REACHED, which takes back what was written over the limit */
async function requireRoom(db: Db, person: string): Promise<void> {
  if ((await countMeasurements(db, person)) > MEASUREMENTS_MAX) throw new ApiError('LIMIT_REACHED')
}

async function write(
  ctx: UserCtx<'db'>,
  { day, change }: { day: string; change: MeasuredChange },
  run: (db: Db) => Promise<Parameters<typeof presentMeasurement>[0] | null>,
): Promise<BodyMeasurement> {
  return transaction(ctx, async ({ db, actor }) => {
    await lockConsenting(db, actor.guid)
    const row = await run(db)
    if (row === null) throw new ApiError('NOT_FOUND')
    if (change.weight !== undefined) await followNewest(db, actor.guid, day)
    return presentMeasurement(row)
  })
}

/** Makes the weight of the newest day that of the profile, unless a given day is older than it. */
async function followNewest(db: Db, person: string, changed?: string): Promise<void> {
  const newest = await selectNewestWeight(db, person)
  if (newest !== null && (changed === undefined || newest.day <= changed)) await setWeight(db, person, newest.weight)
}
