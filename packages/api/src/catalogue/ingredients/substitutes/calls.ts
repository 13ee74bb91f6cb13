import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /ingredient/{guid}/substitutes': ({ flour, person }) => ({
    path: `/ingredient/${flour.guid}/substitutes`,
    as: person,
  }),
}
