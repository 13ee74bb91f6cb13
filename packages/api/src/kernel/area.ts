import { forgetEventsOf } from './audit/queries.ts'
import { bindDocument } from './document/document-routes.ts'
import { bindHealth } from './health/routes.ts'
import { outboxCleanup } from './mail/outbox-cleanup.ts'
import { deleteQueuedMailsOf } from './mail/queries.ts'
import type { Area } from './ports/area.ts'

export const kernel: Area = {
  binders: [bindHealth, bindDocument],
  jobs: [outboxCleanup],
  erasure: [
    { stage: 'forget', run: forgetEventsOf },
    { stage: 'forget', run: deleteQueuedMailsOf },
  ],
}
