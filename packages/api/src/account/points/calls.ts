import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /admin/purchased_points': ({ admin, person }) => ({
    path: `/admin/purchased_points?reason=recipe&user=${person.user.guid}`,
    as: admin,
  }),
}
