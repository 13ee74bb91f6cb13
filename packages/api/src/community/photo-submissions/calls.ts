import { decisionText, type TextCalls } from '#api/testing/texts.ts'
import { type Calls, DECISION, type World } from '#api/testing/world.ts'

async function photo({ person, recipe, make, upload }: World): Promise<string> {
  const body = { recipe: recipe.guid, photo: await upload(person, `submissions/${person.user.guid}`) }
  return (await make('POST', { path: '/photo_submission', as: person, body })).guid
}

export const calls: Calls = {
  'POST /photo_submission': async ({ person, recipe, upload }) => ({
    path: '/photo_submission',
    as: person,
    body: { recipe: recipe.guid, photo: await upload(person, `submissions/${person.user.guid}`), caption: 'Moje' },
  }),
  'GET /photo_submission/mine': async (world) => {
    await photo(world)
    return { path: '/photo_submission/mine', as: world.person }
  },
  'DELETE /photo_submission/{guid}': async (world) => ({
    path: `/photo_submission/${await photo(world)}`,
    as: world.person,
  }),
  'GET /photo_submission/admin': async (world) => {
    await photo(world)
    return { path: '/photo_submission/admin', as: world.admin }
  },
  'PATCH /photo_submission/{guid}/status': async (world) => ({
    path: `/photo_submission/${await photo(world)}/status`,
    as: world.admin,
    body: DECISION,
  }),
  'GET /photo_gallery': ({ recipe }) => ({ path: `/photo_gallery?recipe=${recipe.guid}` }),
}

export const texts: TextCalls = {
  'POST /photo_submission': {
    as: 'token',
    body: ({ recipe, photo }) => ({ recipe: recipe.guid, photo }),
    fields: { caption: 'kept', recipe: 'refused', photo: 'refused' },
    again: ({ submission }) => `delete from photo_submission where guid <> '${submission}'`,
  },
  'PATCH /photo_submission/{guid}/status': {
    ...decisionText,
    path: ({ submission }) => `/photo_submission/${submission}/status`,
  },
}
