import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

const line = ({ flour }: World, amount: string) => ({ ingredient: flour.guid, amount })

/** A modified recipe of the premium user. */
async function modification(world: World) {
  const body = { original: world.recipe.guid, name: `Moje ${world.number()}`, portion_size: 2 }
  const ingredients = [line(world, '100')]
  return world.make('POST', { path: '/recipe_modified', as: world.premium, body: { ...body, ingredients } })
}

export const calls: Calls = {
  'GET /recipe_modified': async (world) => {
    await modification(world)
    return { path: '/recipe_modified', as: world.premium }
  },
  'GET /recipe_modified/{slug}': async (world) => ({
    path: `/recipe_modified/${(await modification(world)).slug}`,
    as: world.premium,
  }),
  'POST /recipe_modified': (world) => {
    const body = { original: world.recipe.guid, name: `Moje ${world.number()}`, portion_size: 2 }
    return { path: '/recipe_modified', as: world.premium, body: { ...body, ingredients: [line(world, '100')] } }
  },
  'PATCH /recipe_modified/{slug}': async (world) => {
    const { slug, version } = await modification(world)
    const body = { version, name: `Jinak ${world.number()}`, note: 'Víc mouky', ingredients: [line(world, '200')] }
    return { path: `/recipe_modified/${slug}`, as: world.premium, body }
  },
  'DELETE /recipe_modified/{slug}': async (world) => ({
    path: `/recipe_modified/${(await modification(world)).slug}`,
    as: world.premium,
  }),
}

const modifiedFields = {
  name: 'kept',
  note: 'kept',
  'ingredients.0.ingredient': 'refused',
  'ingredients.0.instead_of': 'refused',
  'ingredients.0.amount': 'refused',
  'ingredients.0.typed.amount': 'refused',
  'steps.0.step_title': 'kept',
  'steps.0.step_text': 'kept',
} as const

const steps = { '0': { step_title: 'Vaření', step_text: 'Vařte.' } }

export const texts: TextCalls = {
  'POST /recipe_modified': {
    as: 'token',
    body: ({ recipe, ingredient }) => ({
      original: recipe.guid,
      name: 'Po našem',
      portion_size: 2,
      ingredients: [{ ingredient, amount: '400', typed: { amount: '2', unit: 'cup' } }],
      steps,
    }),
    fields: { ...modifiedFields, original: 'refused' },
  },
  'PATCH /recipe_modified/{slug}': {
    as: 'token',
    path: ({ modified }) => `/recipe_modified/${modified}`,
    body: ({ ingredient }) => ({
      version: 1,
      ingredients: [{ ingredient, amount: '400', typed: { amount: '2', unit: 'cup' } }],
      steps,
    }),
    fields: modifiedFields,
    again: () => 'update recipe_modified set version = 1',
  },
}
