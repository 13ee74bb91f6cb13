import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

const bodyOf = ({ recipe }: Pick<World, 'recipe'>) => ({
  guid: crypto.randomUUID(),
  name: 'Rychlá snídaně',
  items: [
    { kind: 'recipe', recipe: recipe.guid, portions: 1 },
    { kind: 'ingredient', ingredient: recipe.ingredient, amount: 50, unit: 'g' },
  ],
})

async function save(world: World): Promise<string> {
  const { guid } = await world.make('POST', { path: '/saved_meal', as: world.person, body: bodyOf(world) })
  return `/saved_meal/${guid}`
}

export const calls: Calls = {
  'GET /saved_meal': async (world) => {
    await save(world)
    return { path: '/saved_meal', as: world.person }
  },
  'POST /saved_meal': (world) => ({ path: '/saved_meal', as: world.person, body: bodyOf(world) }),
  'PATCH /saved_meal/{guid}': async (world) => ({
    path: await save(world),
    as: world.person,
    body: { name: 'Pomalá snídaně', items: bodyOf(world).items },
  }),
  'DELETE /saved_meal/{guid}': async (world) => ({ path: await save(world), as: world.person }),
}

const QUICK = { kind: 'quick', name: 'Káva', kilojoules: 100 }

/** Figures alone name no food. */
const FOODS = Object.fromEntries(
  ['recipe', 'recipe_modified', 'ingredient', 'product'].map((food) => [`items.0.${food}`, 'refused'] as const),
)

export const texts: TextCalls = {
  'POST /saved_meal': {
    as: 'token',
    body: () => ({ guid: crypto.randomUUID(), name: 'Snídaně', items: [QUICK] }),
    fields: { guid: 'refused', name: 'kept', ...FOODS, 'items.0.name': 'kept' },
  },
  'PATCH /saved_meal/{guid}': {
    as: 'token',
    path: ({ saved_meal }) => `/saved_meal/${saved_meal}`,
    body: () => ({ name: 'Snídaně', items: [QUICK] }),
    fields: { name: 'kept', ...FOODS, 'items.0.name': 'kept' },
  },
}
