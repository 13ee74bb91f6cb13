import { z } from 'zod'
import { Tags } from '#contract/catalogue/tags.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { tidyText } from '#contract/kernel/fields.ts'
import { ORDERED_TAGS_MAX, TAG_NAME_MAX } from '#contract/kernel/limits.ts'

/** Filters list tags with commas between them, so a tag has none. */
const TagName = z
  .string()
  .max(TAG_NAME_MAX * 2)
  .overwrite(tidyText)
  .min(1)
  .max(TAG_NAME_MAX)
  .regex(/^[^\p{Cc},]*$/u, 'excluded_character')

const params = z.object({ name: z.string().min(1).max(TAG_NAME_MAX) })

/** Tags as the administration manages them. */
export const managedTags = {
  create: endpoint({
    method: 'POST',
    path: '/tag',
    access: 'admin',
    summary: 'Adds a tag.',
    body: z.strictObject({ name: TagName }),
    status: 201,
    response: Tags,
    errors: ['UNIQUE'],
  }),
  order: endpoint({
    method: 'POST',
    path: '/tag/create_ordered_tags',
    access: 'admin',
    summary: 'Puts these tags on the front page, in this order, in place of those that are there.',
    body: z.strictObject({
      tags: z
        .array(TagName)
        .max(ORDERED_TAGS_MAX)
        .refine((tags) => new Set(tags).size === tags.length, 'duplicate'),
    }),
    status: 200,
    response: Tags,
    errors: ['TAG_DOESNT_EXIST'],
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/tag/{name}',
    access: 'admin',
    summary:
      'Renames a tag, in recipes, in saved filters and on the front page; merges it into the tag that has the name where that is wanted.',
    params,
    body: z.strictObject({ name: TagName, merges: z.boolean().default(false) }),
    status: 200,
    response: Tags,
    errors: ['NOT_FOUND', 'UNIQUE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/tag/{name}',
    access: 'admin',
    summary: 'Deletes a tag that no recipe has; saved filters lose it.',
    params,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND', 'PROTECTED'],
  }),
}
