import type { Db } from '@zivina/db/database'
import type { PgBoss } from 'pg-boss'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { describeFailure } from '#api/kernel/errors/failures.ts'
import type { Log } from '#api/kernel/ports/log.ts'
import { onHandle } from './queries.ts'

/** Puts jobs into queues. */
export type JobSender = {
  /**
   * Queues a job on the caller's handle. In a transaction it begins exactly if the transaction commits, and after that.
   * @param queue name of a queue that an area declares
   * @throws ApiError SERVICE_UNAVAILABLE when it could not be queued
   */
  send(db: Db, queue: string, data: object | null): Promise<void>
}

/** The sender over an open queue. */
export function createJobSender(boss: PgBoss, log: Log): JobSender {
  return {
    send: async (db, queue, data) => {
      try {
        await boss.send(queue, data, { db: onHandle(db) })
      } catch (error) {
        log.error({ queue, ...describeFailure(error) }, 'job could not be queued')
        throw new ApiError('SERVICE_UNAVAILABLE')
      }
    },
  }
}
