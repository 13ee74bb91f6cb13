import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'
import { DAYS, givenPlan, madePlan, orderedPlan } from './testing.ts'

export const calls: Calls = {
  'GET /tailored_plan': async (world) => ({ path: '/tailored_plan', as: (await givenPlan(world)).as }),
  'GET /tailored_plan/{guid}/difference': async (world) => {
    const { as, plan, into } = await givenPlan(world)
    return { path: `/tailored_plan/${plan.guid}/difference?into=${into}`, as }
  },
  'POST /tailored_plan/{guid}/accept': async (world) => {
    const { as, plan, into } = await givenPlan(world)
    return { path: `/tailored_plan/${plan.guid}/accept`, as, body: { into, days: DAYS } }
  },
  'POST /tailored_plan/{guid}/decline': async (world) => {
    const { as, plan } = await givenPlan(world)
    return { path: `/tailored_plan/${plan.guid}/decline`, as }
  },
  'POST /admin/consultation/{guid}/plan': async (world) => {
    const { nutritionist: as, path } = await orderedPlan(world)
    return { path, as, body: { meal_plan: await madePlan(world, as), note: '' } }
  },
}

const NOTHING = '0198f000-0000-7000-8000-0000000000e3'

export const texts: TextCalls = {
  'POST /tailored_plan/{guid}/accept': {
    as: 'token',
    path: () => `/tailored_plan/${NOTHING}/accept`,
    body: () => ({ into: NOTHING, days: ['2027-01-04'] }),
    fields: { into: 'refused', 'days.0': 'refused' },
  },
  'POST /admin/consultation/{guid}/plan': {
    as: 'admin',
    path: () => `/admin/consultation/${NOTHING}/plan`,
    body: () => ({ meal_plan: NOTHING, note: '' }),
    fields: { meal_plan: 'refused', note: 'refused' },
  },
}
