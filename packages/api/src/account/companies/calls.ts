import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /company/{ico}': ({ person }) => ({ path: '/company/00000019', as: person }),
}
