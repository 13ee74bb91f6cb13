import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import type { ErrorCode } from '#contract/kernel/errors.ts'
import { Guid, listOf, Timestamp } from '#contract/kernel/fields.ts'
import { EMAIL_MAX } from '#contract/kernel/limits.ts'
import { SHARE_INVITATIONS_PER_HOUR } from '#contract/planning/limits.ts'

/** What a person may share with others. */
export const SHARED_KINDS = ['meal_plan', 'shopping_list'] as const
export type SharedKind = (typeof SHARED_KINDS)[number]

/** A viewer reads what is shared; an editor changes it like its owner, but neither shares nor deletes it. */
export const SHARE_ROLES = ['viewer', 'editor'] as const
export type ShareRole = (typeof SHARE_ROLES)[number]

const SharedKindField = z.enum(SHARED_KINDS)
const ShareRoleField = z.enum(SHARE_ROLES)
const lowerGuid = Guid.overwrite((guid) => guid.toLowerCase())

/** An invited person, as the owner sees them. */
export const Share = z
  .object({
    guid: Guid,
    /** The address that the owner invited. */
    email: z.string(),
    role: ShareRoleField,
    /** The person's username; null until they accept. */
    username: z.string().nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'Share' })
export type Share = z.infer<typeof Share>

/** With whom something is shared, and its read-only link. */
export const Sharing = z
  .object({
    people: z.array(Share),
    /** The token of the link that anyone can read it by; null where there is none. */
    link_token: z.string().nullable(),
  })
  .meta({ id: 'Sharing' })
export type Sharing = z.infer<typeof Sharing>

/** Something that another person shares with the logged-in user, or invites them to. */
export const SharedWithMe = z
  .object({
    guid: Guid,
    kind: SharedKindField,
    /** Guid of the meal plan or shopping list. */
    object: Guid,
    /** Of the meal plan or shopping list. */
    name: z.string(),
    /** The owner's full name, or their username. */
    owner_name: z.string(),
    role: ShareRoleField,
    is_accepted: z.boolean(),
    created_at: Timestamp,
  })
  .meta({ id: 'SharedWithMe' })
export type SharedWithMe = z.infer<typeof SharedWithMe>

/** The token of a read-only link: 32 bytes in base64url. */
export const ShareToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

const params = z.object({ guid: Guid })

/** What others share with the logged-in user, and the shares that a user gave. */
export const shares = {
  mine: endpoint({
    method: 'GET',
    path: '/share',
    access: 'user',
    summary: 'Invitations to the logged-in user and what others share with them, the latest first.',
    status: 200,
    response: listOf(SharedWithMe),
    errors: [],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/share/{guid}/accept',
    access: 'user',
    summary: 'Accepts an invitation that was sent to the own, verified e-mail; repeating it changes nothing.',
    params,
    status: 200,
    response: SharedWithMe,
    errors: ['NOT_FOUND'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/share/{guid}',
    access: 'user',
    summary: 'Changes the role of a person with whom the logged-in user shares something.',
    params,
    body: z.strictObject({ role: ShareRoleField }),
    status: 200,
    response: Share,
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/share/{guid}',
    access: 'user',
    summary: 'Ends a share: its owner takes it back, or the invited person declines or leaves.',
    params,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}

/**
 * The calls by which the owner of a thing shares it, for the noun it belongs to.
 * @param noun as paths name it: `meal_plan`
 * @param not_found the noun's code where the thing does not exist or is another person's
 */
export function sharingOf<const Noun extends string, const Code extends ErrorCode>(noun: Noun, not_found: Code) {
  return {
    sharing: endpoint({
      method: 'GET',
      path: `/${noun}/{guid}/share`,
      access: 'user',
      summary: 'With whom the owner shares it, and its read-only link.',
      params,
      status: 200,
      response: Sharing,
      errors: [not_found],
      not_found,
    }),
    invite: endpoint({
      method: 'POST',
      path: `/${noun}/{guid}/share`,
      access: 'premium',
      summary: 'Invites a person by e-mail to read it or to edit it together; once for each guid.',
      rate_limits: [{ by: 'user', attempts: SHARE_INVITATIONS_PER_HOUR, seconds: 3600 }],
      params,
      body: z.strictObject({
        guid: lowerGuid,
        email: z.string().trim().max(EMAIL_MAX).pipe(z.email('invalid_email')),
        role: ShareRoleField,
      }),
      status: 201,
      response: Share,
      errors: [not_found, 'OWN_EMAIL', 'UNIQUE', 'LIMIT_REACHED', 'EMAIL_NOT_SENT'],
      not_found,
    }),
    leave: endpoint({
      method: 'DELETE',
      path: `/${noun}/{guid}/share`,
      access: 'user',
      summary:
        'The logged-in user leaves what another person shares with them; where it is not shared, nothing changes.',
      params,
      status: 204,
      response: z.void(),
      errors: [not_found],
      not_found,
    }),
    open_link: endpoint({
      method: 'POST',
      path: `/${noun}/{guid}/share_link`,
      access: 'premium',
      summary: 'Makes the read-only link, or answers the one that exists.',
      params,
      status: 200,
      response: Sharing,
      errors: [not_found],
      not_found,
    }),
    close_link: endpoint({
      method: 'DELETE',
      path: `/${noun}/{guid}/share_link`,
      access: 'user',
      summary: 'Takes the read-only link back: its address stops working, and a later link has another one.',
      params,
      status: 204,
      response: z.void(),
      errors: [not_found],
      not_found,
    }),
  }
}
