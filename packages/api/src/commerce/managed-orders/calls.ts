import { calendarDay } from '@zivina/domain/calendar-day'
import { place, serviceOf } from '#api/commerce/orders/testing.ts'
import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'

const change = () => ({
  price: { haler: 21_900, currency: 'CZK' },
  vat_rate: 21,
  valid_from: `${Number(calendarDay(new Date()).slice(0, 4)) + 1}-01-01`,
  reason: 'Nový ceník',
})
const PRICED = '01980000-0000-7000-8000-000000000037'

export const calls: Calls = {
  'GET /admin/order': async (world) => {
    await place(world, await world.enter(), 'premium-plus')
    return { path: '/admin/order', as: world.admin }
  },
  'PATCH /admin/service/{guid}': async (world) => {
    const { guid } = await serviceOf(world, 'premium-mesicni')
    return { path: `/admin/service/${guid}`, as: world.admin, body: change() }
  },
}

export const texts: TextCalls = {
  'PATCH /admin/service/{guid}': {
    as: 'admin',
    path: async ({ api }) => {
      await api.sql(
        `insert into service (guid, slug, name, kind, price, vat_rate)
         values ($1, 'k-cenam', 'Premium', 'counselling', 19900, 21) on conflict do nothing`,
        [PRICED],
      )
      return `/admin/service/${PRICED}`
    },
    body: change,
    fields: { valid_from: 'refused', reason: 'kept' },
    read: async ({ api }) =>
      (
        await api.sql(`select reason from change_log where object = $1 order by created_at desc, guid desc limit 1`, [
          PRICED,
        ])
      )[0],
  },
}
