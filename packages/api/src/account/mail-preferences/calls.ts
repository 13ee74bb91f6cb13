import { createKeyReader } from '#api/kernel/keys/keys.ts'
import type { Calls, World } from '#api/testing/world.ts'
import { unsubscribeUrl } from './service.ts'

async function unsubscribePath({ api, enter }: World): Promise<string> {
  const { user } = await enter({ newsletter_at: new Date() })
  const { db } = api.database
  const ctx = { keys: createKeyReader(db), public_url: 'http://localhost:3000' }
  return `/mail/unsubscribe${new URL(await unsubscribeUrl(ctx, user.guid, 'newsletter')).search}`
}

export const calls: Calls = {
  'GET /mail/unsubscribe': async (world) => ({ path: await unsubscribePath(world) }),
  'POST /mail/unsubscribe': async (world) => ({
    path: await unsubscribePath(world),
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
}
