import type { MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import type { ReadyPlan, ReadyPlanDetail } from '@zivina/contract/planning/ready-plans'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { planWithTarget } from '../plan-proposals/calls.ts'
import { READY_PLANS } from './ready-plan-data.ts'

let world: World
let person: Person
beforeAll(async () => {
  world = await openWorld()
  person = await world.enter({ is_premium: true })
})
afterAll(() => world.close())

const MONDAY = '2026-11-30'
const SLUG = 'udrzeni-2000'

const list = async (query = '') =>
  (await world.make('GET', { path: `/ready_plan${query}`, as: person })) as { results: ReadyPlan[]; count: number }
const detail = async (as = person) => (await world.make('GET', { path: `/ready_plan/${SLUG}`, as })) as ReadyPlanDetail
const apply = (meal_plan: string, body: Record<string, unknown> = {}) =>
  world.send('POST', {
    path: `/ready_plan/${SLUG}/apply`,
    as: person,
    body: { meal_plan, first_day: MONDAY, ...body },
  })
const planned = async (plan: string) =>
  (await world.make('GET', {
    path: `/meal_plan/${plan}?from=${MONDAY}&to=2026-12-06`,
    as: person,
  })) as MealPlanDetail

describe('the list of ready-made plans', () => {
  it('has at least 24 weeks of seven days, each with recipes that are there', async () => {
    const { results, count } = await list()
    expect(count).toBeGreaterThanOrEqual(24)
    for (const { days, recipe_count, cooking_minutes_max } of results) {
      expect(days).toBe(7)
      expect(recipe_count).toBeGreaterThan(9)
      expect(cooking_minutes_max).toBeGreaterThan(0)
    }
  })

  it('is limited by goal, diet, style and season; plans for all year are in each season', async () => {
    const goals = new Set((await list('?goal=Weight%20loss')).results.map(({ goal }) => goal))
    expect([...goals]).toEqual(['Weight loss'])
    const free = (await list('?diet_type=Gluten%20free')).results
    expect(free.length).toBeGreaterThan(0)
    expect(free.every(({ diet_types }) => diet_types.includes('Gluten free'))).toBe(true)
    const vegan = (await list('?dietary_preference=Vegan')).results
    expect(vegan.map(({ slug }) => slug)).toContain('vegansky-tyden')
    const winter = (await list('?season=winter')).results.map(({ slug }) => slug)
    expect(winter).toContain('zimni-tyden')
    expect(winter).toContain(SLUG)
    expect(winter).not.toContain('letni-tyden')
    expect((await world.send('GET', { path: '/ready_plan?season=leto', as: person })).status).toBe(400)
  })

  it('needs premium', async () => {
    expect((await world.send('GET', { path: '/ready_plan', as: world.person })).body.code).toBe('NO_PREMIUM')
  })
})

describe('a ready-made plan', () => {
  it('has the portions it was computed for where the reader has no target', async () => {
    const plan = await detail()
    const [made] = READY_PLANS.filter(({ slug }) => slug === SLUG)
    expect(plan.scaled_to).toBe(made?.request.kilojoules)
    expect(plan.week.map(({ meals }) => meals.map(({ portions }) => portions))).toEqual(
      made?.days.map((meals) => meals.map(({ portions }) => portions)),
    )
  })

  it('has portions for the reader’s own target, each day close to it', async () => {
    const body = {
      sex: 'male',
      birth_date: '1990-05-01',
      height: 190,
      weight: 95,
      activity: 'active',
      target_goal: 'Weight maintain',
    }
    const big = await world.enter({ is_premium: true, health_data_consent_at: new Date(), ...body } as never)
    const plan = await detail(big)
    expect(plan.scaled_to).toBeGreaterThan(12_000)
    for (const { meals } of plan.week) {
      const energy = meals.reduce((sum, { recipe, portions }) => sum + (recipe?.kilojoules ?? 0) * portions, 0)
      expect(Math.abs(energy / plan.scaled_to - 1)).toBeLessThan(0.06)
    }
  })

  it('is not found under another name', async () => {
    expect((await world.send('GET', { path: '/ready_plan/nic', as: person })).status).toBe(404)
  })
})

describe('applying a ready-made plan', () => {
  it('puts its week into the plan from the day on, and refuses the same days twice unless they are replaced', async () => {
    const plan = await planWithTarget(world, person, 8368)
    expect((await apply(plan)).status).toBe(200)
    const week = await detail()
    const dishes = (await planned(plan)).meal_days.map(({ recipes }) =>
      recipes.map(({ meal_type, slug, portions }) => [meal_type, slug, portions[0]?.portions]),
    )
    expect(dishes).toEqual(
      week.week.map(({ meals }) => meals.map(({ meal_type, recipe, portions }) => [meal_type, recipe?.slug, portions])),
    )
    expect((await apply(plan)).body.code).toBe('DAY_ALREADY_EXISTS')
    expect((await apply(plan, { mode: 'replace' })).status).toBe(200)
  })

  it('gives each eater portions for their own target', async () => {
    const plan = await planWithTarget(world, person, 8368)
    const child = { guid: crypto.randomUUID(), name: 'Anička', kilojoules: 12_552 }
    await world.make('POST', { path: `/meal_plan/${plan}/eater`, as: person, body: child })
    await apply(plan)
    const { meal_days, eaters } = await planned(plan)
    const [first, second] = eaters
    const energy = (eater?: string) =>
      meal_days
        .flatMap(({ recipes }) => recipes)
        .reduce((sum, { totals, portions }) => {
          const eaten = portions.find((one) => one.eater === eater)?.portions ?? 0
          return sum + (totals.kilojoules ?? 0) * eaten
        }, 0)
    expect(energy(second?.guid) / energy(first?.guid)).toBeCloseTo(1.5, 1)
  })

  it('needs a plan that one may edit', async () => {
    const stranger = await world.enter({ is_premium: true })
    const plan = await planWithTarget(world, stranger)
    expect((await apply(plan)).body.code).toBe('MEALPLAN_NOT_FOUND')
  })
})
