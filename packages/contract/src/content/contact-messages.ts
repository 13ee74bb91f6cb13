import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { countedListOf, Guid, ImageUrl, longText, PageParameter, Timestamp } from '#contract/kernel/fields.ts'
import { CONTACT_REPLIES_PER_HOUR, CONTACT_TEXT_MAX } from '#contract/kernel/limits.ts'
import { CONTACT_STATES } from './contact-states.ts'
import { CONTACT_SUBJECTS } from './contact-subjects.ts'

const Person = z.object({ guid: Guid, username: z.string() })

const ContactReply = z.object({
  guid: Guid,
  text: z.string(),
  /** Null where the administrator’s account was deleted. */
  author: Person.nullable(),
  created_at: Timestamp,
})

/** A message to the support, with what was answered. */
export const ManagedMessage = z
  .object({
    guid: Guid,
    subject: z.enum(CONTACT_SUBJECTS),
    name: z.string(),
    email: z.string(),
    text: z.string(),
    attachments: z.array(ImageUrl),
    /** The account that it was written from, or that an administrator joined it to. */
    user: Person.nullable(),
    /** The account with this address where it was written without one: anybody can write any address. */
    same_email: Person.nullable(),
    order: Guid.nullable(),
    state: z.enum(CONTACT_STATES),
    handled_at: Timestamp.nullable(),
    created_at: Timestamp,
    /** The oldest first. */
    replies: z.array(ContactReply),
  })
  .meta({ id: 'ManagedMessage' })
export type ManagedMessage = z.infer<typeof ManagedMessage>

const MessagePatch = z
  .strictObject({ state: z.enum(CONTACT_STATES), user: Guid.nullable(), order: Guid.nullable() })
  .partial()
export type MessagePatch = z.output<typeof MessagePatch>

const params = z.object({ guid: Guid })

/** Messages to the support as the administration answers them. */
export const contactMessages = {
  list: endpoint({
    method: 'GET',
    path: '/admin/message',
    access: 'admin',
    summary:
      'Messages of the contact form, the newest first unless asked otherwise; in one state, of one subject, address or account.',
    query: z.strictObject({
      page: PageParameter,
      state: z.enum(CONTACT_STATES).optional(),
      subject: z.enum(CONTACT_SUBJECTS).optional(),
      email: z.email().max(254).optional(),
      user: Guid.optional(),
      ordering: z.enum(['created_at', '-created_at']).default('-created_at'),
    }),
    status: 200,
    response: countedListOf(ManagedMessage),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/admin/message/{guid}',
    access: 'admin',
    summary: 'Says what became of a message, and whom and which order it is about.',
    params,
    body: MessagePatch,
    status: 200,
    response: ManagedMessage,
    errors: ['NOT_FOUND'],
  }),
  reply: endpoint({
    method: 'POST',
    path: '/admin/message/{guid}/reply',
    access: 'admin',
    summary: 'Answers a message by e-mail. The same answer sent again is mailed once.',
    rate_limits: [{ by: 'user', attempts: CONTACT_REPLIES_PER_HOUR, seconds: 3600 }],
    params,
    /** Its guid is the client’s. */
    body: z.strictObject({ guid: Guid, text: longText(CONTACT_TEXT_MAX).min(1) }),
    status: 201,
    response: ManagedMessage,
    errors: ['NOT_FOUND', 'UNIQUE', 'EMAIL_NOT_SENT'],
  }),
}
