import { forgetEventsOf } from './audit/queries.ts'
import { bindDocument } from './document/document-routes.ts'
import { bindHealth } from './health/routes.ts'
import { deadMailQueue, mailQueue } from './mail/mail-jobs.ts'
import { outboxCleanup } from './mail/outbox-cleanup.ts'
import { deleteQueuedMailsOf } from './mail/queries.ts'
import type { Area } from './ports/area.ts'
import { jobSender, mailer } from './ports/kernel-ports.ts'

export const kernel: Area = {
  binders: [bindHealth, bindDocument],
  ports: [jobSender, mailer],
  queues: [deadMailQueue, mailQueue],
  jobs: [outboxCleanup],
  erasure: [
    { stage: 'forget', run: forgetEventsOf },
    { stage: 'forget', run: deleteQueuedMailsOf },
  ],
}
