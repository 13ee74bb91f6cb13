import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { countedListOf, Guid, ImageUrl, PageParameter, Timestamp } from '#contract/kernel/fields.ts'
import { RECOGNITION_VERDICTS } from './recognition-verdicts.ts'

/** One picture that a model was asked about. */
export const ImageRecognition = z
  .object({
    guid: Guid,
    /** Null where the account was deleted. */
    user: z.object({ guid: Guid, username: z.string() }).nullable(),
    picture: ImageUrl.nullable(),
    model: z.string(),
    /** What it answered, as it came; null where it did not. */
    answer: z.unknown(),
    /** Millionths of a crown. */
    cost: z.number().int(),
    milliseconds: z.number().int(),
    /** Null until the person has decided. */
    verdict: z.enum(RECOGNITION_VERDICTS).nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'ImageRecognition' })
export type ImageRecognition = z.infer<typeof ImageRecognition>

export const imageRecognition = {
  list: endpoint({
    method: 'GET',
    path: '/image_recognition_log',
    access: 'admin',
    summary:
      'Pictures that a model was asked about, the newest first, with answer, cost and verdict; of one verdict, or without any.',
    query: z.strictObject({ page: PageParameter, verdict: z.enum([...RECOGNITION_VERDICTS, 'none']).optional() }),
    status: 200,
    response: countedListOf(ImageRecognition).extend({
      /** What all of them cost together, in millionths of a crown. */
      cost: z.number().int(),
    }),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}
