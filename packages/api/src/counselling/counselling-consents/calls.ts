import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'
import { aheadDay, permitted } from '../consultations/testing.ts'

export const calls: Calls = {
  'GET /counselling_consent': async (world) => ({ path: '/counselling_consent', as: (await permitted(world)).as }),
  'PATCH /counselling_consent': async (world) => {
    const { as, nutritionist } = await permitted(world)
    const body = { nutritionist: nutritionist.user.guid, kind: 'diary', until: aheadDay(60) }
    return { path: '/counselling_consent', as, body }
  },
  'GET /health_look': async (world) => ({ path: '/health_look', as: (await permitted(world)).as }),
}

const NOBODY = '0198f000-0000-7000-8000-0000000000e2'

export const texts: TextCalls = {
  'PATCH /counselling_consent': {
    as: 'token',
    body: () => ({ nutritionist: NOBODY, kind: 'diary', until: aheadDay(30) }),
    fields: { nutritionist: 'refused', until: 'refused' },
  },
}
