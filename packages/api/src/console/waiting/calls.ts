import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /admin/waiting': [
    ({ admin }) => ({ path: '/admin/waiting', as: admin }),
    ({ affiliate }) => ({ path: '/admin/waiting', as: affiliate }),
  ],
}
