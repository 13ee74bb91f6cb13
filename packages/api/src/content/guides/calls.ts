import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /guide': () => ({ path: '/guide' }),
  'GET /guide/{slug}': () => ({ path: '/guide/hubnuti-zacatek' }),
}
