import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'
import { pointBody } from './testing.ts'

const TIMES = { begins: '2026-11-01T00:00:00.000Z', ends: '2026-12-01T00:00:00.000Z' }

async function item({ admin, number, make }: World): Promise<string> {
  const body = { name: `Hrnek ${number()}`, points: 10, stock: 5 }
  return (await make('POST', { path: '/shop_item', as: admin, body })).guid
}

async function sale(world: World): Promise<string> {
  const body = { item: await item(world), percent: 20, ...TIMES }
  return (await world.make('POST', { path: '/shop_sale', as: world.admin, body })).guid
}

/** A purchase of a person who has the points. */
async function buying(world: World) {
  const as = await world.enter()
  const values = [as.user.guid, crypto.randomUUID()]
  await world.api.sql(`insert into point_entry ("user", points, reason, subject) values ($1, 100, 'order', $2)`, values)
  const body = { guid: crypto.randomUUID(), points: 10 }
  return { path: `/shop/${await item(world)}/purchase`, as, body }
}

/** An item that gives premium at once, bought by a person who has the points. */
async function buyingPremium(world: World) {
  const body = { name: `Týden Premium ${world.number()}`, points: 10, premium_days: 7 }
  const { guid } = await world.make('POST', { path: '/shop_item', as: world.admin, body })
  return { ...(await buying(world)), path: `/shop/${guid}/purchase` }
}

async function purchase(world: World): Promise<string> {
  return (await world.make('POST', await buying(world))).guid
}

export const calls: Calls = {
  'GET /shop': async (world) => {
    await item(world)
    return { path: '/shop', as: world.person }
  },
  'POST /shop/{guid}/purchase': [
    buying,
    buyingPremium,
    async (world) => {
      const call = await buying(world)
      await world.make('POST', call)
      return call
    },
  ],
  'GET /shop/purchases': async (world) => {
    const call = await buying(world)
    await world.make('POST', call)
    return { path: '/shop/purchases', as: call.as }
  },
  'GET /shop/points': async (world) => {
    const call = await buying(world)
    await world.make('POST', call)
    return { path: '/shop/points', as: call.as }
  },
  'POST /shop/points': async (world) => ({
    path: '/shop/points',
    as: await world.enter(),
    body: await pointBody(world),
  }),
  'GET /shop/admin': async (world) => {
    await sale(world)
    return { path: '/shop/admin', as: world.admin }
  },
  'POST /shop_item': async ({ admin, upload }) => ({
    path: '/shop_item',
    as: admin,
    body: { name: 'Zástěra', points: 500, image: await upload(admin, `users/${admin.user.guid}`) },
  }),
  'PATCH /shop_item/{guid}': async (world) => ({
    path: `/shop_item/${await item(world)}`,
    as: world.admin,
    body: { points: 20, image: await world.upload(world.admin, `users/${world.admin.user.guid}`) },
  }),
  'DELETE /shop_item/{guid}': async (world) => ({ path: `/shop_item/${await item(world)}`, as: world.admin }),
  'POST /shop_sale': async (world) => ({
    path: '/shop_sale',
    as: world.admin,
    body: { item: await item(world), percent: 20, ...TIMES },
  }),
  'PATCH /shop_sale/{guid}': async (world) => ({
    path: `/shop_sale/${await sale(world)}`,
    as: world.admin,
    body: { percent: 30 },
  }),
  'DELETE /shop_sale/{guid}': async (world) => ({ path: `/shop_sale/${await sale(world)}`, as: world.admin }),
  'GET /admin/purchased_shop_items': async (world) => {
    await purchase(world)
    return { path: '/admin/purchased_shop_items?handed_over=false', as: world.admin }
  },
  'PATCH /admin/purchased_shop_items/{guid}': async (world) => ({
    path: `/admin/purchased_shop_items/${await purchase(world)}`,
    as: world.admin,
    body: { handed_over: true },
  }),
}

const OFFERED = '01980000-0000-7000-8000-0000000000b3'
const OWN = '0198f000-0000-7000-8000-0000000000d1'
const again = () => `
  delete from shop_item where guid <> '${OWN}';
  insert into shop_item (guid, name, points) values ('${OWN}', 'Hrnek', 10) on conflict do nothing`
const ownItem = () => `/shop_item/${OWN}`

export const texts: TextCalls = {
  'POST /shop/{guid}/purchase': {
    as: 'token',
    path: () => `/shop/${OWN}/purchase`,
    body: () => ({ points: 10 }),
    fields: { guid: 'refused' },
    again,
  },
  'POST /shop/points': {
    as: 'token',
    body: async ({ api }) => {
      await api.sql(
        `insert into service (guid, slug, name, kind, points, price, vat_rate)
         values ($1, 'body-na-zkousku', 'Body', 'points', 300, 15900, 21) on conflict do nothing`,
        [OFFERED],
      )
      return pointBody(null, OFFERED)
    },
    fields: {
      guid: 'refused',
      service: 'refused',
      terms_version: 'refused',
      'buyer.full_name': 'kept',
      'buyer.email': 'refused',
      'buyer.street': 'kept',
      'buyer.city': 'kept',
      'buyer.postal_code': 'refused',
      'buyer.country': 'refused',
      'buyer.company_name': 'kept',
      'buyer.ico': 'refused',
      'buyer.dic': 'refused',
    },
    again: ({ user }) => `delete from "order" where "user" = '${user.guid}'`,
    read: async ({ api, user }) => {
      const [row] = await api.sql(`select buyer from "order" where "user" = $1`, [user.guid])
      return { buyer: row?.buyer }
    },
  },
  'POST /shop_item': {
    as: 'admin',
    body: () => ({ name: 'Zástěra', points: 500 }),
    fields: { name: 'kept', description: 'kept', image: 'refused' },
  },
  'PATCH /shop_item/{guid}': {
    as: 'admin',
    path: ownItem,
    body: () => ({}),
    fields: { name: 'kept', description: 'kept', image: 'refused', updated_at: 'refused' },
    again,
  },
  'POST /shop_sale': {
    as: 'admin',
    body: () => ({ item: OWN, percent: 20, ...TIMES }),
    fields: { item: 'refused', begins: 'refused', ends: 'refused' },
    again,
  },
  'PATCH /shop_sale/{guid}': {
    as: 'admin',
    path: () => `/shop_sale/${OWN}`,
    body: () => ({}),
    fields: { begins: 'refused', ends: 'refused' },
  },
}
