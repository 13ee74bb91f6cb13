import type { Calls } from '#api/testing/world.ts'
import { permitted } from '../consultations/testing.ts'

export const calls: Calls = {
  'GET /admin/client/{guid}/data': async (world) => {
    const { nutritionist: as, path } = await permitted(world)
    return { path, as }
  },
}
