import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'

/** A permit to upload one picture to the image host, in the terms of its protocol. */
export const UploadAuth = z
  .object({
    /** Valid for one attempt, whether it succeeds or not. */
    token: z.string(),
    /** Seconds since 1970. */
    expire: z.number().int(),
    /** Lowercase hexadecimal HMAC-SHA1 of token and expire. */
    signature: z.string(),
    publicKey: z.string(),
  })
  .meta({ id: 'UploadAuth' })
export type UploadAuth = z.infer<typeof UploadAuth>

export const images = {
  auth: endpoint({
    method: 'GET',
    path: '/auth',
    access: 'user',
    summary: 'Leave to send the image host one picture.',
    rate_limits: [{ by: 'address', attempts: 120, seconds: 600 }],
    status: 200,
    response: UploadAuth,
    errors: [],
  }),
}
