import {
  EXPORT_KEPT_DAYS,
  EXPORTED_FILES_MAX,
  EXPORTS_AT_ONCE,
  type Export,
  type ListOrder,
} from '@zivina/contract/console/exports'
import type { Download } from '@zivina/contract/kernel/endpoint'
import { EXPORTS, type ExportName, exportEnding } from '@zivina/contract/kernel/exports'
import type { Db } from '@zivina/db/database'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import { isFilterOf, requireList } from '#api/kernel/lists/whole-list.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { EXPORT_QUEUE } from './export-queue.ts'
import {
  type AskedExport,
  countRows,
  deleteExport,
  deleteExportsBy,
  type ExportRow,
  insertExport,
  isAccount,
  lockOrders,
  selectExport,
  selectExports,
  selectPiece,
  selectUnderWay,
} from './queries.ts'

const DAY_MS = 86_400_000
const NOUN = 'export_job'

function present({ by_guid: _, ...row }: ExportRow): Export {
  const created = new Date(row.created_at)
  return {
    ...row,
    created_at: created.toISOString(),
    finished_at: row.finished_at && new Date(row.finished_at).toISOString(),
    expires_at: new Date(created.getTime() + EXPORT_KEPT_DAYS * DAY_MS).toISOString(),
  }
}

export async function listExports({ db }: UserCtx<'db'>, page: number): Promise<Listed<Export>> {
  return paged(await selectExports(db, pageOf(page)), present)
}

type NewExport = {
  guid: string
  kind: Exclude<ExportName, 'list'>
  from?: string | undefined
  to?: string | undefined
  user?: string | undefined
}

/**
 * Orders an export. Where the same one is under way, that one is answered.
 * @throws FieldErrors where the period or the account is missing, or more files are in the period than fit into one archive
 * @throws ApiError LIMIT_REACHED, UNIQUE; NOT_FOUND where there is no such account; USER_PERMISSION_DENIED where a person's data are asked
 *   for by an administrator who is no super admin
 */
export async function orderExport(ctx: UserCtx<'db' | 'jobs' | 'declared'>, input: NewExport): Promise<Export> {
  const asked = toAsked(input)
  if (asked.account !== null) requireSuperAdmin(ctx)
  await requireFitting(ctx, asked)
  return order(ctx, asked)
}

/**
 * Creates the export of a list for a user whose role may open the list.
 * @throws FieldErrors where the filter is not one of the list
 * @throws ApiError LIMIT_REACHED, UNIQUE; USER_PERMISSION_DENIED for a list of another role
 */
export async function orderList(
  ctx: UserCtx<'db' | 'jobs' | 'declared'>,
  { guid, list, filter }: ListOrder,
): Promise<Export> {
  const declared = ctx.declared.lists.find(({ name }) => name === list)
  if (declared === undefined || !isFilterOf(declared, filter)) throw fieldError('filter', 'invalid_format')
  requireList(ctx, declared)
  return order(ctx, { guid: guid.toLowerCase(), kind: 'list', from: null, to: null, account: null, list, filter })
}

async function order(ctx: UserCtx<'db' | 'jobs'>, asked: AskedExport): Promise<Export> {
  const guid = await transaction(ctx, async (ctx) => {
    await lockOrders(ctx.db)
    if (asked.account !== null && !(await isAccount(ctx.db, asked.account))) throw new ApiError('NOT_FOUND')
    return createOnce({
      is_named: true,
      find: async () => (await selectExport(ctx.db, asked.guid))?.guid ?? null,
      make: () => make(ctx, asked),
      repeat: (former) => former,
    })
  })
  const made = await selectExport(ctx.db, guid)
  if (made === null) throw new ApiError('NOT_FOUND')
  return present(made)
}

async function make(ctx: UserCtx<'db' | 'jobs'>, asked: AskedExport): Promise<string | null> {
  const { same, count } = await selectUnderWay(ctx.db, asked, ctx.actor.guid)
  if (same !== null) return same
  if (count >= EXPORTS_AT_ONCE) throw new ApiError('LIMIT_REACHED')
  const made = await insertExport(ctx.db, asked, ctx.actor.guid)
  if (made === null) return null
  await ctx.jobs.send(ctx.db, EXPORT_QUEUE, { guid: made })
  if (asked.account !== null) await tellAccount(ctx, asked.account)
  await recordChange(ctx, { noun: NOUN, guid: made, before: {}, after: { ordered: asked.list ?? asked.kind } })
  return made
}

async function requireFitting(
  { db, declared }: UserCtx<'db' | 'declared'>,
  { kind, from, to }: AskedExport,
): Promise<void> {
  const archive = declared.exports.find(({ name }) => name === kind)
  if (archive === undefined || !('files' in archive) || from === null || to === null) return
  if ((await countRows(db, archive.rows({ from, to }))) > EXPORTED_FILES_MAX) throw fieldError('to', 'long_period')
}

/** What is asked for, as far as the kind needs it. */
function toAsked({ guid, kind, from, to, user }: NewExport): AskedExport {
  const { needs } = EXPORTS[kind]
  const asked = { guid: guid.toLowerCase(), kind, from: null, to: null, account: null, list: null, filter: null }
  if (needs === 'account') {
    if (user === undefined) throw fieldError('user', 'required')
    return { ...asked, account: user.toLowerCase() }
  }
  if (needs === 'nothing') return asked
  if (from === undefined) throw fieldError('from', 'required')
  if (to === undefined) throw fieldError('to', 'required')
  if (to < from) throw fieldError('to', 'date')
  return { ...asked, from, to }
}

/** Everything of a person, with what they keep of their health, is for super admins who answer a request of that person. */
function requireSuperAdmin({ actor }: Pick<UserCtx<never>, 'actor'>): void {
  if (!actor.is_super_admin) throw new ApiError('USER_PERMISSION_DENIED')
}

/** The person sees among what happened to their account that an admin had their data written out. */
function tellAccount({ db, actor }: UserCtx<'db'>, account: string): Promise<void> {
  return recordEvent(db, 'data_downloaded', account, { address: '', device: '' }, { by: actor.guid })
}

/** How far an export is. @throws ApiError NOT_FOUND */
export async function readExport(ctx: UserCtx<'db'>, guid: string): Promise<Export> {
  return present(await readable(ctx, guid))
}

/** Admins see every export, affiliates those of lists that they ordered. */
async function readable({ db, actor }: UserCtx<'db'>, guid: string): Promise<ExportRow> {
  const row = await selectExport(db, guid)
  if (row === null || !(actor.is_admin || row.by_guid === actor.guid)) throw new ApiError('NOT_FOUND')
  return row
}

/** The file of an export, read piece by piece; who downloads it is recorded. @throws ApiError NOT_FOUND, USER_PERMISSION_DENIED */
export async function downloadExport(ctx: UserCtx<'db'>, guid: string): Promise<Download> {
  const row = await readable(ctx, guid)
  if (row.state !== 'done') throw new ApiError('NOT_FOUND')
  if (row.kind === 'person') requireSuperAdmin(ctx)
  await recordChange(ctx, { noun: NOUN, guid, before: {}, after: { downloaded: new Date().toISOString() } })
  return { file_name: nameOf(row), stream: piecesOf(ctx.db, guid), size: row.bytes }
}

function piecesOf(db: Db, guid: string): ReadableStream<Uint8Array> {
  let position = 0
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const piece = await selectPiece(db, guid, position)
      position += 1
      if (piece === null) controller.close()
      else controller.enqueue(piece)
    },
  })
}

function nameOf({ kind, list, from, to, created_at }: ExportRow): string {
  const days = from === null ? new Date(created_at).toISOString().slice(0, 10) : `${from}_${to}`
  if (list !== null) return `zivina-${list.replace(/^GET \//, '').replaceAll('/', '-')}-${days}.csv`
  return `zivina-${kind}-${days}.${exportEnding(kind)}`
}

/** Deletes an export with its file. @throws ApiError NOT_FOUND */
export async function removeExport(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const row = await selectExport(ctx.db, guid)
    if (row === null || !(await deleteExport(ctx.db, guid))) throw new ApiError('NOT_FOUND')
    await recordChange(ctx, { noun: NOUN, guid, before: { kind: row.kind }, after: { kind: null } })
  })
}

/** The files that an administrator ordered end with the role: as an affiliate the same person may not read them. */
export async function forgetExportsBy(db: Db, admin: string): Promise<void> {
  await deleteExportsBy(db, admin)
}
