import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /recipe_short': ({ admin }) => ({ path: '/recipe_short?search=polevka&status=Approved', as: admin }),
  'GET /ingredient_short': ({ admin }) => ({ path: '/ingredient_short?search=mouka', as: admin }),
  'GET /user_short': ({ admin }) => ({ path: '/user_short?search=jan', as: admin }),
}
