import { createJobSender } from '#api/kernel/jobs/job-sender.ts'
import { createMailer } from '#api/kernel/mail/mail-queue.ts'
import { createWatch } from '#api/kernel/watch/watch.ts'
import type { Port } from './port.ts'

export const jobSender: Port<'jobs'> = {
  name: 'jobs',
  open: ({ boss, log }) => ({ port: createJobSender(boss, log) }),
}

export const mailer: Port<'mail'> = {
  name: 'mail',
  open: ({ boss, log }) => ({ port: createMailer(boss, log) }),
}

/** Opened first: it sees the services behind the others. */
export const watcher: Port<'watch'> = {
  name: 'watch',
  open: ({ db, log }) => {
    const watch = createWatch(db, log)
    return { port: watch, close: () => watch.close() }
  },
}
