import { type Calls, DECISION } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /admin/history/{noun}/{guid}': async ({ admin, ownRecipe, make }) => {
    const { guid } = await ownRecipe()
    await make('PATCH', { path: `/recipe/${guid}/status`, as: admin, body: DECISION })
    return { path: `/admin/history/recipe/${guid}`, as: admin }
  },
}
