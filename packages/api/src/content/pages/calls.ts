import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /page/{slug}': () => ({ path: '/page/ukazka' }),
}
