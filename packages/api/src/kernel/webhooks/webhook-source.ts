import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'

/** Something that a service told us. Its content is a claim: what is true is asked of the service. */
export type WebhookEvent = { event_id: string; raw: string }

/** A service that tells us of something by calls of its own. */
export type WebhookSource = {
  /** Its name in the stored events. */
  source: string
  /**
   * Works an event off, outside any transaction. It may be called again for the same event; an event whose work throws is tried
   * again later.
   */
  work(context: JobContext, event: WebhookEvent): Promise<void>
}

/** The queue in which the events of a source are worked off. */
export function queueOf(source: string): string {
  return `webhook_${source}`
}
