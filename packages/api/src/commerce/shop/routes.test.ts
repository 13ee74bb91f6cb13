import type {
  ManagedPurchase,
  ManagedShopItem,
  PointMove,
  ShopItem,
  ShopPurchase,
  ShopSale,
} from '@zivina/contract/commerce/shop'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { buildImageFile } from '#api/media/images/testing.ts'

let api: AccountsApi
let admin: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from shop_purchase; delete from shop_item; delete from point_entry'))

const DAY_MS = 24 * 3600 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const manage = <Body>(method: string, path: string, body?: unknown) => api.ask<Body>(method, path, { as: admin, body })
const add = async (fields: object = {}): Promise<ManagedShopItem> => {
  const { status, body } = await manage<ManagedShopItem>('POST', '/shop_item', {
    name: 'Hrnek',
    points: 100,
    ...fields,
  })
  expect(status).toBe(201)
  return body
}
const putOnSale = (item: string, percent: number, from: number, to: number) =>
  manage<ShopSale>('POST', '/shop_sale', { item, percent, begins: inDays(from), ends: inDays(to) })
/** Somebody with points that they bought. */
const rich = async (points: number): Promise<Person> => {
  const person = await api.enter()
  const entry = [person.user.guid, points]
  await api.database.pool.query(
    `insert into point_entry ("user", points, reason, subject) values ($1, $2, 'order', uuidv7())`,
    entry,
  )
  return person
}
type Shop = { results: ShopItem[]; count: number; balance: number }
const look = async (as: Person) => (await api.ask<Shop>('GET', '/shop', { as })).body
const buy = (as: Person, item: string, points = 100, guid: string = crypto.randomUUID()) =>
  api.ask<ShopPurchase & { balance: number }>('POST', `/shop/${item}/purchase`, { as, body: { guid, points } })

describe('the shop', () => {
  it('shows what can be bought, in its order, with the prices of now and one’s own points', async () => {
    const [mug, apron] = [
      await add({ position: 2 }),
      await add({ name: 'Zástěra', points: 333, position: 1, stock: 0 }),
    ]
    await add({ name: 'Skrytá', active: false })
    await putOnSale(mug.guid, 25, -1, 1)
    await putOnSale(apron.guid, 50, 1, 2)
    const { results, count, balance } = await look(await rich(150))
    expect({ count, balance }).toEqual({ count: 2, balance: 150 })
    expect(results).toMatchObject([
      { name: 'Zástěra', full_points: 333, points: 333, sale_ends: null, is_sold_out: true },
      { name: 'Hrnek', full_points: 100, points: 75, sale_ends: expect.any(String), is_sold_out: false },
    ])
    expect((await look(await api.enter())).balance).toBe(0)
  })

  it('takes the price that the person saw, or says that it is another one', async () => {
    const { guid } = await add()
    const person = await rich(500)
    await putOnSale(guid, 50, -1, 1)
    expect(await buy(person, guid, 100)).toMatchObject({ status: 409, body: { code: 'CHANGED_ELSEWHERE' } })
    expect(await buy(person, guid, 50)).toMatchObject({ status: 201, body: { points: 50, balance: 450 } })
    expect((await look(person)).balance).toBe(450)
  })

  it('buys once, however often the purchase arrives', async () => {
    const { guid } = await add({ stock: 5 })
    const [person, other] = [await rich(500), await rich(500)]
    const purchase = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy(person, guid, 100, purchase)))
    for (const { status, body } of answers) expect([status, body.guid, body.balance]).toEqual([201, purchase, 400])
    expect((await look(person)).balance).toBe(400)
    const [item] = (await manage<{ results: ManagedShopItem[] }>('GET', '/shop/admin')).body.results
    expect(item).toMatchObject({ stock: 4, sold: 1 })
    expect(await buy(other, guid, 100, purchase)).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
    expect((await look(other)).balance).toBe(500)
  })

  it('never takes more points than somebody has, with ten purchases at once', async () => {
    const { guid } = await add()
    const person = await rich(350)
    const answers = await Promise.all(Array.from({ length: 10 }, () => buy(person, guid)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    for (const { status, body } of answers) {
      if (status !== 201) expect(body).toMatchObject({ code: 'NOT_ENOUGH_POINTS' })
    }
    expect((await look(person)).balance).toBe(50)
  })

  it('sells the last piece once', async () => {
    const { guid } = await add({ stock: 1 })
    const people = await Promise.all(Array.from({ length: 5 }, () => rich(100)))
    const answers = await Promise.all(people.map((person) => buy(person, guid)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { status, body } of answers) if (status !== 201) expect(body).toMatchObject({ code: 'SOLD_OUT' })
    const balances = await Promise.all(people.map(async (person) => (await look(person)).balance))
    expect(balances.toSorted()).toEqual([0, 100, 100, 100, 100])
  })

  it('sells nothing that is hidden or does not exist', async () => {
    const { guid } = await add({ active: false })
    const person = await rich(500)
    for (const item of [guid, crypto.randomUUID()]) expect((await buy(person, item)).status).toBe(404)
    expect((await look(person)).balance).toBe(500)
  })
})

describe('days of premium for points', () => {
  const week = () => add({ name: 'Týden Premium', premium_days: 7 })
  const premium = async (as: Person) => (await api.ask<Record<string, unknown>>('GET', '/subscription', { as })).body
  const bought = async (as: Person) =>
    (await api.ask<{ results: ShopPurchase[] }>('GET', '/shop/purchases', { as })).body
  const today = calendarDay(new Date())

  it('begin at once, the next ones the day after, and are handed over with the purchase', async () => {
    const [{ guid }, person] = [await week(), await rich(250)]
    expect((await buy(person, guid)).body).toMatchObject({
      premium: { begins: today, ends: addDays(today, 6) },
      handed_over_at: expect.any(String),
      balance: 150,
    })
    expect(await premium(person)).toMatchObject({ is_premium: true, expiry_date: addDays(today, 6) })
    await buy(person, guid)
    expect(await premium(person)).toMatchObject({ active_from: today, expiry_date: addDays(today, 13) })
    expect(await bought(person)).toMatchObject({
      count: 2,
      results: [{ premium: { begins: addDays(today, 7), ends: addDays(today, 13) } }, { premium: { begins: today } }],
    })
    expect(await bought(await api.enter())).toEqual({ count: 0, results: [] })
  })

  it('are given as often as they are paid for, with ten purchases at once and one sent ten times', async () => {
    const [{ guid }, person] = [await week(), await rich(350)]
    const answers = await Promise.all(Array.from({ length: 10 }, () => buy(person, guid)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(await premium(person)).toMatchObject({ expiry_date: addDays(today, 20) })
    const other = await rich(350)
    const once = crypto.randomUUID()
    await Promise.all(Array.from({ length: 10 }, () => buy(other, guid, 100, once)))
    expect(await premium(other)).toMatchObject({ expiry_date: addDays(today, 6) })
    expect((await look(other)).balance).toBe(250)
  })

  it('are not sold where premium has no end, and take no points then', async () => {
    const [{ guid }, person] = [await week(), await rich(100)]
    const given = { plan: 'premium', expiry_date: null, reason: 'Náhrada' }
    await api.ask('PATCH', `/user/${person.user.guid}/set_premium`, { as: admin, body: given })
    expect(await buy(person, guid)).toMatchObject({ status: 409, body: { code: 'ALREADY_SUBSCRIBED' } })
    expect((await look(person)).balance).toBe(100)
  })
})

it('points have a history that names what they were for', async () => {
  const { guid } = await add()
  const [person, other] = [await rich(150), await rich(10)]
  await buy(person, guid)
  const moves = await api.ask<{ results: PointMove[]; count: number }>('GET', '/shop/points', { as: person })
  expect(moves.body).toMatchObject({
    count: 2,
    results: [
      { points: -100, reason: 'item', name: 'Hrnek' },
      { points: 150, reason: 'order', name: null },
    ],
  })
  expect((await api.ask('GET', '/shop/points?page=2', { as: other })).body).toEqual({ count: 1, results: [] })
})

describe('the administration of the shop', () => {
  it('changes an item as the administrator saw it, and shows it with its sales', async () => {
    const { guid, updated_at } = await add()
    const picture = await buildImageFile(api.database.db, `uploads/users/${admin.user.guid}/hrnek.jpg`, admin.user.guid)
    const change = (fields: object) => manage<ManagedShopItem>('PATCH', `/shop_item/${guid}`, fields)
    const changed = await change({ points: 120, image: `/images/${picture}`, updated_at })
    expect(changed).toMatchObject({ status: 200, body: { points: 120, image: `/images/${picture}`, name: 'Hrnek' } })
    expect(await change({ points: 90, updated_at })).toMatchObject({ status: 409, body: { code: 'CHANGED_ELSEWHERE' } })
    expect((await change({ image: '/images/uploads/users/cizi/hrnek.jpg' })).status).toBe(502)
    expect((await change({ image: `/images/${picture}`, stock: 3 })).body).toMatchObject({ stock: 3 })
    expect((await manage('PATCH', `/shop_item/${crypto.randomUUID()}`, { points: 1 })).status).toBe(404)
    await putOnSale(guid, 10, 1, 2)
    const { body } = await manage<{ results: ManagedShopItem[]; count: number }>('GET', '/shop/admin')
    expect(body).toMatchObject({ count: 1, results: [{ guid, sales: [{ item: guid, percent: 10 }] }] })
  })

  it('keeps sales of one item apart, and those of different items not', async () => {
    const [mug, apron] = [await add(), await add({ name: 'Zástěra' })]
    const first = (await putOnSale(mug.guid, 20, 1, 5)).body
    expect(await putOnSale(mug.guid, 30, 4, 6)).toMatchObject({ status: 409, body: { code: 'SALES_OVERLAP' } })
    expect((await putOnSale(apron.guid, 30, 4, 6)).status).toBe(201)
    const next = await manage<ShopSale>('POST', '/shop_sale', {
      item: mug.guid,
      percent: 30,
      begins: first.ends,
      ends: inDays(9),
    })
    expect(next.status).toBe(201)
    const move = (fields: object) => manage('PATCH', `/shop_sale/${next.body.guid}`, fields)
    expect(await move({ begins: inDays(2) })).toMatchObject({ status: 409, body: { code: 'SALES_OVERLAP' } })
    expect((await move({ ends: inDays(-9) })).status).toBe(400)
    expect((await move({ percent: 40 })).body).toMatchObject({ percent: 40 })
    expect((await putOnSale(crypto.randomUUID(), 20, 1, 2)).status).toBe(404)
    expect((await manage('DELETE', `/shop_sale/${next.body.guid}`)).status).toBe(204)
    expect((await manage('DELETE', `/shop_sale/${next.body.guid}`)).status).toBe(404)
  })

  it('remembers who changed a price and a sale, and changes nothing that was bought before', async () => {
    const { guid } = await add()
    const person = await rich(500)
    const { body: bought } = await buy(person, guid)
    await manage('PATCH', `/shop_item/${guid}`, { points: 70 })
    const { body: sale } = await putOnSale(guid, 20, 1, 2)
    await manage('PATCH', `/shop_sale/${sale.guid}`, { percent: 40 })
    await manage('DELETE', `/shop_sale/${sale.guid}`)
    const history = await manage<{ results: { by: object; fields: object[] }[] }>(
      'GET',
      `/admin/history/shop_item/${guid}`,
    )
    expect(history.body.results.map(({ fields }) => fields)).toMatchObject([
      [{ field: 'percent', before: 40, after: null }, {}, {}],
      [{ field: 'percent', before: 20, after: 40 }],
      [{ field: 'percent', before: null, after: 20 }, { field: 'begins' }, { field: 'ends' }],
      [{ field: 'points', before: 100, after: 70 }],
    ])
    expect(history.body.results[0]?.by).toMatchObject({ username: admin.user.username })
    const own = await api.ask<{ results: object[] }>('GET', '/shop/purchases', { as: person })
    expect(own.body.results).toMatchObject([{ guid: bought.guid, points: 100 }])
  })

  it('hands over what was bought, and deletes no item that somebody bought', async () => {
    const { guid } = await add()
    const person = await rich(200)
    const { body: bought } = await buy(person, guid)
    const waiting = () => manage<{ results: ManagedPurchase[] }>('GET', '/admin/purchased_shop_items?handed_over=false')
    expect((await waiting()).body.results).toMatchObject([
      { guid: bought.guid, item_name: 'Hrnek', points: 100, user: { username: person.user.username } },
    ])
    const hand = (handed_over: boolean) =>
      manage<ManagedPurchase>('PATCH', `/admin/purchased_shop_items/${bought.guid}`, { handed_over })
    const first = (await hand(true)).body.handed_over_at
    expect(first).not.toBeNull()
    expect((await hand(true)).body.handed_over_at).toBe(first)
    expect((await waiting()).body.results).toEqual([])
    expect((await hand(false)).body.handed_over_at).toBeNull()
    expect(await manage('DELETE', `/shop_item/${guid}`)).toMatchObject({ status: 409, body: { code: 'PROTECTED' } })
    const { guid: unsold } = await add({ name: 'Zástěra' })
    await putOnSale(unsold, 20, 1, 2)
    expect((await manage('DELETE', `/shop_item/${unsold}`)).status).toBe(204)
    expect((await manage('DELETE', `/shop_item/${unsold}`)).status).toBe(404)
  })
})
