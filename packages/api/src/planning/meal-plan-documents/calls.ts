import type { TextCalls } from '#api/testing/texts.ts'
import type { Call, Calls, World } from '#api/testing/world.ts'
import { filledPlan } from '../meal-plans/calls.ts'
import { MONDAY } from '../meal-plans/testing/plans-api.ts'

const of =
  (rest: string, body?: unknown) =>
  async (world: World): Promise<Call> => {
    const { path } = await filledPlan(world)
    return { path: path + rest, as: world.premium, ...(body ? { body } : {}) }
  }

export const calls: Calls = {
  'GET /meal_plan/{guid}/pdf': of(`/pdf?from=${MONDAY}`),
  'POST /meal_plan/{guid}/email': of('/email', { from: MONDAY }),
  'GET /meal_plan/{guid}/calendar': of('/calendar'),
  'POST /meal_plan/{guid}/calendar': of('/calendar'),
  'DELETE /meal_plan/{guid}/calendar': of('/calendar'),
  'GET /meal_plan_calendar/{token}': async (world) => {
    const { path, as } = await filledPlan(world)
    const { url } = await world.make('POST', { path: `${path}/calendar`, as })
    return { path: new URL(url).pathname.replace('/api', '') }
  },
}

export const texts: TextCalls = {
  'POST /meal_plan/{guid}/email': {
    as: 'token',
    path: () => `/meal_plan/${crypto.randomUUID()}/email`,
    body: () => ({ from: MONDAY }),
    fields: { from: 'refused', to: 'refused' },
  },
}
