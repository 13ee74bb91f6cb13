import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, ImageUrl, listOf, Slug } from '#contract/kernel/fields.ts'

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

export const creators = {
  list: endpoint({
    method: 'GET',
    path: '/public_profile',
    access: 'public',
    summary: 'All creators with a public profile, in their fixed order.',
    query: z.strictObject({}),
    status: 200,
    response: listOf(PublicProfile),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/public_profile/{slug}',
    access: 'public',
    summary: 'One creator with a public profile; a former slug answers with the creator under the present one.',
    params: z.object({ slug: Slug }),
    status: 200,
    response: PublicProfile,
    errors: ['NOT_FOUND'],
  }),
}
