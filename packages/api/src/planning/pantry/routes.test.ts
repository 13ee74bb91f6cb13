import type { PantryChanges, PantryItem, PantryRecipe, PantryUse } from '@zivina/contract/planning/pantry'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { calendarDay } from '@zivina/domain/calendar-day'
import { TAP_WATER } from '@zivina/domain/catalogue/foods/tap-water'
import { addDays } from '@zivina/domain/planning/plan-days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { purgePantry } from './queries.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await openAccountsApi()
})
afterAll(() => api.close())

const guid = () => crypto.randomUUID()
const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values)

/** Puts an amount of a food into a person's pantry. */
async function stock(person: Person, ingredient: string, amount: number | null, best_before: string | null = null) {
  const item = guid()
  await sql(
    `insert into pantry_item (guid, "user", ingredient, text, amount, unit, best_before) values ($1, $2, $3, 'zásoba', $4, $5, $6)`,
    [item, person.user.guid, ingredient, amount, amount === null ? null : 'Gram', best_before],
  )
  return item
}

async function held(person: Person): Promise<PantryItem[]> {
  const { body } = await api.ask<{ results: PantryItem[] }>('GET', '/pantry', { as: person })
  return body.results
}

describe('the pantry', () => {
  it('is one’s own, in the order in which it should be eaten', async () => {
    const [person, other] = [await api.enter(), await api.enter()]
    const { guid: food } = await buildIngredient(api.database.db)
    const undated = await stock(person, food, 100)
    const late = await stock(person, food, 100, '2027-05-01')
    const soon = await stock(person, food, 100, '2026-12-01')
    expect((await held(person)).map((item) => item.guid)).toEqual([soon, late, undated])
    expect(await held(other)).toEqual([])
    for (const [method, body] of [
      ['PATCH', { amount: 1, unit: 'Gram' }],
      ['DELETE', undefined],
    ] as const) {
      const ask = { as: other, ...(body ? { body } : {}) }
      expect(await api.ask(method, `/pantry/${soon}`, ask)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
  })

  it('refuses amounts that nobody has, and keeps the later of two changes', async () => {
    const person = await api.enter()
    const { guid: food } = await buildIngredient(api.database.db)
    const item = await stock(person, food, 100)
    const change = (body: object) => api.ask<PantryItem>('PATCH', `/pantry/${item}`, { as: person, body })
    for (const amount of [0, -1, 1_000_000]) expect((await change({ amount, unit: 'Gram' })).status).toBe(400)
    expect((await change({ amount: 1 / 3, unit: 'Gram' })).body).toMatchObject({ amount: 1 / 3 })
    const earlier = new Date(Date.now() - 3_600_000).toISOString()
    expect((await change({ amount: 900, unit: 'Gram', at: earlier })).body).toMatchObject({ amount: 1 / 3 })
    expect((await change({ best_before: '2026-12-24' })).body).toMatchObject({
      amount: 1 / 3,
      best_before: '2026-12-24',
    })
  })

  it('takes a text once, however often it arrives', async () => {
    const [person, other] = [await api.enter(), await api.enter()]
    const body = { guid: guid(), text: 'sušená rajčata', best_before: '2026-12-01' }
    const answers = await Promise.all([1, 2].map(() => api.ask('POST', '/pantry', { as: person, body })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await held(person)).toMatchObject([{ text: 'sušená rajčata', ingredient: null, amount: null }])
    expect(await api.ask('POST', '/pantry', { as: other, body })).toMatchObject({
      status: 409,
      body: { code: 'UNIQUE' },
    })
  })
})

describe('changes of the pantry', () => {
  const changes = async (person: Person, since?: string) => {
    const path = `/pantry/changes${since === undefined ? '' : `?changed_since=${since}`}`
    return (await api.ask<PantryChanges>('GET', path, { as: person })).body
  }
  const guidsOf = ({ results }: PantryChanges) => results.map((item) => item.guid)
  const pass = (person: Person, time: string) =>
    sql(
      `update pantry_item set stored_at = stored_at - $2::interval, removed_at = removed_at - $2::interval where "user" = $1`,
      [person.user.guid, time],
    )

  it('since a mark are what was added, changed, used up and removed after it, of one’s own', async () => {
    const [person, other] = [await api.enter(), await api.enter()]
    const flour = await buildIngredient(api.database.db)
    const recipe = await buildRecipe(api.database.db, { portion_size: 1, lines: [{ ingredient: flour, amount: 300 }] })
    const [used, stays, removed, changed] = [
      await stock(person, flour.guid, 300, '2026-12-01'),
      await stock(person, flour.guid, null),
      await stock(person, flour.guid, 10, '2027-05-01'),
      await stock(person, flour.guid, 20, '2027-06-01'),
    ]
    const whole = await changes(person)
    expect(whole).toMatchObject({ is_whole: true, removed: [] })
    expect(guidsOf(whole)).toEqual([used, removed, changed, stays])
    await pass(person, '1 hour')
    const none = await changes(person, whole.mark)
    expect(none).toMatchObject({ is_whole: false, results: [], removed: [] })

    const added = guid()
    const use = { guid: guid(), recipe: recipe.guid, portions: 1 }
    await api.ask('POST', '/pantry', { as: person, body: { guid: added, text: 'sušená rajčata' } })
    await api.ask('PATCH', `/pantry/${changed}`, { as: person, body: { amount: 5, unit: 'Gram' } })
    await api.ask('DELETE', `/pantry/${removed}`, { as: person })
    await api.ask('POST', '/pantry/cook', { as: person, body: use })
    await stock(other, flour.guid, 1)
    const next = await changes(person, none.mark)
    expect(next.results.map((item) => [item.guid, item.amount])).toEqual([
      [changed, 5],
      [added, null],
    ])
    expect(next.removed.toSorted()).toEqual([removed, used].toSorted())

    await pass(person, '1 hour')
    await api.ask('DELETE', `/pantry/cook/${use.guid}`, { as: person })
    expect(await changes(person, next.mark)).toMatchObject({ results: [{ guid: used, amount: 300 }], removed: [] })
    expect(await changes(person)).toMatchObject({ results: await held(person), removed: [] })
  })

  it('since an old or a coming moment are the whole pantry, and the clean-up removes only what nobody can ask for', async () => {
    const person = await api.enter()
    const { guid: food } = await buildIngredient(api.database.db)
    const [stays, removed] = [await stock(person, food, 1), await stock(person, food, 2)]
    await api.ask('DELETE', `/pantry/${removed}`, { as: person })
    const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString()
    for (const since of [ago(31), ago(-1)]) {
      const answer = await changes(person, since)
      expect({ is_whole: answer.is_whole, guids: guidsOf(answer) }).toEqual({ is_whole: true, guids: [stays] })
    }
    await pass(person, '29 days')
    await purgePantry(api.database.db, new Date(ago(31)))
    expect((await changes(person, ago(29.5))).removed).toEqual([removed])
    await pass(person, '3 days')
    await purgePantry(api.database.db, new Date(ago(31)))
    expect((await sql('select guid from pantry_item where "user" = $1', [person.user.guid])).rows).toEqual([
      { guid: stays },
    ])
    const wrong = await api.ask('GET', '/pantry/changes?changed_since=yesterday', { as: person })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INCORRECT_QUERY_PARAMS' } })
  })

  it('tell of what is added again after it was removed', async () => {
    const person = await api.enter()
    const body = { guid: guid(), text: 'sušená rajčata' }
    await api.ask('POST', '/pantry', { as: person, body })
    await api.ask('DELETE', `/pantry/${body.guid}`, { as: person })
    expect((await api.ask('POST', '/pantry', { as: person, body })).status).toBe(201)
    const since = new Date(Date.now() - 60_000).toISOString()
    expect(await changes(person, since)).toMatchObject({ results: [{ guid: body.guid }], removed: [] })
  })
})

describe('cooking', () => {
  it('takes what the portions need, once, and gives it back', async () => {
    const person = await api.enter()
    const { db } = api.database
    const flour = await buildIngredient(db)
    const recipe = await buildRecipe(db, { portion_size: 2, lines: [{ ingredient: flour, amount: 300 }] })
    const soon = await stock(person, flour.guid, 100, '2026-12-01')
    const late = await stock(person, flour.guid, 500)
    const body = { guid: guid(), recipe: recipe.guid, portions: 2 }
    const cook = () => api.ask<PantryUse>('POST', '/pantry/cook', { as: person, body })
    for (const _ of [1, 2]) {
      expect((await cook()).body.taken.map(({ item, amount }) => [item, amount])).toEqual([
        [soon, 100],
        [late, 200],
      ])
    }
    expect((await held(person)).map(({ guid, amount }) => [guid, amount])).toEqual([[late, 300]])
    const back = () => api.ask('DELETE', `/pantry/cook/${body.guid}`, { as: person })
    expect([(await back()).status, (await back()).status]).toEqual([204, 404])
    expect((await held(person)).map(({ amount }) => amount)).toEqual([100, 500])
  })

  it('is refused for a recipe that the person may not see', async () => {
    const [person, other] = [await api.enter(), await api.enter()]
    const hidden = await buildRecipe(api.database.db, {
      creator: other.user.guid,
      status: 'Pending',
      is_private: true,
    })
    const body = { guid: guid(), recipe: hidden.guid, portions: 2 }
    expect(await api.ask('POST', '/pantry/cook', { as: person, body })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
  })
})

describe('recipes from the pantry', () => {
  it('come by what is missing for the portions, and never from what is hidden', async () => {
    const person = await api.enter()
    const { db } = api.database
    const [flour, butter, sugar] = [await buildIngredient(db), await buildIngredient(db), await buildIngredient(db)]
    const lines = (...foods: (typeof flour)[]) => foods.map((ingredient) => ({ ingredient, amount: 200 }))
    const all = await buildRecipe(db, { name: 'Všechno', portion_size: 2, lines: lines(flour, butter) })
    const one = await buildRecipe(db, { name: 'Něco chybí', portion_size: 2, lines: lines(flour, butter, sugar) })
    await buildRecipe(db, { name: 'Skrytý', status: 'Pending', is_private: true, lines: lines(flour) })
    await stock(person, flour.guid, 200)
    await stock(person, butter.guid, null)
    const ask = async (portions: number) => {
      const path = `/pantry/recipes?portions=${portions}`
      const { body } = await api.ask<{ results: PantryRecipe[]; count: number }>('GET', path, { as: person })
      return body.results.map(({ recipe, missing, food_count }) => [recipe.guid, missing.length, food_count])
    }
    expect(await ask(2)).toEqual([
      [all.guid, 0, 2],
      [one.guid, 1, 3],
    ])
    // Twice as much flour is not there.
    expect(await ask(4)).toEqual([
      [all.guid, 1, 2],
      [one.guid, 2, 3],
    ])
    expect((await api.ask('GET', '/pantry/recipes?portions=0', { as: person })).status).toBe(400)
  })

  it('do not count what every kitchen has', async () => {
    const person = await api.enter()
    const { db } = api.database
    const [flour, salt] = [await buildIngredient(db), await buildIngredient(db, { slug: 'sul-jodidovana' })]
    const [pepper, water] = await Promise.all(
      ['pepr-cerny-mlety', TAP_WATER].map((slug) => buildIngredient(db, { slug })),
    )
    if (!pepper || !water) throw new Error('No foods')
    const lines = [flour, salt, pepper, water].map((ingredient) => ({ ingredient, amount: 100 }))
    const all = await buildRecipe(db, { portion_size: 2, lines })
    const ask = async () => {
      const { body } = await api.ask<{ results: PantryRecipe[] }>('GET', '/pantry/recipes', { as: person })
      return body.results.map(({ recipe, missing, food_count }) => [recipe.guid, missing, food_count])
    }
    // Salt alone cooks nothing.
    await stock(person, salt.guid, 1000)
    expect(await ask()).toEqual([])
    await stock(person, flour.guid, 100)
    expect(await ask()).toEqual([[all.guid, [], 1]])
  })

  it('name what is missing as a cook does', async () => {
    const person = await api.enter()
    const { db } = api.database
    const kitchen = { name: 'bílek', genitive: 'bílku', counted: null, measures: [] }
    const [flour, white] = [await buildIngredient(db), await buildIngredient(db, { name: 'Bílek, syrový', kitchen })]
    const lines = [flour, white].map((ingredient) => ({ ingredient, amount: 100 }))
    await buildRecipe(db, { portion_size: 2, lines })
    await stock(person, flour.guid, 100)
    const { body } = await api.ask<{ results: PantryRecipe[] }>('GET', '/pantry/recipes', { as: person })
    expect(body.results.map(({ missing }) => missing)).toEqual([[{ guid: white.guid, name: 'bílek' }]])
  })

  it('come with what spoils soon first, and not where more than two foods are missing', async () => {
    const person = await api.enter()
    const { db } = api.database
    const [flour, milk, ...others] = await Promise.all([1, 2, 3, 4, 5].map(() => buildIngredient(db)))
    if (!flour || !milk) throw new Error('No foods')
    const lines = (...foods: (typeof flour)[]) => foods.map((ingredient) => ({ ingredient, amount: 100 }))
    const dry = await buildRecipe(db, { portion_size: 2, lines: lines(flour) })
    const fresh = await buildRecipe(db, { portion_size: 2, lines: lines(flour, milk, ...others.slice(0, 2)) })
    const most = await buildRecipe(db, { portion_size: 2, lines: lines(flour, ...others) })
    await stock(person, flour.guid, 500)
    await stock(person, milk.guid, 500, addDays(calendarDay(new Date()), 2))
    const found = async () => {
      const { body } = await api.ask<{ results: PantryRecipe[] }>('GET', '/pantry/recipes', { as: person })
      return body.results.map(({ recipe }) => recipe.guid)
    }
    expect(await found()).toEqual([fresh.guid, dry.guid])
    expect(await found()).not.toContain(most.guid)
    // What should have been eaten long ago hurries no more than flour does.
    const last = addDays(calendarDay(new Date()), -200)
    await api.database.pool.query('update pantry_item set best_before = $1 where "user" = $2 and ingredient = $3', [
      last,
      person.user.guid,
      milk.guid,
    ])
    expect(await found()).toEqual([dry.guid, fresh.guid])
  })
})
