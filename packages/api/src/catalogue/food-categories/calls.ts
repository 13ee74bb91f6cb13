import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /food_category': () => ({ path: '/food_category' }),
}
