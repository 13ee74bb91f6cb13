import type { TextWorld } from '#api/testing/text-world.ts'
import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'

const NOTIFICATION = { title: 'Nový recept', text: 'Zkuste ho k večeři.' }

export const calls: Calls = {
  'GET /user/admin_info': ({ admin, person }) => ({ path: `/user/admin_info?user=${person.user.guid}`, as: admin }),
  'PATCH /user/{guid}/promote': async ({ admin, enter }) => {
    const { user } = await enter()
    return { path: `/user/${user.guid}/promote`, as: admin, body: { role: 'affiliate' } }
  },
  'PATCH /user/{guid}/demote': async ({ admin, enter }) => {
    const { user } = await enter({ is_affiliate: true })
    return { path: `/user/${user.guid}/demote`, as: admin, body: { role: 'affiliate' } }
  },
  'PATCH /user/{guid}/ban': async ({ admin, enter }) => ({
    path: `/user/${(await enter()).user.guid}/ban`,
    as: admin,
    body: { reason: 'Reklamy v hodnoceních', ends: '2099-01-01T00:00:00.000Z' },
  }),
  'DELETE /user/{guid}/ban': async ({ admin, enter, make }) => {
    const path = `/user/${(await enter()).user.guid}/ban`
    await make('PATCH', { path, as: admin, body: { reason: 'Reklamy v hodnoceních', ends: null } })
    return { path, as: admin }
  },
  'PATCH /user/{guid}/reset_second_factor': async ({ admin, enter, api }) => {
    const { user } = await enter()
    await api.sql(`insert into totp ("user", secret, confirmed_at) values ($1, 'x', now())`, [user.guid])
    return { path: `/user/${user.guid}/reset_second_factor`, as: admin, body: { reason: 'Ověřeno telefonem' } }
  },
  'POST /user/{guid}/look': async ({ admin, enter }) => ({
    path: `/user/${(await enter()).user.guid}/look`,
    as: admin,
    body: { reason: 'Stížnost na objednávku' },
  }),
  'DELETE /user/{guid}': async ({ admin, enter }) => ({ path: `/user/${(await enter()).user.guid}`, as: admin }),
  'POST /user/{guid}/notify': ({ admin, person }) => ({
    path: `/user/${person.user.guid}/notify`,
    as: admin,
    body: NOTIFICATION,
  }),
}

/** A path of an account of its own in these texts. */
const banned = (rest: string) => async (world: TextWorld) => {
  const [other] = await world.api.sql('select "user" as guid from review where guid = $1', [world.other_review])
  return `/user/${other?.guid}${rest}`
}

export const texts: TextCalls = {
  'PATCH /user/{guid}/ban': {
    as: 'admin',
    path: banned('/ban'),
    body: () => ({ reason: 'Reklamy', ends: null }),
    fields: { reason: 'kept', ends: 'refused' },
    read: async ({ api }) => (await api.sql('select reason from user_ban'))[0],
    again: () => 'delete from user_ban',
  },
  'PATCH /user/{guid}/reset_second_factor': {
    as: 'admin',
    path: banned('/reset_second_factor'),
    body: () => ({ reason: 'Ověřeno' }),
    fields: { reason: 'unread' },
  },
  'POST /user/{guid}/look': {
    as: 'admin',
    path: banned('/look'),
    body: () => ({ reason: 'Stížnost' }),
    fields: { reason: 'unread' },
  },
  'POST /user/{guid}/notify': {
    as: 'admin',
    path: ({ user }) => `/user/${user.guid}/notify`,
    body: () => NOTIFICATION,
    fields: { title: 'refused', text: 'refused' },
  },
}
