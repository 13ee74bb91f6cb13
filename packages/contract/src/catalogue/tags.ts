import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'

/** Every tag in Czech order, and those of the front page in theirs. */
export const Tags = z
  .object({ tags: z.array(z.string()), ordered_tags: z.object({ tags: z.array(z.string()) }) })
  .meta({ id: 'Tags' })
export type Tags = z.infer<typeof Tags>

export const tags = {
  list: endpoint({
    method: 'GET',
    path: '/tag',
    access: 'public',
    summary: 'Every tag in use, and the ordered row shown on the front page.',
    query: z.strictObject({}),
    status: 200,
    response: Tags,
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}
