import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Download } from '@zivina/contract/kernel/endpoint'
import type { Db } from '@zivina/db/database'
import type { PersonalData } from '@zivina/db/personal-data'
import { calendarDay } from '@zivina/domain/calendar-day'
import { requireOwn } from '#api/account/identity/users/policy.ts'
import { type Bytes, zipOf } from '#api/kernel/archives/zip.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { bodiesFolder } from '#api/kernel/http/bodies/large-body.ts'
import type { Services, UserCtx } from '#api/kernel/http/scope.ts'
import { createCallLimiter } from '#api/kernel/limits/call-limiter.ts'
import { asOfNow } from '#api/kernel/lists/cursor-queries.ts'
import { readPersonalFiles } from './personal-data-queries.ts'

/** Downloads that are written at once, each with a connection of its own, and those that may wait. */
const limiter = createCallLimiter({ at_once: 2, waiting: 8, waiting_each: 2 })

/**
 * All stored data of a person as a ZIP of JSON files and pictures, as of one moment. It is written to the disk row by row and sent from
 * there: its size is no matter of memory, and a slow client holds no connection to the database.
 * @throws ApiError NOT_FOUND for other accounts, SERVICE_UNAVAILABLE where too many are written already
 */
export async function downloadPersonalData(
  ctx: UserCtx<'db' | 'visitor' | 'declared' | 'signal' | 'bodies_dir'>,
  guid: string,
): Promise<Download> {
  const { db, actor, declared, signal } = ctx
  requireOwn(actor, guid)
  await recordEvent(db, 'data_downloaded', actor.guid, ctx.visitor)
  const now = new Date()
  const file = await openNameless(ctx)
  try {
    const write = () =>
      asOfNow(db, (db) => writeAll(file, zipOf(readPersonalFiles(db, actor.guid, declared.personal_data), now), signal))
    const size = await limiter.run(actor.guid, write, signal)
    // The stream closes the file at its end and when it is given up.
    const stream = Readable.toWeb(file.createReadStream({ start: 0 })) as ReadableStream<Uint8Array>
    return { file_name: `zivina-moje-udaje-${calendarDay(now)}.zip`, stream, size }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** A file that is on the disk as long as it is open: nothing is left of it, however the download or the process ends. */
async function openNameless(services: Pick<Services, 'bodies_dir'>): Promise<FileHandle> {
  const folder = bodiesFolder(services)
  await mkdir(folder, { recursive: true })
  const name = join(folder, randomUUID())
  const file = await open(name, 'wx+', 0o600)
  await rm(name)
  return file
}

/** @returns the bytes that were written */
async function writeAll(file: FileHandle, chunks: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<number> {
  let size = 0
  for await (const chunk of chunks) {
    if (signal.aborted) throw new ApiError('SERVICE_UNAVAILABLE')
    await file.writeFile(chunk)
    size += chunk.length
  }
  return size
}

/**
 * The same of any person, piece by piece; the caller decides who may have it.
 * @param db a transaction of one moment, in which nothing else is read meanwhile
 */
export function archiveOf(db: Db, user: string, personal_data: readonly PersonalData[]): AsyncGenerator<Bytes> {
  return zipOf(readPersonalFiles(db, user, personal_data), new Date())
}
