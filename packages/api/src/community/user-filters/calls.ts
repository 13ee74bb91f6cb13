import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

async function filter({ person, make, number }: World): Promise<string> {
  const body = { name: `Filtr ${number()}`, search: 'kuře', diet_types: ['Gluten free'] }
  return `/user_filter/${(await make('POST', { path: '/user_filter', as: person, body })).guid}`
}

export const calls: Calls = {
  'GET /user_filter': async (world) => {
    await filter(world)
    return { path: '/user_filter', as: world.person }
  },
  'POST /user_filter': ({ person, number }) => ({
    path: '/user_filter',
    as: person,
    body: { name: `Filtr ${number()}`, search: 'kuře' },
  }),
  'PATCH /user_filter/{guid}': async (world) => ({
    path: await filter(world),
    as: world.person,
    body: { name: `Jinak ${world.number()}`, search: 'ryba' },
  }),
  'DELETE /user_filter/{guid}': async (world) => ({ path: await filter(world), as: world.person }),
}

const filterFields = {
  name: 'kept',
  search: 'kept',
  'tags.0': 'kept',
  creator: 'kept',
  'must_ingredients.0': 'refused',
  'pantry_ingredients.0': 'refused',
  'exclude_ingredients.0': 'refused',
} as const

export const texts: TextCalls = {
  'POST /user_filter': {
    as: 'token',
    body: () => ({ name: `Filtr ${crypto.randomUUID()}` }),
    fields: filterFields,
    again: ({ filter }) => `delete from user_filter where guid <> '${filter}'`,
  },
  'PATCH /user_filter/{guid}': {
    as: 'token',
    path: ({ filter }) => `/user_filter/${filter}`,
    body: () => ({}),
    fields: filterFields,
  },
}
