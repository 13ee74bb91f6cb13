import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /search_all': [
    () => ({ path: '/search_all?search=brambory' }),
    () => ({ path: '/search_all?search=bramborackka' }),
    () => ({ path: '/search_all?search=vecere%20bez%20lepku%20a%20cibule' }),
  ],
}
