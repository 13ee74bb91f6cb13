import type { Calls, Prepare } from '#api/testing/world.ts'

/** A cookbook of an own, a modified and a favourite recipe. */
const whole =
  (path: string): Prepare =>
  async ({ enter, ownRecipe, make, recipe, flour, number }) => {
    const as = await enter({ is_premium: true })
    await ownRecipe(as)
    const ingredients = [{ ingredient: flour.guid, amount: '100' }]
    const body = { original: recipe.guid, name: `Po našem ${number()}`, portion_size: 2, ingredients }
    await make('POST', { path: '/recipe_modified', as, body })
    const favorites = [recipe.guid]
    await make('POST', { path: `/user/${as.user.guid}/favorites`, as, body: { favorites, add: true } })
    return { path, as }
  }

export const calls: Calls = {
  'GET /cookbook': whole('/cookbook'),
  'GET /cookbook/json': whole('/cookbook/json?scope=all'),
  'GET /cookbook/cooklang': whole('/cookbook/cooklang?scope=own'),
  'GET /cookbook/pdf': whole('/cookbook/pdf'),
}
