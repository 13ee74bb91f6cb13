import { createKeyReader } from '#api/kernel/keys/keys.ts'
import type { Calls, World } from '#api/testing/world.ts'
import { receiverOf } from './service.ts'

async function unsubscribePath({ api, enter }: World): Promise<string> {
  const { user } = await enter({ newsletter_at: new Date() })
  const { db } = api.database
  const deps = { keys: createKeyReader(db), public_url: 'http://localhost:3000' }
  const receiver = await receiverOf(db, deps, user.guid, 'newsletter')
  return `/mail/unsubscribe${new URL(receiver?.unsubscribe_url ?? '').search}`
}

export const calls: Calls = {
  'GET /mail/unsubscribe': async (world) => ({ path: await unsubscribePath(world) }),
  'POST /mail/unsubscribe': async (world) => ({
    path: await unsubscribePath(world),
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
}
