import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /ingredient/personal': async ({ person, ownIngredient }) => {
    await ownIngredient()
    return { path: '/ingredient/personal?search=vlastni', as: person }
  },
  'GET /ingredient/similar': ({ person }) => ({
    path: '/ingredient/similar?name=tvaroh&barcode=4006381333931',
    as: person,
  }),
  'GET /ingredient': ({ person }) => ({ path: '/ingredient?search=brambory&limit=100', as: person }),
  'GET /ingredient/in_recipes': () => ({ path: '/ingredient/in_recipes?search=brambory&limit=100' }),
  'GET /ingredient/names': ({ flour }) => ({ path: `/ingredient/names?guids=${flour.guid}` }),
  'GET /ingredient/{guid}': ({ flour, person }) => ({ path: `/ingredient/${flour.guid}`, as: person }),
}
