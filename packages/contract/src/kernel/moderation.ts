import { STATUSES } from '@zivina/domain/catalogue/statuses'
import { z } from 'zod'
import { longText } from './fields.ts'
import { STATUS_NOTE_MAX } from './limits.ts'

/** What is decided on something that somebody sent in. */
export const Decision = z.strictObject({
  status: z.enum(STATUSES),
  /** Why, where it is denied. */
  status_note: longText(STATUS_NOTE_MAX).default(''),
})
export type Decision = z.output<typeof Decision>
