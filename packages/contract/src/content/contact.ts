import { z } from 'zod'
import { Email } from '#contract/account/accounts.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, longText, oneLine } from '#contract/kernel/fields.ts'
import {
  CONTACT_ATTACHMENTS_MAX,
  CONTACT_NAME_MAX,
  CONTACT_TEXT_MAX,
  CONTACT_TEXT_MIN,
  PROOF_NUMBER_MAX,
} from '#contract/kernel/limits.ts'
import { UploadAuth } from '#contract/media/images.ts'
import { CONTACT_SUBJECTS } from './contact-subjects.ts'

const Hash = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * A proof of work that a browser must compute before it may send a message: find the number that, with the salt, gives the
 * challenge.
 */
export const Challenge = z
  .object({
    algorithm: z.literal('SHA-256'),
    challenge: z.string(),
    /** The exclusive upper limit of the number. */
    maxnumber: z.number().int(),
    salt: z.string(),
    signature: z.string(),
  })
  .meta({ id: 'Challenge' })
export type Challenge = z.infer<typeof Challenge>

/** A challenge with its solution. */
export const Proof = z.strictObject({
  algorithm: z.literal('SHA-256'),
  challenge: Hash,
  number: z.number().int().min(0).max(PROOF_NUMBER_MAX),
  salt: z.string().max(200),
  signature: Hash,
})
export type Proof = z.infer<typeof Proof>

/** Addresses of pictures uploaded before, as the image host returned them. */
const Attachments = z.array(z.string().max(2000)).max(CONTACT_ATTACHMENTS_MAX).default([])

const message = {
  subject: z.enum(CONTACT_SUBJECTS),
  /** The only control characters allowed are line breaks and tabs. */
  text: longText(CONTACT_TEXT_MAX).min(CONTACT_TEXT_MIN),
  /** Made by the form: a message sent twice is stored once. */
  submission: Guid,
}

export const ContactMessage = z.strictObject({
  ...message,
  name: oneLine(CONTACT_NAME_MAX).default(''),
  email: Email,
  /** A hidden field that people leave empty; programs that fill forms give themselves away. */
  website: z.string().max(500).default(''),
  /** Pictures from the folder `contact/{submission}`. */
  attachments: Attachments,
  proof: Proof,
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const PersonalContactMessage = z.strictObject({
  ...message,
  /** Pictures from the folder `contact`. */
  attachments: Attachments,
})
export type PersonalContactMessage = z.infer<typeof PersonalContactMessage>

const Sent = z.object({ submission: Guid }).meta({ id: 'ContactSent' })

export const contact = {
  challenge: endpoint({
    method: 'GET',
    path: '/contact_form/challenge',
    access: 'public',
    summary: 'Work to be done before writing without an account; good for one message within the hour.',
    rate_limits: [{ by: 'address', attempts: 60, seconds: 600 }],
    status: 200,
    response: Challenge,
    errors: [],
  }),
  send: endpoint({
    method: 'POST',
    path: '/contact_form',
    access: 'public',
    summary: 'Writes to the support; its author gets a confirmation. Sent twice, it is kept once.',
    rate_limits: [
      { by: 'address', attempts: 10, seconds: 600 },
      { by: 'account', attempts: 5, seconds: 3600 },
    ],
    body: ContactMessage,
    status: 200,
    response: Sent,
    errors: ['PROOF_NOT_ACCEPTED', 'IMAGEKIT', 'EMAIL_NOT_SENT'],
  }),
  attach: endpoint({
    method: 'POST',
    path: '/contact_form/attachment',
    access: 'public',
    summary:
      'Leave to send one picture into the folder `contact/{submission}`, for a message that is being written without an account; the work is the one that the message will bring.',
    rate_limits: [{ by: 'address', attempts: 30, seconds: 3600 }],
    body: z.strictObject({ submission: Guid, proof: Proof }),
    status: 200,
    response: UploadAuth,
    errors: ['PROOF_NOT_ACCEPTED', 'IMAGEKIT'],
  }),
  sendPersonal: endpoint({
    method: 'POST',
    path: '/contact_form/personal',
    access: 'user',
    summary: 'Writes to the support in the name of the account, with pictures if wanted. Sent twice, it is kept once.',
    rate_limits: [
      { by: 'address', attempts: 20, seconds: 600 },
      { by: 'user', attempts: 10, seconds: 3600 },
    ],
    body: PersonalContactMessage,
    status: 200,
    response: Sent,
    errors: ['IMAGEKIT', 'EMAIL_NOT_SENT'],
  }),
}
