import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

/** A recipe with a note of the person, by the address of the note. */
async function note({ api, person, make }: World): Promise<string> {
  const path = `/recipe_note/${(await buildRecipe(api.database.db)).guid}`
  await make('PATCH', { path, as: person, body: { text: 'Méně soli.', seen_at: null } })
  return path
}

export const calls: Calls = {
  'GET /recipe_note': async (world) => {
    await note(world)
    return { path: '/recipe_note', as: world.person }
  },
  'GET /recipe_note/{recipe}': async (world) => ({ path: await note(world), as: world.person }),
  'PATCH /recipe_note/{recipe}': async ({ api, person }) => ({
    path: `/recipe_note/${(await buildRecipe(api.database.db)).guid}`,
    as: person,
    body: { text: 'Péct o pět minut déle.', seen_at: null },
  }),
  'DELETE /recipe_note/{recipe}': async (world) => ({ path: await note(world), as: world.person }),
}

export const texts: TextCalls = {
  'PATCH /recipe_note/{recipe}': {
    as: 'token',
    path: ({ recipe }) => `/recipe_note/${recipe.guid}`,
    body: () => ({ text: 'Méně soli.', seen_at: null }),
    fields: { text: 'kept', seen_at: 'refused' },
    again: ({ recipe }) => `delete from recipe_note where recipe = '${recipe.guid}'`,
  },
}
