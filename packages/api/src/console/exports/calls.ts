import { EMPTY_LIBRARY } from '@zivina/content/library'
import { DECLARED } from '#api/areas.ts'
import { URLS } from '#api/testing/outside.ts'
import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'
import { writeExport } from './write-export.ts'

async function ordered(world: World): Promise<string> {
  const guid = crypto.randomUUID()
  // Where the same one waits already, that one is answered.
  const made = await world.make('POST', { path: '/admin/export', as: world.admin, body: { guid, kind: 'reviews' } })
  return made.guid
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
  'POST /admin/list_export': [
    ({ admin, number }) => ({
      path: '/admin/list_export',
      as: admin,
      body: { guid: crypto.randomUUID(), list: 'GET /review', filter: { search: `hledané ${number()}` } },
    }),
  ],
  'GET /admin/export/{guid}': [async (world) => ({ path: `/admin/export/${await ordered(world)}`, as: world.admin })],
  'GET /admin/export/{guid}/file': [
    async (world) => {
      const guid = await ordered(world)
      await writeExport({ db: world.api.database.db, urls: URLS, library: EMPTY_LIBRARY, declared: DECLARED }, guid)
      return { path: `/admin/export/${guid}/file`, as: world.admin }
    },
  ],
  'DELETE /admin/export/{guid}': [
    async (world) => ({ path: `/admin/export/${await ordered(world)}`, as: world.admin }),
  ],
}

export const texts: TextCalls = {
  'POST /admin/list_export': {
    as: 'admin',
    body: () => ({ guid: crypto.randomUUID(), list: 'GET /review', filter: { status: 'Pending' } }),
    fields: { guid: 'refused', 'filter.status': 'refused' },
  },
  'POST /admin/export': {
    as: 'admin',
    body: () => ({ guid: crypto.randomUUID(), kind: 'orders', from: '2026-01-01', to: '2026-12-31' }),
    fields: { guid: 'refused', from: 'refused', to: 'refused', user: 'refused' },
  },
}
