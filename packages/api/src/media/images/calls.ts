import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /auth': ({ person }) => ({ path: '/auth', as: person }),
}
