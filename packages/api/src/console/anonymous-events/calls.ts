import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /admin/anonymous_events': [({ admin }) => ({ path: '/admin/anonymous_events?days=7', as: admin })],
}
