import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /admin/operation': [({ admin }) => ({ path: '/admin/operation', as: admin })],
  'GET /admin/chart': [({ admin }) => ({ path: '/admin/chart?chart=money&days=90', as: admin })],
}
