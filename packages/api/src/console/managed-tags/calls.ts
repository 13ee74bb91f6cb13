import type { AccountApi } from '#api/testing/account-api.ts'
import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

async function tag({ admin, number, make }: World): Promise<string> {
  const name = `štítek ${number()}`
  await make('POST', { path: '/tag', as: admin, body: { name } })
  return name
}

export const calls: Calls = {
  'POST /tag': ({ admin, number }) => ({ path: '/tag', as: admin, body: { name: `nový ${number()}` } }),
  'POST /tag/create_ordered_tags': ({ admin }) => ({
    path: '/tag/create_ordered_tags',
    as: admin,
    body: { tags: ['rychlé', 'česká klasika'] },
  }),
  'PATCH /tag/{name}': async (world) => {
    const name = await tag(world)
    return { path: `/tag/${encodeURIComponent(name)}`, as: world.admin, body: { name: `${name} jinak` } }
  },
  'DELETE /tag/{name}': async (world) => ({
    path: `/tag/${encodeURIComponent(await tag(world))}`,
    as: world.admin,
  }),
}

/** The tag that a text renames: what an earlier text made of it is put back. */
const RENAMED = 'přejmenovaný'

const storedTag = async (api: AccountApi) => (await api.sql('select name from tag'))[0]

export const texts: TextCalls = {
  'POST /tag': {
    as: 'admin',
    body: () => ({ name: 'svačina' }),
    fields: { name: 'kept' },
    again: () => `delete from tag`,
    read: ({ api }) => storedTag(api),
  },
  'POST /tag/create_ordered_tags': { as: 'admin', body: () => ({ tags: ['rychlé'] }), fields: { 'tags.0': 'refused' } },
  'PATCH /tag/{name}': {
    as: 'admin',
    path: () => `/tag/${encodeURIComponent(RENAMED)}`,
    body: () => ({ name: 'jinak' }),
    fields: { name: 'kept' },
    read: ({ api }) => storedTag(api),
    again: () => `delete from tag; insert into tag (name, position) values ('${RENAMED}', 0)`,
  },
}
