import type { Db } from '@zivina/db/database'
import type { LateMails } from '#api/kernel/declared/late-mails.ts'
import { createKeyReader } from '#api/kernel/keys/keys.ts'
import { closeDelivery, openDelivery } from './issue-service.ts'

/** Reads the content of newsletter mails just before they are sent. */
export function createLateMails(db: Db, public_url: string): LateMails {
  const deps = { keys: createKeyReader(db), public_url }
  return {
    template: 'newsletter_issue',
    open: (delivery, to) => openDelivery(db, deps, { delivery, to }),
    close: (delivery) => closeDelivery(db, delivery),
  }
}
