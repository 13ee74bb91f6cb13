import { NewMealPlanDay } from '@zivina/contract/planning/meal-plan-days'
import type { MealPlanChange } from '@zivina/contract/planning/meal-plan-read'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { addDays } from '@zivina/domain/planning/plan-days'
import { planToBuy } from '@zivina/domain/planning/plan-to-buy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#api/account/identity/users/testing.ts'
import { putDays, readItems, toBoughtItem } from '../service.ts'
import { itemsOf, MONDAY, newItem, openPlansApi } from '../testing/plans-api.ts'

let plans: Awaited<ReturnType<typeof openPlansApi>>
let owner: Person
beforeAll(async () => {
  plans = await openPlansApi()
  owner = await plans.premium()
})
afterAll(() => plans.api.close())

const NewMealPlanDays = NewMealPlanDay.array()
const TUESDAY = '2026-11-24'
const change = (plan: string, item: string, body: Record<string, unknown>, as = owner) =>
  plans.patch<MealPlanChange>(as, `/meal_plan/${plan}/item/${item}`, body)

describe('items of a day', () => {
  it('are recipes with portions and ingredients with amounts, and the day has totals of each eater', async () => {
    const { guid } = await plans.plan(owner)
    const child = crypto.randomUUID()
    await plans.post(owner, `/meal_plan/${guid}/eater`, {
      guid: child,
      name: 'Adélka',
      sex: 'female',
      birth_year: 2020,
    })
    const [me] = (await plans.read(owner, guid)).eaters
    const food = await buildIngredient(plans.api.database.db, {
      name: 'Jablko plánované',
      kilojoules: 200,
      protein: 0.4,
      carbohydrates: 12,
      fat: 0.2,
      fiber: null,
      sugars: 10,
      saturated_fats: 0,
      salt: 0,
    })
    const dish = await plans.recipe({ kilojoules: 1000, protein_in_total: 10 })
    const added = await plans.add(owner, guid, [
      newItem({
        recipe: dish.guid,
        portions: [
          { eater: me?.guid, portions: 1.5 },
          { eater: child, portions: 0.25 },
        ],
      }),
      newItem({ ingredient: food.guid, amount: '150', meal_type: 'Snack' }),
    ])
    const [day] = added.meal_days
    expect(day?.recipes).toMatchObject([{ recipe: dish.guid, name: dish.name, availability: 'open', version: 1 }])
    expect(day?.ingredients).toMatchObject([
      { name: 'Jablko plánované', amount: '150.00', totals: { kilojoules: 300 } },
    ])
    expect(day?.totals).toMatchObject([
      { eater: me?.guid, kilojoules: 1800, protein_in_total: 15.6 },
      { eater: child, kilojoules: 550 },
    ])
    expect(day?.totals[0]?.nutrient_coverage.fiber).toBeLessThan(1)
    expect((await plans.read(owner, guid)).meal_weeks).toMatchObject([{ monday: MONDAY, planned_days: 1 }])
  })

  it('are added once for each guid, and a recipe once to a meal, leftovers aside', async () => {
    const { guid } = await plans.plan(owner)
    const dish = await plans.recipe()
    const item = newItem({ recipe: dish.guid })
    await plans.add(owner, guid, [item])
    expect((await plans.add(owner, guid, [item])).meal_days[0]?.recipes).toHaveLength(1)
    const path = `/meal_plan/${guid}/item`
    const again = await plans.post(owner, path, { day: MONDAY, items: [newItem({ recipe: dish.guid })] })
    expect(again).toMatchObject({ status: 409, body: { code: 'RECIPE_ALREADY_ADDED' } })
    const twice = [newItem({ recipe: dish.guid }), newItem({ recipe: dish.guid })]
    expect(await plans.post(owner, path, { day: TUESDAY, items: twice })).toMatchObject({ status: 409 })
    await plans.add(owner, guid, [newItem({ recipe: dish.guid, meal_type: 'Dinner' })])
    const kept = await plans.add(owner, guid, [newItem({ recipe: dish.guid, leftover_of: item.guid })])
    expect(kept.meal_days[0]?.recipes.map(({ leftover_of }) => leftover_of)).toEqual([null, item.guid, null])
    expect(await plans.post(owner, path, { day: MONDAY, items: [] })).toMatchObject({
      status: 400,
      body: { code: 'NO_RECIPES_SELECTED' },
    })
  })

  it.each([0, -1, 1_000_000, 1 / 3, 0.1, 50.25])('are refused with %d portions', async (portions) => {
    const { guid } = await plans.plan(owner)
    const [me] = (await plans.read(owner, guid)).eaters
    const item = newItem({ recipe: (await plans.recipe()).guid, portions: [{ eater: me?.guid, portions }] })
    expect((await plans.post(owner, `/meal_plan/${guid}/item`, { day: MONDAY, items: [item] })).status).toBe(400)
  })

  it('name neither recipes nor eaters nor meals that the person may not see', async () => {
    const other = await plans.premium()
    const { guid } = await plans.plan(owner)
    const theirs = await plans.plan(other)
    const hidden = await plans.recipe({ status: 'Pending', is_private: true, creator: other.user.guid })
    const dish = await plans.recipe()
    const source = newItem({ recipe: dish.guid })
    await plans.add(other, theirs.guid, [source])
    const [eater] = (await plans.read(other, theirs.guid)).eaters
    for (const item of [
      newItem({ recipe: hidden.guid }),
      newItem({ recipe: crypto.randomUUID() }),
      newItem({ recipe: dish.guid, portions: [{ eater: eater?.guid, portions: 1 }] }),
      newItem({ recipe: dish.guid, leftover_of: source.guid }),
    ]) {
      const answer = await plans.post(owner, `/meal_plan/${guid}/item`, { day: MONDAY, items: [item] })
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    const taken = await plans.post(owner, `/meal_plan/${guid}/item`, { day: MONDAY, items: [{ ...source }] })
    expect(taken).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
    expect((await plans.read(owner, guid)).meal_days).toEqual([])
  })

  it('stay with name and figures when their recipe is deleted or made private', async () => {
    const { guid } = await plans.plan(owner)
    const [gone, hidden] = [await plans.recipe({ kilojoules: 700 }), await plans.recipe({ kilojoules: 300 })]
    await plans.add(owner, guid, [newItem({ recipe: gone.guid }), newItem({ recipe: hidden.guid })])
    await plans.sql('delete from recipe where guid = $1', [gone.guid])
    await plans.sql(`update recipe set status = 'Pending', is_private = true, kilojoules = 5 where guid = $1`, [
      hidden.guid,
    ])
    const [day] = (await plans.read(owner, guid)).meal_days
    expect(day?.recipes).toMatchObject([
      { name: gone.name, recipe: null, slug: null, availability: 'gone', totals: { kilojoules: 700 } },
      { name: hidden.name, slug: null, availability: 'gone', totals: { kilojoules: 300 } },
    ])
    expect(day?.totals).toMatchObject([{ kilojoules: 1000 }])
    await plans.sql(`update recipe set status = 'Approved', is_private = false where guid = $1`, [hidden.guid])
    expect(itemsOf((await plans.read(owner, guid)).meal_days)[1]).toMatchObject({
      availability: 'open',
      totals: { kilojoules: 5 },
    })
  })

  it('move between days, meals and places, and keep the order of the others', async () => {
    const { guid } = await plans.plan(owner)
    const items = [await plans.recipe(), await plans.recipe(), await plans.recipe()].map(({ guid }) =>
      newItem({ recipe: guid }),
    )
    const [a, b, c] = items.map((item) => item.guid) as [string, string, string]
    await plans.add(owner, guid, items)
    const first = await change(guid, c, { version: 1, before: a })
    expect(first.body.meal_days[0]?.recipes.map((item) => item.guid)).toEqual([c, a, b])
    const away = await change(guid, a, { version: 1, day: TUESDAY, meal_type: 'Dinner', note: 'Z mrazáku' })
    expect(away.body.meal_days.map(({ day, recipes }) => [day, recipes.map((item) => item.guid)])).toEqual([
      [MONDAY, [c, b]],
      [TUESDAY, [a]],
    ])
    const back = await change(guid, a, { version: 2, day: MONDAY, meal_type: 'Lunch', before: b })
    expect(back.body.meal_days[0]?.recipes.map((item) => item.guid)).toEqual([c, a, b])
  })

  it('are not changed by two people at once: the later change of one item is refused, changes of two both hold', async () => {
    const { guid } = await plans.plan(owner)
    const partner = await plans.api.enter()
    await plans.share(owner, guid, partner, 'editor')
    const items = [await plans.recipe(), await plans.recipe()].map(({ guid }) => newItem({ recipe: guid }))
    await plans.add(owner, guid, items)
    const [a = '', b = ''] = items.map((item) => item.guid)
    const both = await Promise.all([
      change(guid, a, { version: 1, note: 'Jana' }),
      change(guid, b, { version: 1, note: 'Petr' }, partner),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const [day] = (await plans.read(owner, guid)).meal_days
    expect(day?.recipes.map(({ note }) => note)).toEqual(['Jana', 'Petr'])
    const clash = await Promise.all([
      change(guid, a, { version: 2, meal_type: 'Dinner' }),
      change(guid, a, { version: 2, note: 'Jinak' }, partner),
    ])
    expect(clash.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('swap their recipe, which ends a leftover and is no second of its meal', async () => {
    const { guid } = await plans.plan(owner)
    const [one, other] = [await plans.recipe(), await plans.recipe({ kilojoules: 1234 })]
    const cooked = newItem({ recipe: one.guid })
    const kept = newItem({ recipe: one.guid, meal_type: 'Dinner', leftover_of: cooked.guid })
    await plans.add(owner, guid, [cooked, kept, newItem({ recipe: other.guid })])
    const twice = await change(guid, cooked.guid, { version: 1, recipe: other.guid })
    expect(twice.body).toMatchObject({ code: 'RECIPE_ALREADY_ADDED' })
    const swapped = await change(guid, kept.guid, { version: 1, recipe: other.guid })
    expect(itemsOf(swapped.body.meal_days).at(-1)).toMatchObject({ name: other.name, leftover_of: null, version: 2 })
    expect((await change(guid, cooked.guid, { version: 1, recipe: crypto.randomUUID() })).status).toBe(404)
  })

  it('are taken out and put back with the same guid', async () => {
    const { guid } = await plans.plan(owner)
    const item = newItem({ recipe: (await plans.recipe()).guid, note: 'Bez soli' })
    await plans.add(owner, guid, [item])
    expect((await plans.remove(owner, `/meal_plan/${guid}/item/${item.guid}`)).status).toBe(204)
    expect((await plans.remove(owner, `/meal_plan/${guid}/item/${item.guid}`)).status).toBe(404)
    expect((await plans.read(owner, guid)).meal_days).toEqual([])
    const back = await plans.post<MealPlanChange>(owner, `/meal_plan/${guid}/undo`, { restore: [item.guid] })
    expect(back.body).toMatchObject({
      added: [item.guid],
      meal_days: [{ recipes: [{ guid: item.guid, note: 'Bez soli' }] }],
    })
  })
})

describe('days', () => {
  it('are added once, with a note, and 29 February only in a leap year', async () => {
    const { guid } = await plans.plan(owner)
    const path = `/meal_plan/${guid}/day`
    const made = await plans.post(owner, path, { day: '2028-02-29', note: 'Přestupný' })
    expect(made).toMatchObject({ status: 201, body: { meal_days: [{ day: '2028-02-29', note: 'Přestupný' }] } })
    expect(await plans.post(owner, path, { day: '2028-02-29' })).toMatchObject({
      status: 409,
      body: { code: 'DAY_ALREADY_EXISTS' },
    })
    for (const day of ['2027-02-29', '2026-11-31', 'dnes', '2019-12-31']) {
      expect((await plans.post(owner, path, { day })).status).toBe(400)
    }
    const noted = await plans.patch(owner, `${path}/2028-03-01`, { note: 'Úklid' })
    expect(noted.body).toMatchObject({ meal_days: [{ day: '2028-03-01', note: 'Úklid' }] })
  })

  it('are copied over the end of summer time with portions, notes and leftovers', async () => {
    const { guid } = await plans.plan(owner)
    const dish = await plans.recipe()
    const cooked = newItem({ recipe: dish.guid })
    await plans.add(owner, guid, [cooked], '2026-10-19')
    await plans.add(owner, guid, [newItem({ recipe: dish.guid, leftover_of: cooked.guid })], '2026-10-25')
    const copy = { from: '2026-10-19', to: '2026-10-25', target: '2026-10-26' }
    const copied = await plans.post<MealPlanChange>(owner, `/meal_plan/${guid}/copy`, copy)
    expect(copied.body.meal_days.map(({ day }) => day)).toEqual(['2026-10-26', '2026-11-01'])
    const [first, second] = itemsOf(copied.body.meal_days)
    expect(second).toMatchObject({ leftover_of: first?.guid, portions: [{ portions: 1 }] })
    const late = await plans.post<MealPlanChange>(owner, `/meal_plan/${guid}/copy`, {
      from: '2026-10-25',
      to: '2026-10-25',
      target: '2026-12-01',
    })
    expect(itemsOf(late.body.meal_days)).toMatchObject([{ leftover_of: null }])
  })

  it('that are empty are not copied, and occupied ones are refused, added to or replaced', async () => {
    const { guid } = await plans.plan(owner)
    const dish = await plans.recipe()
    await plans.add(owner, guid, [newItem({ recipe: dish.guid })])
    await plans.add(owner, guid, [newItem({ recipe: dish.guid, note: 'staré' })], TUESDAY)
    const copy = (body: object) => plans.post<MealPlanChange>(owner, `/meal_plan/${guid}/copy`, body)
    expect(await copy({ from: '2026-12-01', to: '2026-12-02', target: MONDAY })).toMatchObject({
      status: 400,
      body: { code: 'EMPTY_DAY' },
    })
    const onto = { from: MONDAY, to: MONDAY, target: TUESDAY }
    expect(await copy(onto)).toMatchObject({ status: 409, body: { code: 'DAY_ALREADY_EXISTS' } })
    expect((await copy({ ...onto, mode: 'add' })).body.meal_days[0]?.recipes).toHaveLength(2)
    const replaced = (await copy({ ...onto, mode: 'replace' })).body
    expect(replaced.meal_days[0]?.recipes.map(({ note }) => note)).toEqual([''])
    expect(replaced.removed).toHaveLength(2)
    const undo = { restore: replaced.removed, remove: replaced.added }
    const undone = await plans.post<MealPlanChange>(owner, `/meal_plan/${guid}/undo`, undo)
    expect(undone.body.meal_days[0]?.recipes.map(({ note }) => note)).toEqual(['staré', ''])
  })

  it('are put in whole, all or none', async () => {
    const { guid } = await plans.plan(owner)
    const dish = await plans.recipe()
    const day = (date: string, items: unknown[]) => ({ day: date, items })
    const put = (days: unknown[], mode?: string) =>
      plans.post<MealPlanChange>(owner, `/meal_plan/${guid}/days`, { days, ...(mode ? { mode } : {}) })
    const wrong = await put([
      day(MONDAY, [newItem({ recipe: dish.guid })]),
      day(TUESDAY, [newItem({ recipe: crypto.randomUUID() })]),
    ])
    expect(wrong.status).toBe(404)
    expect((await plans.read(owner, guid)).meal_days).toEqual([])
    expect((await put([day(MONDAY, [])])).body.code).toBe('NO_RECIPES_SELECTED')
    const days = [day(MONDAY, [newItem({ recipe: dish.guid })]), day(TUESDAY, [newItem({ recipe: dish.guid })])]
    const made = await put(days)
    expect(made.body.meal_days).toHaveLength(2)
    expect((await put(days)).body.meal_days[0]?.recipes).toHaveLength(1)
    expect((await put([day(MONDAY, [newItem({ recipe: dish.guid })])])).body.code).toBe('DAY_ALREADY_EXISTS')
    expect((await put([day(MONDAY, [newItem({ recipe: dish.guid })])], 'replace')).body.removed).toHaveLength(1)
  })

  it('are cleared with their notes, and an empty range is refused', async () => {
    const { guid } = await plans.plan(owner)
    await plans.add(owner, guid, [newItem({ recipe: (await plans.recipe()).guid })])
    await plans.patch(owner, `/meal_plan/${guid}/day/${TUESDAY}`, { note: 'Návštěva' })
    const range = { from: MONDAY, to: '2026-11-29' }
    const cleared = await plans.post<MealPlanChange>(owner, `/meal_plan/${guid}/clear`, range)
    expect(cleared.body).toMatchObject({ removed: [expect.any(String)], meal_days: [{ note: '' }, { note: '' }] })
    expect((await plans.read(owner, guid)).meal_days).toEqual([])
    expect((await plans.post(owner, `/meal_plan/${guid}/clear`, range)).body.code).toBe('EMPTY_DAY')
  })
})

describe('what other nouns do with a plan', () => {
  const ctxOf = ({ user }: Person) =>
    ({
      db: plans.api.database.db,
      urls: { icon: () => null, optionalPhoto: () => null },
      actor: { ...user, kind: 'user', session_guid: '', is_premium: true },
    }) as unknown as Parameters<typeof putDays>[0]

  it('is putting whole days into it, also over a change of the clock, and reading what is to be bought for them', async () => {
    const { guid } = await plans.plan(owner)
    const dish = await plans.recipe()
    const cooked = newItem({ recipe: dish.guid })
    const days = NewMealPlanDays.parse([
      { day: '2026-03-28', items: [cooked] },
      { day: '2026-03-30', items: [newItem({ recipe: dish.guid, leftover_of: cooked.guid })] },
    ])
    const made = await putDays(ctxOf(owner), guid, days)
    expect(made.meal_days.map(({ day }) => day)).toEqual(['2026-03-28', '2026-03-30'])
    const range = { from: '2026-03-28', to: '2026-04-05' }
    const items = await readItems(ctxOf(owner), guid, range)
    expect(planToBuy(items.map(toBoughtItem), range)).toEqual({
      recipes: [{ recipe: dish.guid, recipe_modified: null, portions: 2 }],
      ingredients: [],
    })
  })
})

describe('a meal that is to be swapped', () => {
  it('gets recipes of the same meal that suit all who eat it, the nearest first', async () => {
    const { guid } = await plans.plan(owner)
    const [me] = (await plans.read(owner, guid)).eaters
    await plans.patch(owner, `/meal_plan/${guid}/eater/${me?.guid}`, { diet_types: ['Gluten free'] })
    const figures = {
      protein_in_total: 50,
      carbohydrates_in_total: 60,
      fat_in_total: 30,
      meal_types: ['Late_dinner' as const],
    }
    const fit = { ...figures, diet_types: ['Gluten free' as const] }
    const planned = await plans.recipe({ ...fit, kilojoules: 3000 })
    const near = await plans.recipe({ ...fit, kilojoules: 3100 })
    const far = await plans.recipe({ ...fit, kilojoules: 3100, protein_in_total: 10 })
    await plans.recipe({ ...figures, kilojoules: 3000 })
    await plans.recipe({ ...fit, kilojoules: null })
    await plans.recipe({ ...fit, kilojoules: 3000, meal_types: ['Breakfast'] })
    const item = newItem({ recipe: planned.guid, meal_type: 'Late_dinner' })
    await plans.add(owner, guid, [item])
    const { body } = await plans.get<{ results: { recipe: { guid: string }; distance: number }[] }>(
      owner,
      `/meal_plan/${guid}/item/${item.guid}/swap`,
    )
    expect(body.results.map(({ recipe }) => recipe.guid)).toEqual([near.guid, far.guid])
    expect(body.results[0]?.distance).toBeCloseTo(1 / 120, 10)
  })
})

describe('a plan of four weeks with five meals a day', () => {
  it('opens with at most ten statements, and is written with at most ten', async () => {
    const { guid } = await plans.plan(owner)
    const dishes = await Promise.all(Array.from({ length: 5 }, () => plans.recipe()))
    const meals = ['Breakfast', 'Snack', 'Lunch', 'Late_snack', 'Dinner']
    const days = Array.from({ length: 28 }, (_, at) => ({
      day: addDays(MONDAY, at),
      items: meals.map((meal_type, place) => newItem({ meal_type, recipe: dishes[place]?.guid })),
    }))
    let before = plans.api.statements()
    expect((await plans.post(owner, `/meal_plan/${guid}/days`, { days })).status).toBe(200)
    expect(plans.api.statements() - before).toBeLessThanOrEqual(10)
    before = plans.api.statements()
    const detail = await plans.read(owner, guid)
    expect(plans.api.statements() - before).toBeLessThanOrEqual(10)
    expect(itemsOf(detail.meal_days)).toHaveLength(140)
    expect(detail.meal_weeks).toHaveLength(4)
  })
})
