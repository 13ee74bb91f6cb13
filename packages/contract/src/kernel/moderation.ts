import { STATUSES } from '@zivina/domain/catalogue/statuses'
import { z } from 'zod'
import { longText } from './fields.ts'
import { STATUS_NOTE_MAX } from './limits.ts'

/** A moderator's decision on a submission. */
export const Decision = z.strictObject({
  status: z.enum(STATUSES),
  /** The reason for a denial. */
  status_note: longText(STATUS_NOTE_MAX).default(''),
})
export type Decision = z.output<typeof Decision>

/** The same with the state that the moderator saw: another one is refused, as another moderator has decided meanwhile. */
export const SeenDecision = Decision.extend({ seen: z.enum(STATUSES).optional() })
export type SeenDecision = z.output<typeof SeenDecision>
