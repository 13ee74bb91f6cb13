import { STATUSES } from '@zivina/domain/catalogue/statuses'
import { z } from 'zod'
import { BULK_ACTION_NAMES } from '#contract/kernel/bulks.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, listOf, oneLine, PageParameter, Timestamp } from '#contract/kernel/fields.ts'
import { LIST_NAMES } from '#contract/kernel/lists.ts'
import { Decision } from '#contract/kernel/moderation.ts'
import { TagChange } from '#contract/kernel/tag-change.ts'

/** Rows of one bulk job at most, jobs of one admin that wait or run, and how many they may order in an hour. */
export const BULK_ROWS_MAX = 100_000
export const BULK_JOBS_AT_ONCE = 3
const BULK_JOBS_PER_HOUR = 30
/** How long a finished one is shown with what failed. */
export const BULK_KEPT_DAYS = 7

/** `stopped`: an admin ended it halfway; `failed`: it could not go on. What is done by then stays done. */
export const BULK_STATES = ['waiting', 'running', 'done', 'stopped', 'failed'] as const

export const BulkJob = z
  .object({
    guid: Guid,
    action: z.enum(BULK_ACTION_NAMES),
    /** The query of the list that selected the rows. */
    filter: z.record(z.string(), z.string()),
    decision: z.object({ status: z.enum(STATUSES), status_note: z.string() }).nullable(),
    tags: z.object({ add: z.array(z.string()), remove: z.array(z.string()) }).nullable(),
    state: z.enum(BULK_STATES),
    /** Rows that are done and rows that failed, of how many; null until the rows are listed. */
    done: z.int().min(0),
    failed: z.int().min(0),
    total: z.int().min(0).nullable(),
    /** Username of who ordered it; null after the deletion of their account. */
    by: z.string().nullable(),
    created_at: Timestamp,
    finished_at: Timestamp.nullable(),
  })
  .meta({ id: 'BulkJob' })
export type BulkJob = z.infer<typeof BulkJob>

/** A row that a bulk job left as it was, with the reason in Czech. */
export const BulkFailure = z
  .object({ target: Guid, name: z.string(), code: z.string(), message: z.string() })
  .meta({ id: 'BulkFailure' })
export type BulkFailure = z.infer<typeof BulkFailure>

const params = z.object({ guid: Guid })

/** Changes of all rows that the filters of a list select, done one after another by a job. */
export const bulkJobs = {
  list: endpoint({
    method: 'GET',
    path: '/admin/bulk_job',
    access: 'admin',
    summary: 'Bulk jobs of the last seven days, the latest first; those on one list where it is given.',
    query: z.strictObject({ page: PageParameter, list: z.enum(LIST_NAMES).optional() }),
    status: 200,
    response: listOf(BulkJob),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  order: endpoint({
    method: 'POST',
    path: '/admin/bulk_job',
    access: 'admin',
    summary:
      'Orders a change of all rows that a list’s filters select, once for each guid; where the same one is under way already, that one is answered.',
    rate_limits: [{ by: 'user', attempts: BULK_JOBS_PER_HOUR, seconds: 3600 }],
    body: z.strictObject({
      guid: Guid,
      action: z.enum(BULK_ACTION_NAMES),
      /** As the list’s call takes it, without the page. */
      filter: z
        .record(oneLine(40), oneLine(200))
        .refine((filter) => Object.keys(filter).length <= 10)
        .default({}),
      decision: Decision.optional(),
      tags: TagChange.optional(),
    }),
    status: 201,
    response: BulkJob,
    errors: ['LIMIT_REACHED', 'UNIQUE'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/admin/bulk_job/{guid}',
    access: 'admin',
    summary: 'How far a bulk job is.',
    params,
    status: 200,
    response: BulkJob,
    errors: ['NOT_FOUND'],
  }),
  failures: endpoint({
    method: 'GET',
    path: '/admin/bulk_job/{guid}/failure',
    access: 'admin',
    summary: 'The rows that a bulk job left as they were, with the reasons, in the order of the list.',
    params,
    query: z.strictObject({ page: PageParameter }),
    status: 200,
    response: listOf(BulkFailure),
    errors: ['NOT_FOUND', 'INCORRECT_QUERY_PARAMS'],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/admin/bulk_job/{guid}/stop',
    access: 'admin',
    summary:
      'Ends a bulk job where it is; rows that are done stay so. One that has ended already is answered as it is.',
    params,
    status: 200,
    response: BulkJob,
    errors: ['NOT_FOUND'],
  }),
}
