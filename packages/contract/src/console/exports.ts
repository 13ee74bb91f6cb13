import { z } from 'zod'
import { type Download, endpoint } from '#contract/kernel/endpoint.ts'
import { EXPORT_NAMES } from '#contract/kernel/exports.ts'
import { Guid, listOf, oneLine, PageParameter, Timestamp } from '#contract/kernel/fields.ts'
import { LIST_NAMES } from '#contract/kernel/lists.ts'

/** Exports that one admin may have waiting or running at once, how many they may order in an hour, and how long a file is kept. */
export const EXPORTS_AT_ONCE = 5
const EXPORTS_PER_HOUR = 60
export const EXPORT_KEPT_DAYS = 7
/** Files of one ZIP: its format counts no further. */
export const EXPORTED_FILES_MAX = 65_000

export const EXPORT_STATES = ['waiting', 'running', 'done', 'failed'] as const

export const Export = z
  .object({
    guid: Guid,
    kind: z.enum(EXPORT_NAMES),
    from: z.iso.date().nullable(),
    to: z.iso.date().nullable(),
    /** The account that it is about; null where it is about none, and after its deletion. */
    account: z.string().nullable(),
    /** The list that it holds, with the filters of its call; null where it is none. */
    list: z.enum(LIST_NAMES).nullable(),
    filter: z.record(z.string(), z.string()).nullable(),
    state: z.enum(EXPORT_STATES),
    /** Rows that are written, of how many; null while that is not known. */
    done: z.int().min(0),
    total: z.int().min(0).nullable(),
    bytes: z.number().int().min(0),
    /** Username of who ordered it; null after the deletion of their account. */
    by: z.string().nullable(),
    created_at: Timestamp,
    finished_at: Timestamp.nullable(),
    /** When its file is deleted. */
    expires_at: Timestamp,
  })
  .meta({ id: 'Export' })
export type Export = z.infer<typeof Export>

const params = z.object({ guid: Guid })
/** A list with the filters and the order of its call, without the page. */
const ListOrder = z.strictObject({
  guid: Guid,
  list: z.enum(LIST_NAMES),
  filter: z
    .record(oneLine(40), oneLine(200))
    .refine((filter) => Object.keys(filter).length <= 10)
    .default({}),
})
export type ListOrder = z.output<typeof ListOrder>

/** Tables for an accountant, an analyst and requests for data, written by jobs. All admins see all of them, and who downloaded what. */
export const exportJobs = {
  list: endpoint({
    method: 'GET',
    path: '/admin/export',
    access: 'admin',
    summary: 'Exports of the last seven days, the latest first, with how far they are.',
    query: z.strictObject({ page: PageParameter }),
    status: 200,
    response: listOf(Export),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/export',
    access: 'admin',
    summary:
      'Orders an export, once for each guid; where the same one is under way already, that one is answered. A period includes both of its days, and of files at most 65,000.',
    rate_limits: [{ by: 'user', attempts: EXPORTS_PER_HOUR, seconds: 3600 }],
    body: z.strictObject({
      guid: Guid,
      kind: z.enum(EXPORT_NAMES).exclude(['list']),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      user: Guid.optional(),
    }),
    status: 201,
    response: Export,
    errors: ['NOT_FOUND', 'LIMIT_REACHED', 'UNIQUE'],
  }),
  orderList: endpoint({
    method: 'POST',
    path: '/admin/list_export',
    access: 'affiliate',
    summary:
      'Orders the export of a list that the person may open, as its filters select it and as of one moment; affiliates get what they see of it.',
    rate_limits: [{ by: 'user', attempts: EXPORTS_PER_HOUR, seconds: 3600 }],
    body: ListOrder,
    status: 201,
    response: Export,
    errors: ['LIMIT_REACHED', 'UNIQUE'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/admin/export/{guid}',
    access: 'affiliate',
    summary: 'How far an export is; affiliates see their own.',
    params,
    status: 200,
    response: Export,
    errors: ['NOT_FOUND'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/admin/export/{guid}/file',
    access: 'affiliate',
    summary:
      'The file of an export that is done; affiliates get those of their own. Each download is recorded in the history of the export.',
    params,
    status: 200,
    response: z.custom<Download>(),
    media_type: 'application/octet-stream',
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/export/{guid}',
    access: 'admin',
    summary: 'Deletes an export with its file; one that is under way ends.',
    params,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}
