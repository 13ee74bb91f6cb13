import type { MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import type { PlanProposal } from '@zivina/contract/planning/plan-proposals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workOn } from '#api/testing/work-on.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { planWithTarget } from './calls.ts'
import { endLostSearches } from './queries.ts'
import { PLAN_SEARCH_QUEUE } from './search/search.ts'
import { planSearchQueue } from './search/search-queue.ts'

let world: World
let person: Person
let plan: string
let worker: Awaited<ReturnType<typeof workOn>>
beforeAll(async () => {
  world = await openWorld()
  person = await world.enter({ is_premium: true })
  plan = await planWithTarget(world, person)
  worker = await workOn([planSearchQueue], world.api.database)
})
afterAll(async () => {
  await worker.close()
  await world.close()
})

const MONDAY = '2026-11-30'
const MEALS = [
  { meal_type: 'Breakfast', energy_share: 0.25 },
  { meal_type: 'Lunch', energy_share: 0.4 },
  { meal_type: 'Dinner', energy_share: 0.35 },
]

const propose = async (wishes: Record<string, unknown> = {}, fields: Record<string, unknown> = {}) => {
  const body = {
    guid: crypto.randomUUID(),
    meal_plan: plan,
    wishes: { first_day: MONDAY, days: 2, meals: MEALS, ...wishes },
    ...fields,
  }
  const answer = await world.send('POST', { path: '/plan_proposal', as: person, body })
  return { ...answer, body: answer.body as PlanProposal & { code?: string } }
}
const post = async (path: string, body?: unknown, as = person) => {
  const answer = await world.send('POST', { path: `/plan_proposal/${path}`, as, ...(body ? { body } : {}) })
  return { ...answer, body: answer.body as PlanProposal }
}
const read = async (guid: string, as = person) => world.send('GET', { path: `/plan_proposal/${guid}`, as })
const dishes = ({ days }: PlanProposal) =>
  days.flatMap(({ day, meals }) => meals.map(({ meal_type, recipe }) => `${day} ${meal_type} ${recipe?.slug}`))

describe('a computed plan', () => {
  it('keeps the energy of each day within the tolerance, with dishes of the meals that were asked for', async () => {
    const { status, body } = await propose()
    expect(status).toBe(201)
    expect(body.state).toBe('planned')
    expect(body.days.map(({ day }) => day)).toEqual([MONDAY, '2026-12-01'])
    for (const { meals, totals } of body.days) {
      expect(meals.map(({ meal_type }) => meal_type)).toEqual(['Breakfast', 'Lunch', 'Dinner'])
      for (const { meal_type, recipe, portions } of meals) {
        expect(recipe?.meal_types).toContain(meal_type)
        expect(portions.every(({ portions }) => (portions * 4) % 1 === 0)).toBe(true)
      }
      expect(totals[0]?.kilojoules).toBeGreaterThanOrEqual(8400 * 0.97)
      expect(totals[0]?.kilojoules).toBeLessThanOrEqual(8400 * 1.03)
    }
  })

  it('is the same for the same wishes and seed, and computed once for each guid', async () => {
    const guid = crypto.randomUUID()
    const { body: first } = await propose({}, { guid })
    expect((await propose({}, { guid })).body).toEqual(first)
    expect(dishes((await propose()).body)).toEqual(dishes(first))
  })

  it('suits the diet, style and exclusions of the eater', async () => {
    const detail: MealPlanDetail = await world.make('GET', { path: `/meal_plan/${plan}`, as: person })
    const eater = `/meal_plan/${plan}/eater/${detail.eaters[0]?.guid}`
    const body = { diet_types: ['Gluten free'], dietary_preference: 'Vegetarian', allergens: ['nuts'] }
    await world.make('PATCH', { path: eater, as: person, body })
    const { body: proposal } = await propose()
    const recipes = proposal.days.flatMap(({ meals }) => meals.map(({ recipe }) => recipe))
    expect(recipes).toHaveLength(6)
    for (const recipe of recipes) {
      expect(recipe?.diet_types).toContain('Gluten free')
      expect(recipe?.dietary_preference).toContain('Vegetarian')
      expect(recipe?.without_allergens).toContain('nuts')
    }
    const back = { diet_types: [], dietary_preference: 'All', allergens: [] }
    await world.make('PATCH', { path: eater, as: person, body: back })
  })

  it('has nothing that the eater’s account does not eat, and the plan says what that is', async () => {
    const { body: before } = await propose()
    const recipe = before.days[0]?.meals[0]?.recipe?.guid
    const [food] = await world.api.sql(
      `select g.guid, g.name from recipe r join ingredient g on g.guid = any(r.ingredient_guids)
       where r.guid = '${recipe}' and not g.is_spice and g.status = 'Approved' order by g.name limit 1`,
    )
    const ingredient = String(food?.guid)
    await world.make('POST', { path: '/excluded_food', as: person, body: { ingredient } })
    const detail: MealPlanDetail = await world.make('GET', { path: `/meal_plan/${plan}`, as: person })
    expect(detail.eaters).toMatchObject([
      { account_excluded: [{ guid: ingredient, name: food?.name }], excluded_ingredients: [] },
    ])
    const { body: after } = await propose()
    const guids = after.days.flatMap(({ meals }) => meals.map((meal) => `'${meal.recipe?.guid}'`))
    expect(guids).toHaveLength(6)
    expect(guids).not.toContain(`'${recipe}'`)
    const [found] = await world.api.sql(`select count(*)::int as count from recipe
      where guid in (${guids.join()}) and '${ingredient}' = any(ingredient_guids)`)
    expect(found?.count).toBe(0)
    await world.api.sql('delete from excluded_food')
  })

  it('is computed anew in one meal while the others stay', async () => {
    const { body: first } = await propose()
    const { status, body } = await post(`${first.guid}/again`, {
      guid: crypto.randomUUID(),
      day: MONDAY,
      meal_type: 'Lunch',
    })
    expect(status).toBe(201)
    const isLunch = (dish: string) => dish.startsWith(`${MONDAY} Lunch`)
    expect(dishes(body).find(isLunch)).not.toBe(dishes(first).find(isLunch))
    expect(dishes(body).filter((dish) => !isLunch(dish))).toEqual(dishes(first).filter((dish) => !isLunch(dish)))
  })

  it('stays whole where no other dish fits in a meal, also after a reload, and says so beside the meal', async () => {
    const tight = await planWithTarget(world, person)
    const { body: first } = await propose({ days: 1 }, { meal_plan: tight })
    // Every recipe that the plan does not have is out of reach.
    const own = first.days.flatMap(({ meals }) => meals.map(({ recipe }) => `'${recipe?.guid}'`))
    const others = `not duplicate and guid not in (${own.join(', ')})`
    await world.api.sql(`create table hidden_recipe as select guid from recipe where ${others}`)
    await world.api.sql(`update recipe set duplicate = true where guid in (select guid from hidden_recipe)`)
    const slot = { day: MONDAY, meal_type: 'Dinner' }
    const again = { guid: crypto.randomUUID(), ...slot }
    const { status, body } = await post(`${first.guid}/again`, again)
    const repeated = await post(`${first.guid}/again`, again)
    const latest = await world.send('GET', { path: `/plan_proposal/latest?meal_plan=${tight}`, as: person })
    const day = await post(`${first.guid}/again`, { guid: crypto.randomUUID(), day: MONDAY, meal_type: null })
    await world.api.sql(`update recipe set duplicate = false where guid in (select guid from hidden_recipe)`)
    await world.api.sql('drop table hidden_recipe')

    expect(status).toBe(201)
    const sentence = 'Pro tuto večeři jsme jiné vhodné jídlo nenašli; necháváme původní.'
    expect(body).toEqual({ ...first, kept: { ...slot, sentence, loosening: body.kept?.loosening } })
    expect(repeated.body).toEqual(body)
    expect(latest.body).toEqual(body)
    expect(day.body.kept).toMatchObject({ day: MONDAY, meal_type: null })
    expect(dishes(day.body)).toEqual(dishes(first))
    // With the others back it can be changed elsewhere, improved and applied.
    const other = await post(`${first.guid}/again`, { guid: crypto.randomUUID(), day: MONDAY, meal_type: 'Lunch' })
    expect(other.body).toMatchObject({ state: 'planned', kept: null })
    expect((await post(`${first.guid}/improve`)).body.state).toMatch(/^(waiting|improving)$/)
    await post(`${first.guid}/stop`)
    expect((await post(`${first.guid}/apply`, {})).status).toBe(200)
  })

  it('is written into the meal plan, and its dishes are kept the next time', async () => {
    const own = await planWithTarget(world, person)
    const { body } = await propose({}, { meal_plan: own })
    const applied = await post(`${body.guid}/apply`, {})
    expect(applied.status).toBe(200)
    const detail: MealPlanDetail = await world.make('GET', {
      path: `/meal_plan/${own}?from=${MONDAY}&to=2026-12-06`,
      as: person,
    })
    const planned = detail.meal_days.flatMap(({ day, recipes }) =>
      recipes.map(({ meal_type, slug }) => `${day} ${meal_type} ${slug}`),
    )
    expect(planned.toSorted()).toEqual(dishes(body).toSorted())
    const { body: next } = await propose({ days: 3 }, { meal_plan: own })
    expect(dishes(next).slice(0, 6)).toEqual(dishes(body))
    expect(dishes(next)).toHaveLength(9)
  })
})

describe('days that have dishes already', () => {
  it('stay as they are where they are full, though they miss the target; a day between them is computed', async () => {
    const own = await planWithTarget(world, person)
    const { body } = await propose({ days: 3 }, { meal_plan: own })
    expect((await post(`${body.guid}/apply`, {})).status).toBe(200)
    const tuesday = { from: '2026-12-01', to: '2026-12-01' }
    await world.make('POST', { path: `/meal_plan/${own}/clear`, as: person, body: tuesday })
    const { eaters } = await world.make('GET', { path: `/meal_plan/${own}`, as: person })
    const change = { path: `/meal_plan/${own}/eater/${eaters[0].guid}`, as: person, body: { kilojoules: 16_000 } }
    await world.make('PATCH', change)
    const { body: next } = await propose({ days: 3 }, { meal_plan: own })
    expect(next.days.map(({ is_bound }) => is_bound)).toEqual([false, true, false])
    expect(dishes(next).slice(0, 3)).toEqual(dishes(body).slice(0, 3))
    expect(dishes(next).slice(6)).toEqual(dishes(body).slice(6))
    expect(next.days[1]?.totals[0]?.kilojoules).toBeGreaterThanOrEqual(16_000 * 0.97)
    const { body: anew } = await propose({ days: 3, keep_planned: false }, { meal_plan: own })
    expect(anew.days.every(({ is_bound }) => is_bound)).toBe(true)
  })
})

describe('wishes that clash', () => {
  it('are named in sentences, with a loosening that was tried', async () => {
    const { status, body } = await propose({ days: 1, cooking_minutes: [0, 0, 0, 0, 0, 0, 0] })
    expect(status).toBe(201)
    expect(body).toMatchObject({ state: 'impossible', days: [], gap: null })
    expect(body.clash.join(' ')).toMatch(/pondělí|vařen/)
    expect(body.loosenings.length).toBeGreaterThan(0)
    const index = body.loosenings.findIndex(({ is_enough }) => is_enough)
    const loosened = await post(`${body.guid}/loosen`, { guid: crypto.randomUUID(), loosening: index })
    expect(loosened.body).toMatchObject({ state: 'planned', loosenings: [] })
    expect(loosened.body.asked.loosened).toEqual([body.loosenings[index]?.sentence])
    const none = await post(`${body.guid}/loosen`, { guid: crypto.randomUUID(), loosening: 99 })
    expect(none.status).toBe(404)
  })

  it('name the energy of the day where no portion is enough', async () => {
    const giant = await planWithTarget(world, person, 30_000)
    const drinks = { days: 1, day_share: 1, meals: [{ meal_type: 'Drinks', energy_share: 1 }] }
    const { body } = await propose(drinks, { meal_plan: giant })
    expect(body.state).toBe('impossible')
    expect(body.clash.join(' ')).toMatch(/energie dne/)
    // Drinks alone are a twentieth of a day, unless more is said.
    const part = await propose({ ...drinks, day_share: null }, { meal_plan: giant })
    expect(part.body.clash.join(' ')).toMatch(/energie plánovaných jídel 1.500/)
  })

  it('keep a day of 300 kcal from anybody', async () => {
    const starving = await planWithTarget(world, person)
    const { body } = await world.send('GET', { path: `/meal_plan/${starving}`, as: person })
    const { eaters } = body as MealPlanDetail
    const path = `/meal_plan/${starving}/eater/${eaters[0]?.guid}`
    const kilojoules = 300 * 4.184
    expect(await world.send('PATCH', { path, as: person, body: { kilojoules } })).toMatchObject({ status: 400 })
    // Also where it got into the table some other way.
    await world.api.sql(`update meal_plan_eater set kilojoules = ${kilojoules} where plan = '${starving}'`)
    const refused = await propose({}, { meal_plan: starving })
    expect(refused).toMatchObject({ status: 400, body: { code: 'PLAN_WISHES_INVALID' } })
  })

  it('that leave no recipe at all are explained rather than searched for', async () => {
    const strict = await planWithTarget(world, person)
    await world.api.sql(`update meal_plan_eater set excluded_ingredients = array(select guid from ingredient)
      where plan = '${strict}'`)
    const { status, body } = await propose({}, { meal_plan: strict })
    expect(status).toBe(201)
    expect(body).toMatchObject({ state: 'impossible', days: [] })
    expect(body.clash.join(' ')).toMatch(/recept|surovin/)
  })

  it('are planned over 29 February and the Sundays of summer time, each calendar day once', async () => {
    for (const [first_day, days] of [
      ['2028-02-28', ['2028-02-28', '2028-02-29', '2028-03-01']],
      ['2027-03-27', ['2027-03-27', '2027-03-28', '2027-03-29']],
      ['2026-10-24', ['2026-10-24', '2026-10-25', '2026-10-26']],
    ] as const) {
      expect((await propose({ first_day, days: 3 })).body.days.map(({ day }) => day)).toEqual(days)
    }
    expect((await propose({ first_day: '2027-02-29' })).status).toBe(400)
  })

  it('are refused where no plan could be meant', async () => {
    expect((await propose({ days: 0 })).status).toBe(400)
    expect((await propose({ days: 29 })).status).toBe(400)
    expect((await propose({ meals: [] })).status).toBe(400)
    expect((await propose({ meals: [MEALS[0], MEALS[0]] })).status).toBe(400)
    for (const portions of [0, -1, 1_000_000, 1 / 3]) {
      const fixed = { item: crypto.randomUUID(), portions }
      expect((await propose({ fixed: [fixed] })).status).toBe(400)
    }
    const empty = crypto.randomUUID()
    await world.make('POST', { path: '/meal_plan', as: person, body: { guid: empty, name: 'Bez cíle' } })
    expect(await propose({}, { meal_plan: empty })).toMatchObject({ status: 409, body: { code: 'TARGET_MISSING' } })
  })
})

describe('the search for a better plan', () => {
  const settled = async (guid: string) => {
    await expect.poll(async () => (await read(guid)).body.state, { timeout: 60_000, interval: 200 }).toBe('planned')
    return (await read(guid)).body as PlanProposal
  }

  it('ends with a proven distance from the best, and with a plan that is no worse', async () => {
    const { body } = await propose({ days: 3 })
    expect((await post(`${body.guid}/improve`)).status).toBe(200)
    const found = await settled(body.guid)
    expect(found.gap).toBeGreaterThanOrEqual(0)
    expect(found.gap).toBeLessThan(0.05)
    expect(found.candidates).toBeGreaterThan(20)
    expect(found.days).toHaveLength(3)
    const latest = await world.send('GET', { path: `/plan_proposal/latest?meal_plan=${plan}`, as: person })
    expect(latest.body).toEqual(found)
  })

  it('can be stopped, and another search of the person ends it', async () => {
    const { body: first } = await propose({ days: 7 })
    const { body: second } = await propose({ days: 7, seed: 2 })
    await post(`${first.guid}/improve`)
    await post(`${second.guid}/improve`)
    expect((await read(first.guid)).body.state).toBe('planned')
    expect((await post(`${second.guid}/stop`)).body).toMatchObject({ state: 'planned' })
    expect((await read(second.guid)).body.days).toHaveLength(7)
  })

  it('ends where its person computes another plan, which does not wait for it', async () => {
    const { body: first } = await propose({ days: 28 })
    await post(`${first.guid}/improve`)
    await propose({ days: 1 })
    expect((await read(first.guid)).body.state).toBe('planned')
  })

  it('for which no job is left is shown as interrupted, and can go on', async () => {
    const { body } = await propose({ days: 1 })
    await world.api.sql(
      `update plan_proposal set state = 'improving', search = gen_random_uuid() where guid = '${body.guid}'`,
    )
    await endLostSearches(world.api.database.db, PLAN_SEARCH_QUEUE)
    expect((await read(body.guid)).body.state).toBe('interrupted')
    expect((await post(`${body.guid}/improve`)).body.state).toMatch(/^(waiting|improving)$/)
    expect((await post(`${body.guid}/stop`)).body.state).toBe('planned')
  })
})

describe('a proposal', () => {
  it('is its author’s alone, and needs premium', async () => {
    const { body } = await propose({ days: 1 })
    const stranger = await world.enter({ is_premium: true })
    expect((await read(body.guid, stranger)).status).toBe(404)
    expect((await post(`${body.guid}/apply`, {}, stranger)).status).toBe(404)
    expect((await read(body.guid, world.person)).body.code).toBe('NO_PREMIUM')
    const wishes = { first_day: MONDAY, days: 1, meals: MEALS }
    const other = { guid: crypto.randomUUID(), meal_plan: plan, wishes }
    const answer = await world.send('POST', { path: '/plan_proposal', as: stranger, body: other })
    expect(answer).toMatchObject({ status: 404, body: { code: 'MEALPLAN_NOT_FOUND' } })
  })

  it('is kept with the latest twenty', async () => {
    const someone = await world.enter({ is_premium: true })
    const own = await planWithTarget(world, someone)
    const { body: asked } = await propose({ days: 1 })
    await world.api.sql(`insert into plan_proposal ("user", meal_plan, request, state, created_at)
      select '${someone.user.guid}', '${own}', p.request, 'planned', now() - make_interval(hours => n)
      from plan_proposal p, generate_series(1, 25) n where p.guid = '${asked.guid}'`)
    const body = {
      guid: crypto.randomUUID(),
      meal_plan: own,
      wishes: { first_day: MONDAY, days: 1, meals: MEALS },
    }
    await world.make('POST', { path: '/plan_proposal', as: someone, body })
    const [{ count } = {}] = await world.api.sql(
      `select count(*)::int from plan_proposal where "user" = '${someone.user.guid}'`,
    )
    expect(count).toBe(20)
  })
})
