import type { TextCalls } from '#api/testing/texts.ts'
import { type Calls, DECISION, type World } from '#api/testing/world.ts'

async function ordered({ make, admin }: World): Promise<string> {
  const guid = crypto.randomUUID()
  const order = { guid, action: 'decide_photos', filter: { status: 'Pending' }, decision: DECISION }
  return (await make('POST', { path: '/admin/bulk_job', as: admin, body: order })).guid
}

export const calls: Calls = {
  'GET /admin/bulk_job': [({ admin }) => ({ path: '/admin/bulk_job?page=1&list=GET+%2Frecipe_short', as: admin })],
  'POST /admin/bulk_job': [
    ({ admin, number }) => ({
      path: '/admin/bulk_job',
      as: admin,
      body: {
        guid: crypto.randomUUID(),
        action: 'tag_recipes',
        filter: { search: `hledaný ${number()}` },
        tags: { add: ['rychlé'], remove: [] },
      },
    }),
  ],
  'GET /admin/bulk_job/{guid}': [
    async (world) => ({ path: `/admin/bulk_job/${await ordered(world)}`, as: world.admin }),
  ],
  'GET /admin/bulk_job/{guid}/failure': [
    async (world) => ({ path: `/admin/bulk_job/${await ordered(world)}/failure`, as: world.admin }),
  ],
  'POST /admin/bulk_job/{guid}/stop': [
    async (world) => ({ path: `/admin/bulk_job/${await ordered(world)}/stop`, as: world.admin }),
  ],
}

export const texts: TextCalls = {
  'POST /admin/bulk_job': {
    as: 'admin',
    body: () => ({
      guid: crypto.randomUUID(),
      action: 'decide_photos',
      filter: { status: 'Pending' },
      decision: { status: 'Denied', status_note: 'Na fotce není jídlo.' },
    }),
    fields: {
      guid: 'refused',
      'filter.status': 'refused',
      'decision.status_note': 'kept',
      'tags.add.0': 'unread',
      'tags.remove.0': 'unread',
    },
  },
}
