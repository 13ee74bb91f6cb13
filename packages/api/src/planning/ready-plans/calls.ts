import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'
import { planWithTarget } from '../plan-proposals/calls.ts'
import { READY_PLANS } from './ready-plan-data.ts'

const SLUG = READY_PLANS[0]?.slug ?? ''

export const calls: Calls = {
  'GET /ready_plan': ({ premium }) => ({ path: '/ready_plan', as: premium }),
  'GET /ready_plan/{slug}': ({ premium }) => ({ path: `/ready_plan/${SLUG}`, as: premium }),
  'POST /ready_plan/{slug}/apply': async (world) => ({
    path: `/ready_plan/${SLUG}/apply`,
    as: world.premium,
    body: { meal_plan: await planWithTarget(world, world.premium), first_day: '2026-11-30' },
  }),
}

export const texts: TextCalls = {
  'POST /ready_plan/{slug}/apply': {
    as: 'token',
    path: () => `/ready_plan/${SLUG}/apply`,
    body: () => ({ meal_plan: crypto.randomUUID(), first_day: '2026-11-30' }),
    fields: { meal_plan: 'refused', first_day: 'refused' },
  },
}
