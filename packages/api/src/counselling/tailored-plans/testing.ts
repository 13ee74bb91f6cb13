import type { TailoredPlan } from '@zivina/contract/counselling/tailored-plans'
import type { Person, World } from '#api/testing/world.ts'
import { aheadDay, enterNutritionist, orderConsultation } from '../consultations/testing.ts'

type Calling = Pick<World, 'make' | 'enter' | 'admin' | 'gateway' | 'recipe' | 'flour'>

/** The days of the plan that is made. */
export const DAYS = [aheadDay(3), aheadDay(4)] as const

/** A plan of two days that a nutritionist made and has not assigned. */
export async function madePlan({ make, recipe, flour }: Calling, nutritionist: Person): Promise<string> {
  const guid = crypto.randomUUID()
  await make('POST', { path: '/admin/meal_plan', as: nutritionist, body: { guid, name: 'Na míru' } })
  const item = (fields: object) => ({ guid: crypto.randomUUID(), meal_type: 'Lunch', ...fields })
  const days = DAYS.map((day) => ({
    day,
    items: [item({ recipe: recipe.guid }), item({ ingredient: flour.guid, amount: '50', meal_type: 'Snack' })],
  }))
  await make('POST', { path: `/meal_plan/${guid}/days`, as: nutritionist, body: { days } })
  return guid
}

/** A client with premium who ordered a plan that the nutritionist confirmed. */
export async function orderedPlan(world: Calling) {
  const nutritionist = await enterNutritionist(world, null)
  const as = await world.enter({ is_premium: true })
  const { guid } = await orderConsultation(world, { as, nutritionist, slug: 'jidelnicek-na-miru' })
  const path = `/admin/consultation/${guid}`
  await world.make('POST', { path: `${path}/confirm`, as: nutritionist, body: { meeting_url: '' } })
  return { as, nutritionist, consultation: guid, path: `${path}/plan` }
}

/** The same with the plan that the client was given, and an empty plan of their own. */
export async function givenPlan(world: Calling) {
  const ordered = await orderedPlan(world)
  const body = { meal_plan: await madePlan(world, ordered.nutritionist), note: 'Snídaně můžete prohodit.' }
  const plan: TailoredPlan = await world.make('POST', { path: ordered.path, as: ordered.nutritionist, body })
  const into = crypto.randomUUID()
  await world.make('POST', { path: '/meal_plan', as: ordered.as, body: { guid: into, name: 'Můj' } })
  return { ...ordered, plan, into }
}
