import type { JobQueue } from '#api/kernel/jobs/job-queue.ts'
import { DEAD_MAIL_QUEUE, MAIL_QUEUE } from './mail-queue.ts'
import { type MailWorker, workOnMail } from './mail-worker.ts'

const DAY_SECONDS = 24 * 3600

/** Mails that failed permanently. Nothing works on it: an operator looks at them. */
export const deadMailQueue: JobQueue = { name: DEAD_MAIL_QUEUE, settings: { deleteAfterSeconds: 14 * DAY_SECONDS } }

export const mailQueue: JobQueue = {
  name: MAIL_QUEUE,
  settings: {
    // Attempts after 10 s, 20 s, 40 s … at most an hour: four to eight hours altogether.
    retryLimit: 12,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3600,
    // A mail whose sending takes longer belongs to a process that died, and is sent again.
    expireInSeconds: 120,
    deleteAfterSeconds: DAY_SECONDS,
    deadLetter: DEAD_MAIL_QUEUE,
    notify: true,
  },
  work: (context) => {
    const { boss, db, sender, public_url, log, watch, declared } = context
    watch.uses('mail')
    const late = declared.late_mails.map((open) => open(db, public_url))
    const files: MailWorker['files'] = async ({ noun, guid, account }) =>
      (await declared.mail_files.find((one) => one.noun === noun)?.open(context, guid, account)) ?? []
    return workOnMail({ boss, sender, late, files, public_url, log, watch })
  },
}
