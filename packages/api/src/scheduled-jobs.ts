import { eraseAccounts } from './account/erasure/erase-accounts.ts'
import { sessionCleanup } from './account/sessions/session-cleanup.ts'
import { recomputeSweep } from './catalogue/ingredients/versions/recompute-sweep.ts'
import { challengeCleanup } from './content/contact/challenge-cleanup.ts'
import { retentionCleanup } from './content/contact/retention-cleanup.ts'
import { newsletterCleanup } from './content/newsletter/newsletter-cleanup.ts'
import { newsletterIssue } from './content/newsletter/newsletter-issue.ts'
import type { ScheduledJob } from './kernel/jobs/scheduled-job.ts'
import { outboxCleanup } from './kernel/mail/outbox-cleanup.ts'
import { imageCleanup } from './media/images/image-cleanup.ts'

/** Everything that runs by the clock. `docs/domain/jobs.md` says what each is for. */
export const SCHEDULED_JOBS: readonly ScheduledJob[] = [
  outboxCleanup,
  eraseAccounts,
  sessionCleanup,
  imageCleanup,
  recomputeSweep,
  challengeCleanup,
  newsletterCleanup,
  retentionCleanup,
  newsletterIssue,
]
