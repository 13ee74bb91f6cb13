import { createJobSender } from '#api/kernel/jobs/job-sender.ts'
import { createMailer } from '#api/kernel/mail/mail-queue.ts'
import type { Port } from './port.ts'

export const jobSender: Port<'jobs'> = {
  name: 'jobs',
  open: ({ boss, log }) => ({ port: createJobSender(boss, log) }),
}

export const mailer: Port<'mail'> = {
  name: 'mail',
  open: ({ boss, log }) => ({ port: createMailer(boss, log) }),
}
