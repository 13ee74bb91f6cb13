import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /public_profile': () => ({ path: '/public_profile' }),
  'GET /public_profile/{slug}': () => ({ path: '/public_profile/eva-mala' }),
}
