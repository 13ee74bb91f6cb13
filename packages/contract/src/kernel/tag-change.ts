import { z } from 'zod'
import { oneLine } from './fields.ts'
import { RECIPE_TAGS_MAX } from './limits.ts'

const TagName = oneLine(60).min(1)
/** Tags that recipes get, and tags that they lose. */
export const TagChange = z.strictObject({
  add: z.array(TagName).max(RECIPE_TAGS_MAX).default([]),
  remove: z.array(TagName).max(RECIPE_TAGS_MAX).default([]),
})
export type TagChange = z.output<typeof TagChange>
