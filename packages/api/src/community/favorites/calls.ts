import { ofUser, type TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /recipe/favorites': async ({ person, recipe, make }) => {
    const body = { favorites: [recipe.guid], add: true }
    await make('POST', { path: `/user/${person.user.guid}/favorites`, as: person, body })
    return { path: '/recipe/favorites?search=a', as: person }
  },
  'GET /user/{guid}/favorites': ({ person }) => ({ path: `/user/${person.user.guid}/favorites`, as: person }),
  'POST /user/{guid}/favorites': async ({ api, person }) => {
    const rows = await api.sql(`select guid from recipe where status = 'Approved' order by random() limit 20`)
    const favorites = rows.map(({ guid }) => guid)
    return { path: `/user/${person.user.guid}/favorites`, as: person, body: { favorites, add: true } }
  },
}

export const texts: TextCalls = {
  'POST /user/{guid}/favorites': {
    as: 'token',
    path: ofUser('/favorites'),
    body: ({ recipe }) => ({ favorites: [recipe.guid], add: true }),
    fields: { 'favorites.0': 'refused' },
  },
}
