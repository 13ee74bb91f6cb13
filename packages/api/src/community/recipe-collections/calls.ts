import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

async function collection({ person, recipe, make, number }: World): Promise<string> {
  const body = { guid: crypto.randomUUID(), name: `Sbírka ${number()}` }
  await make('POST', { path: '/recipe_collection', as: person, body })
  const path = `/recipe_collection/${body.guid}`
  await make('POST', { path: `${path}/recipe`, as: person, body: { recipe: recipe.guid, add: true } })
  return path
}

export const calls: Calls = {
  'GET /recipe_collection': async (world) => {
    await collection(world)
    return { path: `/recipe_collection?recipe=${world.recipe.guid}`, as: world.person }
  },
  'POST /recipe_collection': ({ person, number }) => ({
    path: '/recipe_collection',
    as: person,
    body: { guid: crypto.randomUUID(), name: `Sbírka ${number()}` },
  }),
  'POST /recipe_collection/order': async ({ enter, make, number }) => {
    const as = await enter()
    const made = { guid: crypto.randomUUID(), name: `Sbírka ${number()}` }
    await make('POST', { path: '/recipe_collection', as, body: made })
    return { path: '/recipe_collection/order', as, body: { collections: [made.guid] } }
  },
  'GET /recipe_collection/{guid}': async (world) => ({ path: await collection(world), as: world.person }),
  'PATCH /recipe_collection/{guid}': async (world) => ({
    path: await collection(world),
    as: world.person,
    body: { name: `Jinak ${world.number()}` },
  }),
  'DELETE /recipe_collection/{guid}': async (world) => ({ path: await collection(world), as: world.person }),
  'GET /recipe_collection/{guid}/recipe': async (world) => ({
    path: `${await collection(world)}/recipe`,
    as: world.person,
  }),
  'POST /recipe_collection/{guid}/recipe': async (world) => ({
    path: `${await collection(world)}/recipe`,
    as: world.person,
    body: { recipe: (await world.ownRecipe()).guid, add: true },
  }),
}

export const texts: TextCalls = {
  'POST /recipe_collection': {
    as: 'token',
    body: () => ({ guid: crypto.randomUUID(), name: `Sbírka ${crypto.randomUUID()}` }),
    fields: { guid: 'refused', name: 'kept' },
    again: ({ collection }) => `delete from recipe_collection where guid <> '${collection}'`,
  },
  'POST /recipe_collection/order': {
    as: 'token',
    body: ({ collection }) => ({ collections: [collection] }),
    fields: { 'collections.0': 'refused' },
  },
  'PATCH /recipe_collection/{guid}': {
    as: 'token',
    path: ({ collection }) => `/recipe_collection/${collection}`,
    body: () => ({}),
    fields: { name: 'kept' },
  },
  'POST /recipe_collection/{guid}/recipe': {
    as: 'token',
    path: ({ collection }) => `/recipe_collection/${collection}/recipe`,
    body: ({ recipe }) => ({ recipe: recipe.guid, add: true }),
    fields: { recipe: 'refused' },
  },
}
