import type { Db } from '@zivina/db/database'
import { closeDelivery, openDelivery } from '../newsletter/issue-service.ts'
import { createKeyReader } from '../sessions/keys.ts'
import type { LateMails } from './mail-worker.ts'

/** Where the content of mails to many is looked up. */
export function createLateMails(db: Db, public_url: string): LateMails {
  const deps = { keys: createKeyReader(db), public_url }
  return {
    open: (delivery, to) => openDelivery(db, deps, { delivery, to }),
    close: (delivery) => closeDelivery(db, delivery),
  }
}
