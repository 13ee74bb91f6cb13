import { DECLARED } from '#api/areas.ts'
import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'
import { writeExport } from './write-export.ts'

async function ordered(world: World): Promise<string> {
  const guid = crypto.randomUUID()
  await world.make('POST', { path: '/admin/export', as: world.admin, body: { guid, kind: 'reviews' } })
  return guid
}

export const calls: Calls = {
  'GET /admin/export': [({ admin }) => ({ path: '/admin/export?page=1', as: admin })],
  'POST /admin/export': [
    ({ admin }) => ({
      path: '/admin/export',
      as: admin,
      body: { guid: crypto.randomUUID(), kind: 'orders', from: '2026-01-01', to: '2026-12-31' },
    }),
  ],
  'GET /admin/export/{guid}/file': [
    async (world) => {
      const guid = await ordered(world)
      await writeExport({ db: world.api.database.db, declared: DECLARED }, guid)
      return { path: `/admin/export/${guid}/file`, as: world.admin }
    },
  ],
  'DELETE /admin/export/{guid}': [
    async (world) => ({ path: `/admin/export/${await ordered(world)}`, as: world.admin }),
  ],
}

export const texts: TextCalls = {
  'POST /admin/export': {
    as: 'admin',
    body: () => ({ guid: crypto.randomUUID(), kind: 'orders', from: '2026-01-01', to: '2026-12-31' }),
    fields: { guid: 'refused', from: 'refused', to: 'refused', user: 'refused' },
  },
}
