import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, Timestamp } from '#contract/kernel/fields.ts'
import { DRAFT_LENGTH_MAX, DRAFT_WRITES_PER_HOUR } from '#contract/kernel/limits.ts'

/** The guid of the recipe being edited; a recipe not yet created has the guid it will be created with. */
const params = z.object({ key: z.literal('new').or(Guid) })

/** The content of the editor; only the editor knows its structure. */
const DraftBody = z.record(z.string(), z.unknown())

export const RecipeDraftSummary = z
  .object({ key: z.string(), name: z.string(), is_new: z.boolean(), updated_at: Timestamp })
  .meta({ id: 'RecipeDraftSummary' })
export type RecipeDraftSummary = z.infer<typeof RecipeDraftSummary>

export const recipeDrafts = {
  list: endpoint({
    method: 'GET',
    path: '/recipe_draft',
    access: 'user',
    summary: 'One’s own unsaved recipes, the latest first.',
    query: z.strictObject({}),
    status: 200,
    response: z.object({ results: z.array(RecipeDraftSummary), count: z.number().int() }),
    errors: [],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/recipe_draft/{key}',
    access: 'user',
    summary: 'What one typed into the recipe editor and has not saved.',
    params,
    status: 200,
    response: z.object({ key: z.string(), body: DraftBody, updated_at: Timestamp }).meta({ id: 'RecipeDraft' }),
    errors: ['NOT_FOUND'],
  }),
  keep: endpoint({
    method: 'PATCH',
    path: '/recipe_draft/{key}',
    access: 'user',
    summary:
      'Keeps what is typed; made where there is none. Refused where another window kept something since `seen_at`.',
    rate_limits: [{ by: 'user', attempts: DRAFT_WRITES_PER_HOUR, seconds: 3600 }],
    params,
    body: z.strictObject({
      body: DraftBody.refine((body) => JSON.stringify(body).length <= DRAFT_LENGTH_MAX),
      /** When the draft was last saved, as far as this window knows; null where it knows of none. */
      seen_at: Timestamp.nullable().optional(),
    }),
    status: 200,
    response: z.object({ updated_at: Timestamp }),
    errors: ['CHANGED_ELSEWHERE'],
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/recipe_draft/{key}',
    access: 'user',
    summary: 'Forgets a draft; one that is not there is forgotten already.',
    params,
    status: 204,
    response: z.void(),
    errors: [],
  }),
}
