import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'POST /recipe/{slug}/ingredient': async ({ person, ownRecipe }) => ({
    path: `/recipe/${(await ownRecipe(person, { cooked_weight: 900 })).slug}/ingredient`,
    as: person,
  }),
}
