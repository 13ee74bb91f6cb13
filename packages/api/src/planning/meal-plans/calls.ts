import { addDays } from '@zivina/domain/planning/plan-days'
import type { Call, Calls, Person, World } from '#api/testing/world.ts'
import { callsOfSharing } from '../shares/calls.ts'
import { MONDAY, newItem } from './testing/plans-api.ts'

type Filled = { path: string; guid: string; item: string; as: Person; eater: string }

/** A plan of a week of three meals, of the premium user, or of an admin for another user. */
export async function filledPlan(world: World, as = world.premium, noun = '/meal_plan'): Promise<Filled> {
  const { make, number, recipe, flour } = world
  const guid = crypto.randomUUID()
  await make('POST', { path: noun, as, body: { guid, name: `Týden ${number()}` } })
  const days = Array.from({ length: 7 }, (_, at) => ({
    day: addDays(MONDAY, at),
    items: [
      newItem({ recipe: recipe.guid }),
      newItem({ recipe: recipe.guid, meal_type: 'Dinner' }),
      newItem({ ingredient: flour.guid, amount: '50', meal_type: 'Snack' }),
    ],
  }))
  await make('POST', { path: `/meal_plan/${guid}/days`, as, body: { days } })
  const { eaters } = await make('GET', { path: `/meal_plan/${guid}`, as })
  return { path: `/meal_plan/${guid}`, guid, item: days[0]?.items[0]?.guid ?? '', as, eater: eaters[0].guid }
}

/** A call on a filled plan. */
const on =
  (rest: string | ((plan: Filled) => string), body?: (world: World, plan: Filled) => unknown) =>
  async (world: World): Promise<Call> => {
    const plan = await filledPlan(world)
    const path = plan.path + (typeof rest === 'string' ? rest : rest(plan))
    return { path, as: plan.as, ...(body ? { body: body(world, plan) } : {}) }
  }
const itemOf = ({ item }: Filled): string => `/item/${item}`

export const calls: Calls = {
  'GET /meal_plan': async (world) => {
    await filledPlan(world)
    return { path: '/meal_plan?search=tyd', as: world.premium }
  },
  'POST /meal_plan': ({ premium, number }) => ({
    path: '/meal_plan',
    as: premium,
    body: { guid: crypto.randomUUID(), name: `Plán ${number()}` },
  }),
  'GET /meal_plan/{guid}': on(`?from=${MONDAY}&to=${addDays(MONDAY, 6)}`),
  'GET /shared_meal_plan/{token}': async (world) => {
    const { path, as } = await filledPlan(world)
    const { link_token } = await world.make('POST', { path: `${path}/share_link`, as })
    return { path: `/shared_meal_plan/${link_token}?from=${MONDAY}` }
  },
  'PATCH /meal_plan/{guid}': on('', ({ number }) => ({ name: `Jinak ${number()}`, folder: null })),
  'DELETE /meal_plan/{guid}': on(''),
  'POST /meal_plan/{guid}/restore': async (world) => {
    const { path, as } = await filledPlan(world)
    await world.make('DELETE', { path, as })
    return { path: `${path}/restore`, as }
  },
  'POST /meal_plan/{guid}/duplicate': on('/duplicate', () => ({ guid: crypto.randomUUID(), first_day: '2027-01-04' })),
  'POST /meal_plan/{guid}/eater': on('/eater', () => ({ guid: crypto.randomUUID(), name: 'Host', birth_year: 2018 })),
  'PATCH /meal_plan/{guid}/eater/{eater}': on(
    ({ eater }) => `/eater/${eater}`,
    () => ({ diet_types: ['Diabetic'] }),
  ),
  'PATCH /meal_plan/{guid}/agreement': on('/agreement', () => ({ needs: true, target: false })),
  'DELETE /meal_plan/{guid}/eater/{eater}': async (world) => {
    const { path, as } = await filledPlan(world)
    const guid = crypto.randomUUID()
    await world.make('POST', { path: `${path}/eater`, as, body: { guid, name: 'Host' } })
    return { path: `${path}/eater/${guid}`, as }
  },
  ...callsOfSharing('/meal_plan', async (world) => (await filledPlan(world)).path),
  'POST /meal_plan/{guid}/day': on('/day', () => ({ day: '2027-02-01', note: 'Svátek' })),
  'POST /meal_plan/{guid}/days': on('/days', ({ recipe }) => ({
    mode: 'replace',
    days: [{ day: MONDAY, note: 'Nově', items: [newItem({ recipe: recipe.guid })] }],
  })),
  'POST /meal_plan/{guid}/copy': on('/copy', () => ({
    from: MONDAY,
    to: addDays(MONDAY, 6),
    target: addDays(MONDAY, 7),
    mode: 'replace',
  })),
  'PATCH /meal_plan/{guid}/day/{day}': on(`/day/${MONDAY}`, () => ({ note: 'Návštěva' })),
  'POST /meal_plan/{guid}/clear': on('/clear', () => ({ from: MONDAY, to: addDays(MONDAY, 6) })),
  'POST /meal_plan/{guid}/item': on('/item', ({ recipe }) => ({
    day: MONDAY,
    items: [newItem({ recipe: recipe.guid, meal_type: 'Soup' })],
  })),
  'PATCH /meal_plan/{guid}/item/{item}': on(itemOf, (_world, { eater, item }) => ({
    version: 1,
    day: addDays(MONDAY, 1),
    meal_type: 'Soup',
    before: null,
    portions: [{ eater, portions: 1.5 }],
    note: `Přesun ${item.slice(0, 4)}`,
  })),
  'DELETE /meal_plan/{guid}/item/{item}': on(itemOf),
  'POST /meal_plan/{guid}/undo': on('/undo', (_world, { item }) => ({
    remove: [item],
    notes: [{ day: MONDAY, note: 'Zpět' }],
  })),
  'GET /meal_plan/{guid}/item/{item}/swap': on((plan) => `${itemOf(plan)}/swap`),
  'GET /admin/meal_plan': ({ admin }) => ({ path: '/admin/meal_plan?folder=main', as: admin }),
  'GET /admin/meal_plan/shared_with_me': ({ admin }) => ({ path: '/admin/meal_plan/shared_with_me', as: admin }),
  'POST /admin/meal_plan': ({ admin, number }) => ({
    path: '/admin/meal_plan',
    as: admin,
    body: { guid: crypto.randomUUID(), name: `Vzor ${number()}` },
  }),
  'PATCH /admin/meal_plan/{guid}': (world) => ofAdmin(world, '', { name: `Jinak ${world.number()}` }),
  'POST /admin/meal_plan/{guid}/duplicate': (world) => ofAdmin(world, '/duplicate', { guid: crypto.randomUUID() }),
  'PATCH /admin/meal_plan/{guid}/assign': (world) =>
    ofAdmin(world, '/assign', { premium_user: world.premium.user.guid }),
  'DELETE /admin/meal_plan/{guid}': (world) => ofAdmin(world, ''),
}

async function ofAdmin(world: World, rest: string, body?: unknown): Promise<Call> {
  const { guid, as } = await filledPlan(world, world.admin, '/admin/meal_plan')
  return { path: `/admin/meal_plan/${guid}${rest}`, as, ...(body ? { body } : {}) }
}

export { texts } from './testing/texts.ts'
