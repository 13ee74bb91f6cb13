import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { buildIngredient, type Ingredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { linesOf } from '@zivina/domain/planning/shopping/list-lines'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { addToList } from './service.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await openAccountsApi()
})
afterAll(() => api.close())

const guid = () => crypto.randomUUID()
const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values)
const enter = () => api.enter({ is_premium: true })
const food = (fields: Parameters<typeof buildIngredient>[1] = {}) => buildIngredient(api.database.db, fields)

type Call = { status: number; body: ShoppingList & { code?: string } }
const ask = (as: Person, method: string, path: string, body?: unknown): Promise<Call> =>
  api.ask<ShoppingList>(method, path, { as, ...(body === undefined ? {} : { body }) })

async function newList(owner: Person, name = 'Nákup'): Promise<string> {
  const { status, body } = await ask(owner, 'POST', '/shopping_list', { guid: guid(), name })
  expect(status).toBe(201)
  return `/shopping_list/${body.guid}`
}

/** A person on somebody's list, as an editor or a viewer. */
async function join(owner: Person, path: string, role: 'editor' | 'viewer' = 'editor'): Promise<Person> {
  const member = await api.enter()
  const { email } = member.user
  const invited = await api.ask<{ guid: string }>('POST', `${path}/share`, {
    as: owner,
    body: { guid: guid(), email, role },
  })
  expect(await api.ask('POST', `/share/${invited.body.guid}/accept`, { as: member })).toMatchObject({ status: 200 })
  return member
}

const addFood = (as: Person, path: string, { guid: ingredient }: Ingredient, amount: number | null, more = false) =>
  ask(as, 'POST', `${path}/ingredient`, { guid: guid(), ingredient, amount, more })
const amounts = (list: ShoppingList) => linesOf(list).map(({ text, amount }) => [text, amount])

describe('lists', () => {
  it('are made by members with premium, once for each guid, under any name', async () => {
    const owner = await enter()
    const made = { guid: guid(), name: 'Na víkend' }
    for (const _ of [1, 2]) expect((await ask(owner, 'POST', '/shopping_list', made)).status).toBe(201)
    expect(await ask(owner, 'GET', '/shopping_list')).toMatchObject({
      body: {
        count: 1,
        results: [{ guid: made.guid, name: 'Na víkend', is_owner: true, can_edit: true, open_count: 0 }],
      },
    })
    const free = await api.enter()
    expect(await ask(free, 'POST', '/shopping_list', made)).toMatchObject({ status: 403, body: { code: 'NO_PREMIUM' } })
    const other = await enter()
    expect(await ask(other, 'POST', '/shopping_list', made)).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
  })

  it('of a member whose premium ended can still be read and ticked', async () => {
    const owner = await enter()
    const path = await newList(owner)
    const flour = await food()
    await addFood(owner, path, flour, 100)
    await sql('update membership set is_premium = false where "user" = $1', [owner.user.guid])
    expect((await ask(owner, 'GET', path)).body.items).toHaveLength(1)
    expect((await ask(owner, 'PATCH', path, { name: 'Jinak' })).body.name).toBe('Jinak')
    expect((await ask(owner, 'POST', '/shopping_list', { guid: guid(), name: 'x' })).status).toBe(403)
  })

  it('of others do not exist, for reading, changing and following', async () => {
    const owner = await enter()
    const path = await newList(owner)
    const stranger = await enter()
    for (const [method, end, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { name: 'Moje' }],
      ['DELETE', '', undefined],
      ['GET', '/events', undefined],
      ['GET', '/share', undefined],
      ['POST', '/email', undefined],
      ['POST', '/finish', undefined],
      ['POST', '/mark', { marks: [{ key: `text:${guid()}`, is_ticked: true, covered: 1, kind: 'bought' }] }],
      ['POST', '/item', { guid: guid(), text: 'chleba' }],
    ] as const) {
      const answer = await ask(stranger, method, path + end, body)
      expect([method + end, answer.status, answer.body.code]).toEqual([method + end, 404, 'NOT_FOUND'])
    }
    expect((await ask(stranger, 'GET', '/shopping_list')).body).toMatchObject({ count: 0 })
  })
})

describe('what is on a list', () => {
  it('merges a recipe, its portions and foods by hand', async () => {
    const owner = await enter()
    const path = await newList(owner)
    const flour = await food({ name: 'Mouka' })
    const recipe = await buildRecipe(api.database.db, { portion_size: 2, lines: [{ ingredient: flour, amount: 300 }] })
    await addFood(owner, path, flour, 250)
    const entry = guid()
    const { body } = await ask(owner, 'POST', `${path}/recipe`, { guid: entry, recipe: recipe.guid, portions: 4 })
    expect(amounts(body)).toEqual([['Mouka', 850]])
    expect(body).toMatchObject({ open_count: 1, recipes: [{ portions: 4, recipe: { slug: recipe.slug } }] })
    const changed = await ask(owner, 'PATCH', `${path}/recipe/${entry}`, { portions: 1 })
    expect(amounts(changed.body)).toEqual([['Mouka', 400]])
  })

  it('is refused a second time by hand, and becomes more where that is asked for', async () => {
    const owner = await enter()
    const path = await newList(owner)
    const [flour, recipe] = [await food(), await buildRecipe(api.database.db)]
    const add = (more: boolean, attempt = guid()) =>
      ask(owner, 'POST', `${path}/recipe`, { guid: attempt, recipe: recipe.guid, portions: 2, more })
    expect((await add(false)).status).toBe(200)
    expect(await add(false)).toMatchObject({ status: 409, body: { code: 'ALREADY_IN_CART' } })
    expect((await addFood(owner, path, flour, 100)).status).toBe(200)
    expect(await addFood(owner, path, flour, 50)).toMatchObject({ status: 409, body: { code: 'ALREADY_IN_CART' } })
    const attempt = guid()
    for (const _ of [1, 2]) expect((await add(true, attempt)).body.recipes).toMatchObject([{ portions: 4 }])
    expect((await addFood(owner, path, flour, 50, true)).body.items).toMatchObject([{ amount: 150 }])
  })

  it('that is sent again by hand is answered as the first time, before anybody looks whether it is there', async () => {
    const owner = await enter()
    const path = await newList(owner)
    const [flour, recipe] = [await food(), await buildRecipe(api.database.db)]
    const sent = [
      [`${path}/recipe`, { guid: guid(), recipe: recipe.guid, portions: 2, more: false }],
      [`${path}/ingredient`, { guid: guid(), ingredient: flour.guid, amount: 100, more: false }],
      [`${path}/item`, { guid: guid(), text: 'Svíčky a ubrousky', more: false }],
    ] as const
    for (const [to, body] of sent) {
      const first = await ask(owner, 'POST', to, body)
      expect(first.status).toBe(200)
      expect(await ask(owner, 'POST', to, body)).toMatchObject({ status: 200, body: { items: first.body.items } })
    }
  })

  it('grows by portions from a plan, which may name a recipe twice', async () => {
    const owner = await enter()
    const path = await newList(owner)
    const recipe = await buildRecipe(api.database.db)
    const list = path.split('/').at(-1) ?? ''
    const { db } = api.database
    const { user } = owner
    const roles = { is_premium: true, is_admin: false, is_super_admin: false, is_affiliate: false }
    const actor = { kind: 'user' as const, session_guid: guid(), ...user, ...roles }
    const planned = { list, ingredients: [], recipes: [2, 3].map((portions) => ({ recipe: recipe.guid, portions })) }
    await addToList({ db, actor }, planned)
    expect(await addToList({ db, actor }, planned)).toMatchObject({ recipes: [{ portions: 10 }] })
  })

  it('opens a recipe that is an ingredient of another into its parts, by the weight of its dish', async () => {
    const owner = await enter()
    const path = await newList(owner)
    const bone = await food({ name: 'Kosti' })
    const { db } = api.database
    const broth = await buildRecipe(db, { cooked_weight: 1000, lines: [{ ingredient: bone, amount: 500 }] })
    const dish = await food({ name: 'Vývar (recept)', from_recipe: broth.guid })
    const soup = await buildRecipe(db, { portion_size: 1, lines: [{ ingredient: dish, amount: 400 }] })
    const { body } = await ask(owner, 'POST', `${path}/recipe`, { guid: guid(), recipe: soup.guid, portions: 1 })
    expect(amounts(body)).toEqual([['Kosti', 200]])
  })

  it('says of a modified recipe what a line takes the place of', async () => {
    const owner = await enter()
    const path = await newList(owner)
    const [butter, oil] = [await food({ name: 'Máslo' }), await food({ name: 'Olej' })]
    const original = await buildRecipe(api.database.db, { lines: [{ ingredient: butter, amount: 60 }] })
    const ingredients = [{ ingredient: oil.guid, amount: '50', instead_of: butter.guid }]
    const body = { original: original.guid, name: 'Po mém', portion_size: 2, ingredients }
    const { body: made } = await api.ask<{ guid: string }>('POST', '/recipe_modified', { as: owner, body })
    const added = { guid: guid(), recipe: made.guid, portions: 2 }
    const { body: list } = await ask(owner, 'POST', `${path}/recipe`, added)
    expect(list.recipes[0]?.lines).toMatchObject([{ ingredient: oil.guid, amount: 25, instead_of: 'Máslo' }])
    expect(linesOf(list)[0]?.parts[0]).toMatchObject({ adds: 50, instead_of: 'Máslo' })
  })

  it('keeps lines and name of a recipe that was deleted or made private, without a link', async () => {
    const owner = await enter()
    const path = await newList(owner)
    const { db } = api.database
    const [gone, hidden] = [await buildRecipe(db, { name: 'Zmizelý' }), await buildRecipe(db, { name: 'Skrytý' })]
    for (const { guid: recipe } of [gone, hidden]) {
      await ask(owner, 'POST', `${path}/recipe`, { guid: guid(), recipe, portions: 2 })
    }
    await sql('delete from recipe where guid = $1', [gone.guid])
    await sql(`update recipe set status = 'Pending', is_private = true where guid = $1`, [hidden.guid])
    const { body } = await ask(owner, 'GET', path)
    expect(body.recipes.map(({ name, recipe, lines }) => [name, recipe, lines.length])).toEqual([
      ['Zmizelý', null, 1],
      ['Skrytý', null, 1],
    ])
    expect(linesOf(body)).toHaveLength(2)
    const again = await ask(owner, 'POST', `${path}/recipe`, {
      guid: guid(),
      recipe: hidden.guid,
      portions: 2,
      more: true,
    })
    expect(again).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  it('refuses amounts and portions that nobody buys, and takes a third', async () => {
    const owner = await enter()
    const path = await newList(owner)
    const flour = await food()
    const recipe = await buildRecipe(api.database.db)
    for (const amount of [0, -1, 1_000_000]) expect((await addFood(owner, path, flour, amount)).status).toBe(400)
    expect((await addFood(owner, path, flour, 1 / 3)).body.items).toMatchObject([{ amount: 1 / 3 }])
    for (const portions of [0, -1, 1_000_000]) {
      const body = { guid: guid(), recipe: recipe.guid, portions }
      expect((await ask(owner, 'POST', `${path}/recipe`, body)).status).toBe(400)
    }
    const third = await ask(owner, 'POST', `${path}/recipe`, { guid: guid(), recipe: recipe.guid, portions: 1 / 3 })
    expect(third.body.recipes).toMatchObject([{ portions: 1 / 3 }])
  })

  it('is added once by a double click', async () => {
    const owner = await enter()
    const path = await newList(owner)
    const body = { guid: guid(), text: 'ubrousky', more: false }
    const answers = await Promise.all([1, 2].map(() => ask(owner, 'POST', `${path}/item`, body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await ask(owner, 'GET', path)).body.items).toHaveLength(1)
  })

  it('is what a text says: amounts of known foods, otherwise the text', async () => {
    const owner = await enter()
    const path = await newList(owner)
    const carrot = await food({ name: 'Mrkev', slug: 'mrkev', status: 'Approved' })
    await sql(`update ingredient set search_text = 'mrkev' where guid = $1`, [carrot.guid])
    const { body } = await ask(owner, 'POST', `${path}/item`, { guid: guid(), text: '1,5 kg mrkve' })
    expect(body.items).toMatchObject([{ ingredient: carrot.guid, amount: 1500, unit: 'Gram', text: '1,5 kg mrkve' }])
    const said = await ask(owner, 'POST', `${path}/item`, { guid: guid(), text: 'něco dobrého k\u00a0čaji' })
    expect(said.body.items.at(-1)).toMatchObject({ ingredient: null, amount: null, text: 'něco dobrého k\u00a0čaji' })
  })

  it('is every part of a text, also what is no food, however many there are', async () => {
    const owner = await enter()
    const path = await newList(owner)
    const milk = await food({ name: 'Mléko', slug: 'mleko', status: 'Approved', weight_units: 'Milliliter' })
    await sql(`update ingredient set search_text = 'mleko' where guid = $1`, [milk.guid])
    const add = (text: string) => ask(owner, 'POST', `${path}/item`, { guid: guid(), text })
    const { body } = await add('3 pytle na odpad, toaletní papír a 2 l mléka')
    expect(body.items.map(({ text, ingredient, amount }) => [text, ingredient, amount])).toEqual(
      expect.arrayContaining([
        ['3 pytle na odpad', null, null],
        ['toaletní papír', null, null],
        ['2 l mléka', milk.guid, 2000],
      ]),
    )
    const ten = 'jedna,dvanda,třináda,čtverka,pětina,šestka,sedmička,osmička,devítka,desítka'
    expect((await add(ten)).body.items).toHaveLength(13)
  })

  it('is added also where another part of the text is there, which is told and can become more', async () => {
    const owner = await enter()
    const path = await newList(owner)
    const add = (text: string, more = false, attempt = guid()) =>
      api.ask<ShoppingList & { already_there: string[]; code?: string }>('POST', `${path}/item`, {
        as: owner,
        body: { guid: attempt, text, more },
      })
    await add('ubrousky')
    const attempt = guid()
    for (const _ of [1, 2]) {
      const { status, body } = await add('svíčky, ubrousky a sirky', false, attempt)
      expect([status, body.already_there]).toEqual([200, ['ubrousky']])
      expect(body.items.map(({ text }) => text).toSorted()).toEqual(['sirky', 'svíčky', 'ubrousky'])
    }
    expect(await add('svíčky a sirky')).toMatchObject({ status: 409, body: { code: 'ALREADY_IN_CART' } })
    const more = await add('ubrousky', true)
    expect([more.body.already_there, more.body.items.length]).toEqual([[], 4])
  })

  it('comes back after it was removed', async () => {
    const owner = await enter()
    const path = await newList(owner)
    await addFood(owner, path, await food(), 100)
    const [item] = (await ask(owner, 'GET', path)).body.items
    expect((await ask(owner, 'DELETE', `${path}/item/${item?.guid}`)).body.items).toEqual([])
    expect((await ask(owner, 'DELETE', `${path}/item/${item?.guid}`)).status).toBe(200)
    const back = await ask(owner, 'POST', `${path}/restore`, { items: [item?.guid] })
    expect(back.body.items).toMatchObject([{ guid: item?.guid }])
    expect((await ask(owner, 'DELETE', `${path}/item/${guid()}`)).status).toBe(404)
  })
})

describe('ticks', () => {
  const key = ({ guid }: Ingredient) => `food:${guid}:Gram`
  const tick = (as: Person, path: string, of: Ingredient, mark: object = {}) =>
    ask(as, 'POST', `${path}/mark`, {
      marks: [{ key: key(of), is_ticked: true, covered: 100, kind: 'bought', ...mark }],
    })

  it('of two people survive each other, the later of one line holds, whichever arrives first', async () => {
    const owner = await enter()
    const path = await newList(owner)
    const member = await join(owner, path)
    const [flour, sugar] = [await food(), await food()]
    await addFood(owner, path, flour, 100)
    await addFood(member, path, sugar, 100)
    await Promise.all([tick(owner, path, flour), tick(member, path, sugar)])
    const both = await ask(owner, 'GET', path)
    expect(linesOf(both.body).map(({ state }) => state.is_ticked)).toEqual([true, true])
    expect(both.body).toMatchObject({ open_count: 0 })
    expect(both.body.marks.map(({ marked_by }) => marked_by)).toEqual(
      expect.arrayContaining([member.user.username, owner.user.username]),
    )
    // Unticked now; a tick that was made an hour ago without a connection arrives later.
    await tick(owner, path, flour, { is_ticked: false, covered: 0 })
    await tick(member, path, flour, { at: new Date(Date.now() - 3_600_000).toISOString() })
    const after = await ask(owner, 'GET', path)
    expect(after.body.marks.find((mark) => mark.key === key(flour))).toMatchObject({ is_ticked: false })
    // A clock that is ahead is no way to hold for ever.
    await tick(member, path, flour, { at: new Date(Date.now() + 3_600_000).toISOString() })
    await tick(owner, path, flour, { is_ticked: false, covered: 0 })
    const last = await ask(owner, 'GET', path)
    expect(last.body.marks.find((mark) => mark.key === key(flour))).toMatchObject({ is_ticked: false })
  })

  it('go with what was bought when the shopping is finished, and staples come back', async () => {
    const owner = await enter()
    const path = await newList(owner)
    const [flour, sugar] = [await food(), await food()]
    await addFood(owner, path, flour, 100)
    await addFood(owner, path, sugar, 100)
    const staple = guid()
    await ask(owner, 'POST', `${path}/staple`, { guid: staple, text: 'kapesníky', every_days: 7 })
    await tick(owner, path, flour)
    await tick(owner, path, flour, { key: `text:${staple}`, covered: 1 })
    const { body } = await ask(owner, 'POST', `${path}/finish`)
    expect(body.items.map(({ ingredient }) => ingredient)).toEqual([sugar.guid])
    expect(body.marks).toEqual([])
    expect(body.staples).toMatchObject([{ is_due: false }])
    await sql(`update shopping_list_staple set due_on = due_on - 7 where guid = $1`, [staple])
    const later = await ask(owner, 'GET', path)
    expect(later.body.staples).toMatchObject([{ is_due: true }])
    expect(linesOf(later.body)).toHaveLength(2)
  })
})

describe('a shared list', () => {
  it('is changed by an editor without premium, read by a viewer, and deleted by its owner alone', async () => {
    const owner = await enter()
    const path = await newList(owner, 'Společný')
    const [editor, viewer] = [await join(owner, path), await join(owner, path, 'viewer')]
    expect((await ask(editor, 'POST', `${path}/item`, { guid: guid(), text: 'ubrousky' })).status).toBe(200)
    expect((await ask(viewer, 'GET', path)).body).toMatchObject({ can_edit: false, is_owner: false, name: 'Společný' })
    expect((await ask(viewer, 'POST', `${path}/item`, { guid: guid(), text: 'mýdlo' })).status).toBe(404)
    expect((await ask(editor, 'DELETE', path)).status).toBe(404)
    expect((await ask(editor, 'GET', `${path}/share`)).status).toBe(404)
    const user = (as: Person) => api.ask<{ cart_count: number }>('GET', `/user/${as.user.guid}`, { as })
    for (const person of [owner, editor, viewer]) expect((await user(person)).body.cart_count).toBe(1)
    expect((await ask(owner, 'DELETE', path)).status).toBe(204)
    expect((await ask(editor, 'GET', path)).status).toBe(404)
  })

  it('is sent by mail only where something is left to buy', async () => {
    const owner = await enter()
    const path = await newList(owner)
    expect(await ask(owner, 'POST', `${path}/email`)).toMatchObject({ status: 400, body: { code: 'EMPTY_CART' } })
    await ask(owner, 'POST', `${path}/item`, { guid: guid(), text: 'ubrousky' })
    expect((await ask(owner, 'POST', `${path}/email`)).status).toBe(204)
    const { data } = await api.mail.last('shopping_list', owner.user.email)
    expect(data).toMatchObject({ name: 'Nákup', groups: [{ title: 'Ostatní', rows: ['Ubrousky'] }] })
  })

  it('is read by a link without an account until the link is taken back', async () => {
    const owner = await enter()
    const path = await newList(owner, 'Na chatu')
    const link = () => api.ask<{ link_token: string; code?: string }>('POST', `${path}/share_link`, { as: owner })
    expect(await link()).toMatchObject({ status: 400, body: { code: 'EMPTY_CART' } })
    const flour = await food({ name: 'Hladká mouka' })
    await addFood(owner, path, flour, 850)
    await ask(owner, 'POST', `${path}/item`, { guid: guid(), text: 'ubrousky' })
    await ask(owner, 'POST', `${path}/product`, {
      ingredient: flour.guid,
      package_sizes: [500],
      price: 1990,
      price_amount: 500,
    })
    await ask(owner, 'POST', `${path}/mark`, {
      marks: [{ key: `food:${flour.guid}:Gram`, is_ticked: true, covered: 850, kind: 'bought' }],
    })
    const { link_token } = (await link()).body
    const shared = () => api.ask<object>('GET', `/shared_shopping_list/${link_token}`)
    const { status, body } = await shared()
    expect(status).toBe(200)
    expect(body).toEqual({
      name: 'Na chatu',
      owner_name: expect.any(String),
      updated_at: expect.any(String),
      departments: [
        { name: null, lines: [{ text: 'Ubrousky', is_ticked: false }] },
        { name: expect.any(String), lines: [{ text: expect.stringContaining('850\u00a0g'), is_ticked: true }] },
      ],
    })
    // Neither prices nor guids of anything are told.
    expect(JSON.stringify(body)).not.toMatch(/1990|19,90|[0-9a-f]{8}-[0-9a-f]{4}/)
    const other = await enter()
    for (const method of ['POST', 'DELETE']) expect((await ask(other, method, `${path}/share_link`)).status).toBe(404)
    expect((await shared()).status).toBe(200)
    expect((await ask(owner, 'DELETE', `${path}/share_link`)).status).toBe(204)
    expect((await shared()).status).toBe(404)
  })
})

it('juice and zest are fruits to buy, also where nobody put a fruit on the list', async () => {
  const owner = await enter()
  const path = await newList(owner)
  await food({ slug: 'citron', name: 'Citron', weight_units: 'Piece', grams_per_piece: 85 })
  const juice = await food({ slug: 'citronova-stava', name: 'Citronová šťáva', weight_units: 'Milliliter' })
  const zest = await food({ slug: 'citronova-kura', name: 'Citronová kůra' })
  await addFood(owner, path, juice, 90)
  await addFood(owner, path, zest, 6)
  const { body } = await ask(owner, 'GET', path)
  expect(amounts(body)).toEqual([['Citron', 2]])
})
