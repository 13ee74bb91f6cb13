import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { listOf, Slug } from '#contract/kernel/fields.ts'
import { summaryFields, textFields } from './articles.ts'
import { GUIDE_GOALS, GUIDE_STAGES } from './content-kinds.ts'

const guideFields = { goal: z.enum(GUIDE_GOALS), stage: z.enum(GUIDE_STAGES) }

/** A guide as the list shows it. Its slug is goal and stage joined by a hyphen. */
export const GuideSummary = z.object({ ...summaryFields, ...guideFields }).meta({ id: 'GuideSummary' })
export type GuideSummary = z.infer<typeof GuideSummary>

export const Guide = z
  .object({
    ...textFields,
    ...guideFields,
    /** The previous and next guide in reading order. */
    previous: GuideSummary.nullable(),
    next: GuideSummary.nullable(),
  })
  .meta({ id: 'Guide' })
export type Guide = z.infer<typeof Guide>

export const guides = {
  list: endpoint({
    method: 'GET',
    path: '/guide',
    access: 'public',
    summary: 'All guides in the order of reading: goal by goal, stage by stage.',
    query: z.strictObject({}),
    status: 200,
    response: listOf(GuideSummary),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/guide/{slug}',
    access: 'public',
    summary:
      'One guide with its text, sources and the recipes it shows; a former slug answers with it under its present one.',
    params: z.object({ slug: Slug }),
    status: 200,
    response: Guide,
    errors: ['NOT_FOUND'],
  }),
}
