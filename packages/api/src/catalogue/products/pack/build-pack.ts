import { hash } from 'node:crypto'
import type { Db } from '@zivina/db/database'
import { writePack } from '@zivina/domain/catalogue/products/pack'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { deleteOldLookups } from '../lookups/lookup-queries.ts'
import { presentPacked } from '../present.ts'
import { replacePack, selectCzech } from './pack-queries.ts'

const LOOKUP_DAYS = 30

/**
 * Builds the offline file of products sold in Czechia. Its version is a hash of its content, so that phones fetch it only when a
 * product changed.
 */
export async function buildPack(db: Db): Promise<void> {
  const rows = await selectCzech(db)
  if (rows.length === 0) return
  const content = writePack(rows.map(presentPacked))
  const version = hash('sha256', content, 'hex').slice(0, 16)
  await replacePack(db, { version, products: rows.length, content })
}

export const productPack: ScheduledJob = {
  name: 'product_pack',
  cron: '7 4 * * *',
  expireInSeconds: 600,
  run: async ({ db }) => {
    await deleteOldLookups(db, LOOKUP_DAYS)
    await buildPack(db)
  },
}
