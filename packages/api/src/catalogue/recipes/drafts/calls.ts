import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

async function draft({ person, make }: World): Promise<string> {
  const path = `/recipe_draft/${crypto.randomUUID()}`
  await make('PATCH', { path, as: person, body: { body: { name: 'Rozepsané' } } })
  return path
}

export const calls: Calls = {
  'GET /recipe_draft': async (world) => {
    await draft(world)
    return { path: '/recipe_draft', as: world.person }
  },
  'GET /recipe_draft/{key}': async (world) => ({ path: await draft(world), as: world.person }),
  'PATCH /recipe_draft/{key}': async (world) => ({
    path: await draft(world),
    as: world.person,
    body: { body: { name: 'Dál' } },
  }),
  'DELETE /recipe_draft/{key}': async (world) => ({ path: await draft(world), as: world.person }),
}

export const texts: TextCalls = {
  'PATCH /recipe_draft/{key}': {
    as: 'token',
    path: () => '/recipe_draft/new',
    body: () => ({ body: {} }),
    fields: { 'body.name': 'kept', 'body.lines.0.text': 'kept', seen_at: 'refused' },
    read: async ({ api, token }) => (await api.call('/recipe_draft/new', { token })).body,
  },
}
