import { STATUSES } from '@zivina/domain/catalogue/statuses'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import {
  countedListOf,
  Guid,
  limitAndOffset,
  listOf,
  longText,
  PageParameter,
  Timestamp,
} from '#contract/kernel/fields.ts'
import { ERROR_REPORT_TEXT_MAX, ERROR_REPORTS_PER_HOUR, ROWS_PER_PAGE } from '#contract/kernel/limits.ts'
import { SeenDecision } from '#contract/kernel/moderation.ts'
import { ERROR_REPORT_KINDS } from './error-report-kinds.ts'

const Subject = z.object({ guid: Guid, slug: z.string(), name: z.string() })

/** A reported mistake in a recipe or an ingredient. Approved means that it was a mistake and is fixed. */
export const ErrorReport = z
  .object({
    guid: Guid,
    recipe: Subject.nullable(),
    ingredient: Subject.nullable(),
    kind: z.enum(ERROR_REPORT_KINDS),
    text: z.string(),
    status: z.enum(STATUSES),
    status_note: z.string(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'ErrorReport' })
export type ErrorReport = z.infer<typeof ErrorReport>

/** With the person who sent it; null where the account was deleted. */
export const ManagedErrorReport = z
  .object({ ...ErrorReport.shape, user: z.object({ guid: Guid, username: z.string() }).nullable() })
  .meta({ id: 'ManagedErrorReport' })
export type ManagedErrorReport = z.infer<typeof ManagedErrorReport>

/** About a recipe or an ingredient. The kind `other` needs a text. */
export const NewErrorReport = z
  .strictObject({
    recipe: Guid.optional(),
    ingredient: Guid.optional(),
    kind: z.enum(ERROR_REPORT_KINDS),
    text: longText(ERROR_REPORT_TEXT_MAX).default(''),
  })
  .refine(({ recipe, ingredient }) => (recipe === undefined) !== (ingredient === undefined), {
    path: ['recipe'],
    message: 'invalid_format',
  })
  .refine(({ kind, text }) => kind !== 'other' || text !== '', { path: ['text'], message: 'required' })
  .meta({ id: 'NewErrorReport' })
export type NewErrorReport = z.output<typeof NewErrorReport>

export const errorReports = {
  create: endpoint({
    method: 'POST',
    path: '/error_report',
    access: 'user',
    summary:
      'Reports a mistake in an approved recipe or ingredient. The same report again, while it waits, is the same one.',
    rate_limits: [
      { by: 'user', attempts: ERROR_REPORTS_PER_HOUR, seconds: 3600 },
      { by: 'address', attempts: ERROR_REPORTS_PER_HOUR * 4, seconds: 3600 },
    ],
    body: NewErrorReport,
    status: 201,
    response: ErrorReport,
    errors: ['LIMIT_REACHED'],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/error_report/mine',
    access: 'user',
    seen: true,
    summary: 'One’s own reports with their states, the newest first.',
    query: z.strictObject(limitAndOffset(ROWS_PER_PAGE)),
    status: 200,
    response: listOf(ErrorReport),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/error_report',
    access: 'admin',
    summary: 'All reports, the newest first.',
    query: z.strictObject({ page: PageParameter, status: z.enum(STATUSES).optional() }),
    status: 200,
    response: countedListOf(ManagedErrorReport),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/error_report/{guid}',
    access: 'admin',
    summary: 'Deletes a report. What it earned stays.',
    params: z.object({ guid: Guid }),
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/error_report/{guid}/status',
    access: 'admin',
    summary: 'Says what became of a report: Approved is mended, Denied is no mistake. Its sender is told by e-mail.',
    params: z.object({ guid: Guid }),
    body: SeenDecision,
    status: 200,
    response: ManagedErrorReport,
    errors: ['DECIDED_ELSEWHERE', 'EMAIL_NOT_SENT'],
  }),
}
