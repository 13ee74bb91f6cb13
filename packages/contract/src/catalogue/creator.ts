import { z } from 'zod'
import { Guid, ImageUrl } from '#contract/kernel/fields.ts'

/** The author of a recipe, as shown beside it. An author without a public profile has no slug, colour or logo. */
export const Creator = z.object({
  guid: Guid,
  username: z.string(),
  name: z.string(),
  slug: z.string().nullable(),
  colour: z.string().nullable(),
  logo: ImageUrl.nullable(),
  image: ImageUrl.nullable(),
})
export type Creator = z.infer<typeof Creator>

/** A content creator with a public page. */
export const PublicProfile = Creator.extend({
  slug: z.string(),
  colour: z.string(),
  headline: z.string(),
  specialisation: z.string(),
  bio: z.string(),
  recipe_count: z.number().int(),
}).meta({ id: 'PublicProfile' })
export type PublicProfile = z.infer<typeof PublicProfile>
