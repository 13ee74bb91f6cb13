import type { UserFilter } from '@zivina/contract/community/user-filters'
import { FILTER_NAME_MAX, USER_FILTERS_MAX } from '@zivina/contract/kernel/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
let decoy: Person
let decoyFilter: UserFilter
beforeAll(async () => {
  api = await openAccountsApi()
  decoy = await api.enter()
  decoyFilter = (await create(decoy, { name: 'Cizí' })).body
})
afterAll(() => api.close())

type Answer<Body> = { status: number; body: Body }
const create = (as: Person, body: unknown) =>
  api.ask('POST', '/user_filter', { as, body }) as Promise<Answer<UserFilter>>
const change = (as: Person, guid: string, body: unknown) =>
  api.ask('PATCH', `/user_filter/${guid}`, { as, body }) as Promise<Answer<UserFilter>>
const list = async (as: Person, query = '') =>
  (await api.ask('GET', `/user_filter${query}`, { as })).body as { results: UserFilter[]; count: number }

const GUID = '01890000-0000-7000-8000-000000000001'
/** A filter without any default value. */
const FULL = {
  search: 'kuře',
  diet_types: ['Gluten free', 'Diabetic'],
  without_allergens: ['milk', 'eggs'],
  dietary_preference: 'Vegetarian',
  dietary_goal: 'Eat healthy',
  meal_types: ['Lunch', 'Dinner'],
  cooking_type: ['Cold'],
  time_minutes: [10, 30],
  calorie_span: [350, 500],
  protein_span: [30, null],
  salt_span: [null, 1.25],
  difficulty: ['Easy'],
  tags: ['levné'],
  creator: 'jarmila-novakova',
  orderingVar: 'protein_in_total',
  orderingDirection: 'desc',
  must_ingredients: [GUID],
  pantry_ingredients: [GUID],
  exclude_ingredients: [GUID],
  status: 'Approved',
}

describe('a saved filter', () => {
  it('stores every field, and only its owner can read it', async () => {
    const person = await api.enter()
    const { status, body } = await create(person, { name: 'Večeře', ...FULL })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Večeře', user: person.user.guid, ...FULL })
    expect(await list(person)).toEqual({ results: [body], count: 1 })
    expect(await list(decoy)).toEqual({ results: [decoyFilter], count: 1 })
    const account = (await api.ask('GET', `/user/${person.user.guid}`, { as: person })).body
    expect(account).toMatchObject({ filters: [body.guid] })
  })

  it('with only a name has default values', async () => {
    const { body } = await create(await api.enter(), { name: '  Vše  ' })
    const empty = { search: '', dietary_preference: null, dietary_goal: null, time_minutes: null, calorie_span: null }
    const lists = { diet_types: [], meal_types: [], cooking_type: [], difficulty: [], tags: [], must_ingredients: [] }
    expect(body).toMatchObject({
      name: 'Vše',
      ...empty,
      ...lists,
      creator: null,
      orderingVar: null,
      status: 'Approved',
    })
  })

  it('changes the given fields and keeps the others', async () => {
    const person = await api.enter()
    const { body: made } = await create(person, { name: 'Večeře', ...FULL })
    const patch = { name: 'Oběd', time_minutes: null, tags: [], orderingDirection: 'asc' }
    const { status, body } = await change(person, made.guid, patch)
    expect(status).toBe(200)
    expect(body).toEqual({ ...made, ...patch, updated_at: expect.any(String) })
  })

  it('has a name that is unique for its owner, whatever its case', async () => {
    const person = await api.enter()
    const { body: first } = await create(person, { name: 'Večeře' })
    const { body: second } = await create(person, { name: 'Oběd' })
    const taken = { name: [{ code: 'UNIQUE', message: expect.any(String) }] }
    expect(await create(person, { name: 'VEČEŘE' })).toEqual({ status: 400, body: taken })
    expect(await change(person, second.guid, { name: 'večeře' })).toEqual({ status: 400, body: taken })
    expect((await change(person, first.guid, { name: 'večeře' })).status).toBe(200)
    expect((await create(decoy, { name: 'Oběd' })).status).toBe(201)
  })

  it('is created once by two simultaneous presses', async () => {
    const person = await api.enter()
    const answers = await Promise.all([create(person, { name: 'Dvakrát' }), create(person, { name: 'Dvakrát' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
  })

  it('is deleted once', async () => {
    const person = await api.enter()
    const { body } = await create(person, { name: 'Večeře' })
    expect((await api.ask('DELETE', `/user_filter/${body.guid}`, { as: person })).status).toBe(204)
    expect((await api.ask('DELETE', `/user_filter/${body.guid}`, { as: person })).status).toBe(404)
    expect(await list(person)).toEqual({ results: [], count: 0 })
  })

  it('of another user does not exist', async () => {
    const person = await api.enter()
    expect((await change(person, decoyFilter.guid, { name: 'Moje' })).body).toMatchObject({ code: 'NOT_FOUND' })
    const removal = await api.ask('DELETE', `/user_filter/${decoyFilter.guid}`, { as: person })
    expect(removal.body).toMatchObject({ code: 'NOT_FOUND' })
    expect((await list(decoy)).results.map(({ name }) => name)).toContain('Cizí')
  })

  it.each([
    [{}, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'a'.repeat(FILTER_NAME_MAX + 1) }, 'name'],
    [{ name: 'a\tb' }, 'name'],
    [{ name: 'a', diet_types: ['Bezlepková'] }, 'diet_types.0'],
    [{ name: 'a', time_minutes: [60, 10] }, 'time_minutes'],
    [{ name: 'a', time_minutes: [10] }, 'time_minutes'],
    [{ name: 'a', calorie_span: [1.5, 10] }, 'calorie_span.0'],
    [{ name: 'a', protein_span: [30] }, 'protein_span'],
    [{ name: 'a', protein_span: [30, 20] }, 'protein_span'],
    [{ name: 'a', protein_span: [301, null] }, 'protein_span.0'],
    [{ name: 'a', orderingVar: 'name' }, 'orderingVar'],
    [{ name: 'a', orderingDirection: 'down' }, 'orderingDirection'],
    [{ name: 'a', must_ingredients: ['x'] }, 'must_ingredients.0'],
    [{ name: 'a', exclude_ingredients: Array.from({ length: 51 }, () => GUID) }, 'exclude_ingredients'],
    [{ name: 'a', tags: ['a,b'] }, 'tags.0'],
    [{ name: 'a', status: 'Pending' }, 'status'],
    [{ name: 'a', user: GUID }, 'user'],
  ])('refuses %j', async (body, field) => {
    const answer = await create(decoy, body)
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })

  it(`ends at ${USER_FILTERS_MAX}, under two presses at once too`, async () => {
    const person = await api.enter()
    for (let number = 1; number < USER_FILTERS_MAX; number += 1) await create(person, { name: `Filtr ${number}` })
    const answers = await Promise.all([create(person, { name: 'A' }), create(person, { name: 'B' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const { results, count } = await list(person, '?limit=2&offset=1')
    expect([results.map(({ name }) => name), count]).toEqual([['Filtr 49', 'Filtr 48'], USER_FILTERS_MAX])
  })

  it('takes at most six statements', async () => {
    const person = await api.enter()
    let before = api.statements()
    const { body } = await create(person, { name: 'Počítaný' })
    expect(api.statements() - before).toBe(6)
    before = api.statements()
    await change(person, body.guid, { name: 'Počítaný znovu' })
    expect(api.statements() - before).toBe(2)
    before = api.statements()
    await list(person)
    expect(api.statements() - before).toBe(3)
  })
})
