import { changeLogPersonalData } from '@zivina/db/schema/kernel/change-log'
import { forgetEventsOf } from './audit/queries.ts'
import { bindHistory } from './changes/routes.ts'
import { changeLogCleanup } from './changes/sweep-job.ts'
import { bindDocument } from './document/document-routes.ts'
import { bindHealth } from './health/routes.ts'
import { deadMailQueue, mailQueue } from './mail/mail-jobs.ts'
import { outboxCleanup } from './mail/outbox-cleanup.ts'
import { deleteQueuedMailsOf } from './mail/queries.ts'
import type { Area } from './ports/area.ts'
import { jobSender, mailer, watcher } from './ports/kernel-ports.ts'
import { figureCleanup } from './watch/service.ts'
import { webhookCleanup } from './webhooks/cleanup-job.ts'

export const kernel: Area = {
  personal_data: [changeLogPersonalData],
  binders: [bindHealth, bindDocument, bindHistory],
  ports: [watcher, jobSender, mailer],
  queues: [deadMailQueue, mailQueue],
  jobs: [outboxCleanup, changeLogCleanup, webhookCleanup, figureCleanup],
  erasure: [
    { stage: 'forget', run: forgetEventsOf },
    { stage: 'forget', run: deleteQueuedMailsOf },
  ],
}
