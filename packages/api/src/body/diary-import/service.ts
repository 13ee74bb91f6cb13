import type { ImportPreview } from '@zivina/contract/body/diary-import'
import { calendarDay } from '@zivina/domain/calendar-day'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { doWork } from '#api/kernel/http/do-work.ts'
import type { ReceivedBody, UserCtx } from '#api/kernel/http/scope.ts'
import { type NewEntry, recordMany } from '../diary/service.ts'
import { breathe } from './breathe.ts'
import { type PresentEntry, selectNamedFoods, selectPresent } from './queries.ts'
import type { ImportWork, ReadImport } from './read-import.task.ts'
import { READ_IMPORT } from './tasks.ts'
import { toEntry } from './to-entry.ts'

type Ctx = UserCtx<'db' | 'urls' | 'work' | 'signal'>
type Result = { added_count: number; present_count: number; rejected: ImportPreview['rejected'] }

/** What a file would add. @throws ApiError DIARY_IMPORT_NO_TABLE, SOMETHING_MISSING, SERVICE_UNAVAILABLE */
export async function previewImport(ctx: Ctx, { file }: ReceivedBody): Promise<ImportPreview> {
  const read = await readSent(ctx, file, 'preview')
  if (!('preview' in read)) throw refusalOf(read)
  return read.preview
}

/**
 * Adds the rows of a file: all of them or none, in as many statements for fifty thousand as for one. What the diary has already is left
 * alone: rows of an earlier attempt by their guids, and entries of the same meal, name and energy.
 * @throws ApiError DIARY_IMPORT_NO_TABLE, SOMETHING_MISSING, LIMIT_REACHED, SERVICE_UNAVAILABLE
 */
export async function importDiary(ctx: Ctx, { file }: ReceivedBody): Promise<Result> {
  const read = await readSent(ctx, file, 'entries')
  if (!('entries' in read)) throw refusalOf(read)
  const { entries, rejected } = read
  const names = [...new Set(entries.filter(({ amount }) => amount !== null).map(({ name }) => name))]
  const foods = await selectNamedFoods(ctx.db, ctx.actor.guid, names)
  const made = await breathe(entries, (row) => toEntry(row, ctx.actor.guid, foods.get(row.name) ?? null))
  const added_count = made.length === 0 ? 0 : await recordMany(ctx, made, (db) => freshOf(db, ctx.actor.guid, made))
  return { added_count, present_count: entries.length - added_count, rejected }
}

/** Those of the entries that are not in the diary. */
async function freshOf(db: Ctx['db'], person: string, entries: readonly NewEntry[]): Promise<NewEntry[]> {
  const wanted = new Set(entries.map(({ guid }) => guid))
  const days = [...new Set(entries.map(({ day }) => day))]
  const present = await selectPresent(db, person, days, [...wanted])
  const known = new Set(present.map(({ guid }) => guid))
  // Of entries that come from elsewhere, each stands for one row.
  const others = countBy(present.filter(({ guid, is_deleted }) => !is_deleted && !wanted.has(guid)).map(keyOf))
  return entries.filter(
    (entry) => !known.has(entry.guid) && !takeOne(others, keyOf({ ...entry, kilojoules: entry.totals.kilojoules })),
  )
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** Whether one more of them is there, which then stands for this one. */
function takeOne(counts: Map<string, number>, key: string): boolean {
  const count = counts.get(key) ?? 0
  counts.set(key, count - 1)
  return count > 0
}

/** What two entries have in common that are the same to a person. */
const keyOf = ({ day, meal, name, kilojoules }: Omit<PresentEntry, 'guid' | 'is_deleted'>): string =>
  JSON.stringify([day, meal, name, kilojoules === null ? null : Math.round(kilojoules)])

function readSent({ work, actor, signal }: Ctx, file: string, wanted: ImportWork['wanted']): Promise<ReadImport> {
  const input = { file, wanted, today: calendarDay(new Date()) }
  return doWork(work, READ_IMPORT, input, { who: actor.guid, signal, too_much: 'DIARY_IMPORT_NO_TABLE' })
}

function refusalOf(read: ReadImport): ApiError {
  if ('refused' in read && read.refused === 'body') return new ApiError(read.code, { body: read.body })
  return new ApiError('DIARY_IMPORT_NO_TABLE')
}
