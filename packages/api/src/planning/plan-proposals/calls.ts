import type { TextCalls } from '#api/testing/texts.ts'
import type { Call, Calls, World } from '#api/testing/world.ts'

const FIRST_DAY = '2026-11-30'

/** A day of two meals for an eater who needs 8 400 kJ. */
const wishes = () => ({
  first_day: FIRST_DAY,
  days: 1,
  meals: [
    { meal_type: 'Lunch', energy_share: 0.5 },
    { meal_type: 'Dinner', energy_share: 0.5 },
  ],
  meal_tolerance: 0.5,
  energy_tolerance: 0.1,
})

type Making = Pick<World, 'make'>

/** A meal plan of a premium user, with a target for its eater. */
export async function planWithTarget({ make }: Making, as: World['premium'], kilojoules = 8400): Promise<string> {
  const guid = crypto.randomUUID()
  await make('POST', { path: '/meal_plan', as, body: { guid, name: 'Spočítaný' } })
  const { eaters } = await make('GET', { path: `/meal_plan/${guid}`, as })
  await make('PATCH', { path: `/meal_plan/${guid}/eater/${eaters[0].guid}`, as, body: { kilojoules } })
  return guid
}

async function proposal({ make, premium }: World): Promise<string> {
  const guid = crypto.randomUUID()
  const meal_plan = await planWithTarget({ make }, premium)
  await make('POST', { path: '/plan_proposal', as: premium, body: { guid, meal_plan, wishes: wishes() } })
  return guid
}

const of =
  (rest: string, body?: () => unknown) =>
  async (world: World): Promise<Call> => ({
    path: `/plan_proposal/${await proposal(world)}${rest}`,
    as: world.premium,
    ...(body ? { body: body() } : {}),
  })

export const calls: Calls = {
  'POST /plan_proposal': async (world) => ({
    path: '/plan_proposal',
    as: world.premium,
    body: {
      guid: crypto.randomUUID(),
      meal_plan: await planWithTarget(world, world.premium),
      wishes: wishes(),
    },
  }),
  'GET /plan_proposal/latest': async (world) => ({
    path: `/plan_proposal/latest?meal_plan=${await planWithTarget(world, world.premium)}`,
    as: world.premium,
  }),
  'GET /plan_proposal/{guid}': of(''),
  'POST /plan_proposal/{guid}/loosen': impossible,
  'POST /plan_proposal/{guid}/again': of('/again', () => ({
    guid: crypto.randomUUID(),
    day: FIRST_DAY,
    meal_type: 'Lunch',
  })),
  'POST /plan_proposal/{guid}/improve': of('/improve'),
  'POST /plan_proposal/{guid}/stop': of('/stop'),
  'POST /plan_proposal/{guid}/apply': of('/apply', () => ({ mode: 'replace' })),
}

/** Wishes that clash: a whole day in the kitchen for no minute. */
async function impossible(world: World): Promise<Call> {
  const guid = crypto.randomUUID()
  const meal_plan = await planWithTarget(world, world.premium)
  const body = { guid, meal_plan, wishes: { ...wishes(), cooking_minutes: [0, 0, 0, 0, 0, 0, 0] } }
  await world.make('POST', { path: '/plan_proposal', as: world.premium, body })
  return {
    path: `/plan_proposal/${guid}/loosen`,
    as: world.premium,
    body: { guid: crypto.randomUUID(), loosening: 0 },
  }
}

export const texts: TextCalls = {
  'POST /plan_proposal': {
    as: 'token',
    body: () => ({ guid: crypto.randomUUID(), meal_plan: crypto.randomUUID(), wishes: wishes() }),
    fields: {
      guid: 'refused',
      meal_plan: 'refused',
      'wishes.first_day': 'refused',
      'wishes.disliked_ingredients.0': 'refused',
    },
  },
  'POST /plan_proposal/{guid}/loosen': {
    as: 'token',
    path: () => `/plan_proposal/${crypto.randomUUID()}/loosen`,
    body: () => ({ guid: crypto.randomUUID(), loosening: 0 }),
    fields: { guid: 'refused' },
  },
  'POST /plan_proposal/{guid}/again': {
    as: 'token',
    path: () => `/plan_proposal/${crypto.randomUUID()}/again`,
    body: () => ({ guid: crypto.randomUUID(), day: FIRST_DAY, meal_type: 'Lunch' }),
    fields: { guid: 'refused', day: 'refused' },
  },
}
