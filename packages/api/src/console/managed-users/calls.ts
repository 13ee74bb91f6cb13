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
  'POST /user/{guid}/notify': ({ admin, person }) => ({
    path: `/user/${person.user.guid}/notify`,
    as: admin,
    body: NOTIFICATION,
  }),
}

export const texts: TextCalls = {
  'POST /user/{guid}/notify': {
    as: 'admin',
    path: ({ user }) => `/user/${user.guid}/notify`,
    body: () => NOTIFICATION,
    fields: { title: 'refused', text: 'refused' },
  },
}
