import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /diary/report': ({ person }) => ({ path: '/diary/report?from=2026-11-01&to=2026-11-23', as: person }),
}
