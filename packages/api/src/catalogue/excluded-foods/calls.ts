import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

async function exclude({ person, flour, make }: World): Promise<string> {
  await make('POST', { path: '/excluded_food', as: person, body: { ingredient: flour.guid } })
  return `/excluded_food/${flour.guid}`
}

export const calls: Calls = {
  'GET /excluded_food': async (world) => {
    await exclude(world)
    return { path: '/excluded_food', as: world.person }
  },
  'POST /excluded_food': ({ person, flour }) => ({
    path: '/excluded_food',
    as: person,
    body: { ingredient: flour.guid },
  }),
  'DELETE /excluded_food/{guid}': async (world) => ({ path: await exclude(world), as: world.person }),
}

export const texts: TextCalls = {
  'POST /excluded_food': {
    as: 'token',
    body: ({ ingredient }) => ({ ingredient }),
    fields: { ingredient: 'refused' },
  },
}
