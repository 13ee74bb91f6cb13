import { OWN_EXCLUDED_FOODS_MAX } from '@zivina/contract/kernel/limits'
import { buildIngredient, type Ingredient } from '@zivina/db/build/catalogue/ingredient'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
let decoy: Person
let liver: Ingredient
let caper: Ingredient
beforeAll(async () => {
  api = await openAccountsApi()
  decoy = await api.enter()
  ;[liver, caper] = [await build({ name: 'Játra' }), await build({ name: 'Kapary' })]
})
afterAll(() => api.close())

type Food = { guid: string; name: string; names: string[]; is_own: boolean }

const PATH = '/excluded_food'
const build = (fields?: Parameters<typeof buildIngredient>[1]) => buildIngredient(api.database.db, fields)
const add = (as: Person, ingredient: string) => api.ask('POST', PATH, { as, body: { ingredient } })
const remove = (as: Person, ingredient: string) => api.ask('DELETE', `${PATH}/${ingredient}`, { as })
const list = async (as: Person) => (await api.ask('GET', PATH, { as })).body as { results: Food[]; count: number }
const names = async (as: Person) => (await list(as)).results.map(({ name, is_own }) => [name, is_own])

/** The person eats by a plan, and not this food. @param owner whose plan it is */
async function excludeByPlan(person: Person, owner: Person, food: string): Promise<void> {
  await api.database.pool.query(
    `with made as (insert into meal_plan (premium_user, name, search_name) values ($1, 'P', 'p') returning guid)
     insert into meal_plan_eater (plan, "user", excluded_ingredients) select guid, $2, array[$3::uuid] from made`,
    [owner.user.guid, person.user.guid, food],
  )
}

describe('the foods that a person does not eat', () => {
  it('are added and removed without a consent, may be added again, and are nobody else’s', async () => {
    const person = await api.enter()
    await add(decoy, caper.guid)
    const added = await add(person, liver.guid.toUpperCase())
    expect([added.status, added.body]).toEqual([200, expect.objectContaining({ guid: liver.guid, is_own: true })])
    expect((await add(person, liver.guid)).status).toBe(200)
    await add(person, caper.guid)
    expect(await names(person)).toEqual([
      ['Játra', true],
      ['Kapary', true],
    ])
    expect((await remove(person, caper.guid)).status).toBe(204)
    expect((await remove(person, caper.guid)).body).toMatchObject({ code: 'NOT_FOUND' })
    expect(await list(person)).toMatchObject({ count: 1, results: [{ name: 'Játra' }] })
    expect(await names(decoy)).toEqual([['Kapary', true]])
  })

  it('come with the other names by which a package may call them', async () => {
    const person = await api.enter()
    const chickpea = await build({ name: 'Cizrna', suggestion_names: ['římský hrách'] })
    await add(person, chickpea.guid)
    expect((await list(person)).results).toMatchObject([{ name: 'Cizrna', names: ['římský hrách'] }])
  })

  it('are approved ones and the person’s own: another person’s food cannot be named', async () => {
    const person = await api.enter()
    const own = await build({ name: 'Můj salám', creator: person.user.guid, status: 'Pending' })
    const foreign = await build({ creator: decoy.user.guid, status: 'Pending' })
    expect((await add(person, own.guid)).status).toBe(200)
    for (const guid of [foreign.guid, crypto.randomUUID()]) {
      const refused = await add(person, guid)
      expect([refused.status, refused.body]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })])
    }
    expect(await names(person)).toEqual([['Můj salám', true]])
  })

  it('are those of their meal plans too, each once, and not what others write of them in plans of theirs', async () => {
    const person = await api.enter()
    const olive = await build()
    await add(person, liver.guid)
    await excludeByPlan(person, person, liver.guid)
    await excludeByPlan(person, person, caper.guid)
    await excludeByPlan(person, decoy, olive.guid)
    expect(await names(person)).toEqual([
      ['Játra', true],
      ['Kapary', false],
    ])
    expect((await remove(person, caper.guid)).body).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('stay when the consent to data about health ends: the list says nothing about health', async () => {
    const person = await api.enter({ health_data_consent_at: new Date() })
    await add(person, liver.guid)
    const body = { health_data_consent: false }
    expect((await api.ask('PATCH', `/user/${person.user.guid}`, { as: person, body })).status).toBe(200)
    expect(await names(person)).toEqual([['Játra', true]])
  })

  it('end at the limit, where those that are there may be added again', async () => {
    const person = await api.enter()
    const foods: string[] = []
    for (let made = 0; made < OWN_EXCLUDED_FOODS_MAX; made += 1) foods.push((await build()).guid)
    await api.database.pool.query(`insert into excluded_food ("user", ingredient) select $1, unnest($2::uuid[])`, [
      person.user.guid,
      foods,
    ])
    const refused = await add(person, (await build()).guid)
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'LIMIT_REACHED' })])
    expect((await list(person)).count).toBe(OWN_EXCLUDED_FOODS_MAX)
    expect((await add(person, foods[0] ?? '')).status).toBe(200)
  })

  it.each([
    [{}],
    [{ ingredient: 'mrkev' }],
    [{ ingredient: null }],
    [{ ingredient: crypto.randomUUID(), reason: 'x' }],
  ])('are no %j', async (body) => {
    expect((await api.ask('POST', PATH, { as: decoy, body })).status).toBe(400)
  })
})
