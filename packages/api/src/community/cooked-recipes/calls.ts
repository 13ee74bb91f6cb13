import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'

const record = (recipe: string) => ({ guid: crypto.randomUUID(), recipe, cooked_on: '2026-11-03' })

export const calls: Calls = {
  'GET /cooked_recipe/{recipe}': ({ person, recipe }) => ({ path: `/cooked_recipe/${recipe.guid}`, as: person }),
  'POST /cooked_recipe': ({ person, recipe }) => ({
    path: '/cooked_recipe',
    as: person,
    body: record(recipe.guid),
  }),
  'DELETE /cooked_recipe/{guid}': async ({ person, recipe, make }) => {
    const body = record(recipe.guid)
    await make('POST', { path: '/cooked_recipe', as: person, body })
    return { path: `/cooked_recipe/${body.guid}`, as: person }
  },
}

export const texts: TextCalls = {
  'POST /cooked_recipe': {
    as: 'token',
    body: ({ recipe }) => record(recipe.guid),
    fields: { guid: 'refused', recipe: 'refused', cooked_on: 'refused' },
  },
}
