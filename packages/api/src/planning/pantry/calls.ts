import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

const newGuid = () => ({ guid: crypto.randomUUID() })

async function stock({ person, make }: World, text = '2 kg brambor') {
  const { guid } = await make('POST', { path: '/pantry', as: person, body: { ...newGuid(), text } })
  return `/pantry/${guid}`
}

export const calls: Calls = {
  'GET /pantry': async (world) => {
    await stock(world)
    return { path: '/pantry', as: world.person }
  },
  'GET /pantry/changes': async (world) => {
    await stock(world)
    const since = new Date(Date.now() - 3_600_000).toISOString()
    return { path: `/pantry/changes?changed_since=${since}`, as: world.person }
  },
  'POST /pantry': ({ person }) => ({
    path: '/pantry',
    as: person,
    body: { ...newGuid(), text: '1 l mléka', best_before: '2026-12-01' },
  }),
  'GET /pantry/recipes': async (world) => {
    await stock(world)
    return { path: '/pantry/recipes?portions=2', as: world.person }
  },
  'POST /pantry/cook': async (world) => {
    await stock(world)
    const body = { ...newGuid(), recipe: world.recipe.guid, portions: 2 }
    return { path: '/pantry/cook', as: world.person, body }
  },
  'DELETE /pantry/cook/{guid}': async ({ person, recipe, make }) => {
    const body = { ...newGuid(), recipe: recipe.guid, portions: 2 }
    await make('POST', { path: '/pantry/cook', as: person, body })
    return { path: `/pantry/cook/${body.guid}`, as: person }
  },
  'PATCH /pantry/{guid}': async (world) => ({
    path: await stock(world),
    as: world.person,
    body: { amount: 500, unit: 'Gram', best_before: '2027-01-31' },
  }),
  'DELETE /pantry/{guid}': async (world) => ({ path: await stock(world), as: world.person }),
}

export const texts: TextCalls = {
  'POST /pantry': {
    as: 'token',
    body: () => ({ ...newGuid(), text: 'sušená rajčata', best_before: '2026-12-01' }),
    fields: { guid: 'refused', text: 'kept', best_before: 'refused' },
    again: ({ pantry_item }) => `delete from pantry_item where guid <> '${pantry_item}'`,
  },
  'POST /pantry/cook': {
    as: 'token',
    body: ({ recipe }) => ({ ...newGuid(), recipe: recipe.guid, portions: 1 }),
    fields: { guid: 'refused', recipe: 'refused' },
  },
  'PATCH /pantry/{guid}': {
    as: 'token',
    path: ({ pantry_item }) => `/pantry/${pantry_item}`,
    body: () => ({ best_before: '2026-12-01', at: '2026-11-20T10:00:00.000Z' }),
    fields: { best_before: 'refused', at: 'refused' },
  },
}
