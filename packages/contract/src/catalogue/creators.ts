import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, listOf, longText, oneLine, PageParameter, Slug } from '#contract/kernel/fields.ts'
import {
  PROFILE_BIO_MAX,
  PROFILE_LINE_MAX,
  PROFILE_NAME_MAX,
  PROFILE_WRITES_PER_HOUR,
} from '#contract/kernel/limits.ts'
import { PublicProfile } from './creator.ts'

/** A profile as the administration manages it. */
export const ManagedProfile = PublicProfile.extend({
  email: z.string(),
  is_affiliate: z.boolean(),
  position: z.number().int(),
}).meta({ id: 'ManagedProfile' })
export type ManagedProfile = z.infer<typeof ManagedProfile>

/** What creators write of themselves. */
const OwnFields = z.strictObject({
  headline: oneLine(PROFILE_LINE_MAX),
  specialisation: oneLine(PROFILE_LINE_MAX),
  bio: longText(PROFILE_BIO_MAX),
  /** From the image host, of the folder `creators/{slug}`. */
  logo: z.string().min(1).max(2000).nullable(),
  image: z.string().min(1).max(2000).nullable(),
})
/** What only administrators write. */
const GivenFields = z.strictObject({
  name: oneLine(PROFILE_NAME_MAX).min(1),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  position: z.int().min(0).max(10_000),
})
const ProfileDraft = z.strictObject({
  user: Guid,
  ...GivenFields.partial({ position: true }).shape,
  ...OwnFields.omit({ logo: true, image: true }).partial().shape,
})
export type ProfileDraft = z.output<typeof ProfileDraft>
const ProfilePatch = z.strictObject({ ...GivenFields.shape, ...OwnFields.shape, slug: Slug.min(2) }).partial()
export type ProfilePatch = z.output<typeof ProfilePatch>

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
  managed: endpoint({
    method: 'GET',
    path: '/admin/public_profile',
    access: 'admin',
    summary:
      'Creators with a public profile as the administration manages them, in their fixed order, by name or by recipes.',
    query: z.strictObject({
      page: PageParameter,
      ordering: z.enum(['position', 'name', '-name', 'recipe_count', '-recipe_count']).default('position'),
    }),
    status: 200,
    response: listOf(ManagedProfile),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/public_profile',
    access: 'admin',
    summary: 'Gives an account a public profile; pictures are added by a change.',
    body: ProfileDraft,
    status: 201,
    response: PublicProfile,
    errors: ['NOT_FOUND', 'UNIQUE'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/public_profile/{slug}',
    access: 'user',
    summary:
      'Changes a profile: creators their own texts and pictures, administrators all of it. A former slug leads to the present one.',
    rate_limits: [{ by: 'user', attempts: PROFILE_WRITES_PER_HOUR, seconds: 3600 }],
    params: z.object({ slug: Slug }),
    body: ProfilePatch,
    status: 200,
    response: PublicProfile,
    errors: ['NOT_FOUND', 'USER_PERMISSION_DENIED', 'UNIQUE', 'IMAGEKIT'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/public_profile/{slug}',
    access: 'admin',
    summary: 'Deletes a public profile; the account and its recipes stay.',
    params: z.object({ slug: Slug }),
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}
