import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

async function code({ admin, affiliate, number, make }: World): Promise<{ guid: string; code: string }> {
  const body = { code: `SLEVA-${number()}`, percent: 10, creator: affiliate.user.guid }
  return make('POST', { path: '/referral_code', as: admin, body })
}

/** A code that lowered the payment of an order. */
async function usedCode(world: World): Promise<string> {
  const { guid } = await code(world)
  const values = [guid, world.affiliate.user.guid]
  await world.api.sql(
    `insert into discounted_payment ("order", code, creator, amount_before, amount_after)
      values (uuidv7(), $1, $2, 19900, 17910)`,
    values,
  )
  return guid
}

export const calls: Calls = {
  'GET /referral_code': async (world) => {
    await code(world)
    return { path: `/referral_code?state=running&search=sleva&creator=${world.affiliate.user.guid}`, as: world.admin }
  },
  'POST /referral_code': ({ admin, affiliate, number }) => ({
    path: '/referral_code',
    as: admin,
    body: { code: `NOVY-${number()}`, amount: 5000, creator: affiliate.user.guid, usage_limit: 100 },
  }),
  'PATCH /referral_code/{guid}': async (world) => ({
    path: `/referral_code/${(await code(world)).guid}`,
    as: world.admin,
    body: { percent: 20, creator: (await world.enter({ is_affiliate: true })).user.guid },
  }),
  'DELETE /referral_code/{guid}': async (world) => ({
    path: `/referral_code/${(await code(world)).guid}`,
    as: world.admin,
  }),
  'POST /referral_code/check': async (world) => ({
    path: '/referral_code/check',
    as: world.person,
    body: { code: (await code(world)).code, price: 19900 },
  }),
  'GET /referral_code/statistics': async (world) => {
    await usedCode(world)
    return { path: '/referral_code/statistics?from=2026-01-01&to=2099-12-31', as: world.affiliate }
  },
  'GET /admin/discounted_payment': async (world) => ({
    path: `/admin/discounted_payment?code=${await usedCode(world)}&creator=${world.affiliate.user.guid}`,
    as: world.admin,
  }),
}

const OWN = '0198f000-0000-7000-8000-0000000000e1'
const again = () => `
  delete from referral_code;
  insert into referral_code (guid, code, percent, valid_from) values ('${OWN}', 'NASE', 10, '2026-01-01')`

export const texts: TextCalls = {
  'POST /referral_code': {
    as: 'admin',
    body: () => ({ code: 'NOVY', percent: 10 }),
    fields: { code: 'refused', creator: 'refused', valid_from: 'refused', valid_to: 'refused', note: 'kept' },
    again,
  },
  'PATCH /referral_code/{guid}': {
    as: 'admin',
    path: () => `/referral_code/${OWN}`,
    body: () => ({}),
    fields: { creator: 'refused', valid_from: 'refused', valid_to: 'refused', note: 'kept', updated_at: 'refused' },
    again,
  },
  'POST /referral_code/check': {
    as: 'token',
    body: () => ({ code: 'NASE', price: 100 }),
    fields: { code: 'refused' },
    again,
  },
}
