import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /article': () => ({ path: '/article' }),
  'GET /article/{slug}': () => ({ path: '/article/ukazka-bilkoviny' }),
}
