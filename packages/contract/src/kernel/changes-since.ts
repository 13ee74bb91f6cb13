import { z } from 'zod'
import { Timestamp } from './fields.ts'

/** What a call sends that asks what changed since a mark. */
export const changedSince = { changed_since: Timestamp.optional() }

/** What such a call answers beside the changes. They may repeat what a copy has: merging them twice changes nothing. */
export const changesFields = {
  /** To be sent with the next call. */
  mark: Timestamp,
  /** Whether this is all there is, instead of changes: without a mark, and where changes since the mark are not known. */
  is_whole: z.boolean(),
}
