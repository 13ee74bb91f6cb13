import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'POST /ingredient/{guid}/merge': async ({ admin, ownRecipe, ownIngredient, flour }) => {
    const { guid: ingredient } = await ownIngredient()
    await ownRecipe(undefined, { ingredients: [{ ingredient, amount: '100' }] })
    return { path: `/ingredient/${ingredient}/merge`, as: admin, body: { into: flour.guid } }
  },
}

export const texts: TextCalls = {
  'POST /ingredient/{guid}/merge': {
    as: 'admin',
    path: ({ own_ingredient }) => `/ingredient/${own_ingredient}/merge`,
    body: () => ({}),
    fields: { into: 'refused' },
  },
}
