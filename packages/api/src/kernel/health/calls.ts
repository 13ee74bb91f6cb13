import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /health': () => ({ path: '/health' }),
  'GET /ready': () => ({ path: '/ready' }),
}
