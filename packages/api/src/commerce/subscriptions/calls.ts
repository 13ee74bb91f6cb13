import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'

const GIVEN = { plan: 'premium', expiry_date: null, reason: 'Náhrada za výpadek' }

export const calls: Calls = {
  'PATCH /user/{guid}/set_premium': async ({ admin, enter }) => {
    const { user } = await enter()
    return { path: `/user/${user.guid}/set_premium`, as: admin, body: GIVEN }
  },
  'GET /user/{guid}/cancel_premium_instantly': async ({ admin, enter, make }) => {
    const { user } = await enter()
    await make('PATCH', { path: `/user/${user.guid}/set_premium`, as: admin, body: GIVEN })
    return { path: `/user/${user.guid}/cancel_premium_instantly`, as: admin }
  },
}

export const texts: TextCalls = {
  'PATCH /user/{guid}/set_premium': {
    as: 'admin',
    path: ({ user }) => `/user/${user.guid}/set_premium`,
    body: () => GIVEN,
    fields: { reason: 'kept', expiry_date: 'refused' },
    again: ({ user }) => `delete from premium_grant where "user" = '${user.guid}'`,
    read: async ({ api, user }) =>
      (await api.sql('select reason from premium_grant where "user" = $1', [user.guid]))[0],
  },
}
