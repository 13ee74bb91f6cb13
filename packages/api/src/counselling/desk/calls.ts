import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'
import { aheadDay, confirmedConsultation } from '../consultations/testing.ts'
import { madePlan, orderedPlan } from '../tailored-plans/testing.ts'
import { doneConsultation } from './testing.ts'

export const calls: Calls = {
  'GET /admin/client': async (world) => ({
    path: '/admin/client',
    as: (await confirmedConsultation(world)).nutritionist,
  }),
  'GET /admin/client/{guid}': async (world) => {
    const { as: client, nutritionist: as } = await confirmedConsultation(world)
    return { path: `/admin/client/${client.user.guid}`, as }
  },
  'GET /admin/counselling_week': async (world) => {
    const { nutritionist: as } = await confirmedConsultation(world)
    return { path: `/admin/counselling_week?from=${aheadDay(5)}`, as }
  },
  'PATCH /admin/consultation/{guid}/follow_up': async (world) => {
    const { guid, nutritionist: as } = await doneConsultation(world)
    return { path: `/admin/consultation/${guid}/follow_up`, as, body: { due_on: aheadDay(0), is_done: true } }
  },
  'GET /admin/consultation/{guid}/difference': async (world) => {
    const { as: client, nutritionist: as, consultation } = await orderedPlan(world)
    const body = { nutritionist: as.user.guid, kind: 'plans', until: aheadDay(30) }
    await world.make('PATCH', { path: '/counselling_consent', as: client, body })
    const into = crypto.randomUUID()
    await world.make('POST', { path: '/meal_plan', as: client, body: { guid: into, name: 'Můj' } })
    const plan = await madePlan(world, as)
    return { path: `/admin/consultation/${consultation}/difference?meal_plan=${plan}&into=${into}`, as }
  },
  'GET /consultation/{guid}/summary': async (world) => {
    const { guid, as } = await doneConsultation(world)
    return { path: `/consultation/${guid}/summary`, as }
  },
}

export const texts: TextCalls = {
  'PATCH /admin/consultation/{guid}/follow_up': {
    as: 'admin',
    path: () => '/admin/consultation/01980000-0000-7000-8000-000000000059/follow_up',
    body: () => ({ due_on: '2027-01-04', is_done: true }),
    fields: { due_on: 'refused' },
  },
}
