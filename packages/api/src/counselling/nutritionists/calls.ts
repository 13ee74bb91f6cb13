import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'

const BOSS = '0198f000-0000-7000-8000-0000000000e1'

export const calls: Calls = {
  'GET /user/{guid}/nutritionist': ({ admin }) => ({ path: `/user/${admin.user.guid}/nutritionist`, as: admin }),
  'PATCH /user/{guid}/nutritionist': ({ admin }) => ({
    path: `/user/${admin.user.guid}/nutritionist`,
    as: admin,
    body: { active: true, name: 'Mgr. Jana Zdravá' },
  }),
}

export const texts: TextCalls = {
  'PATCH /user/{guid}/nutritionist': {
    as: 'admin',
    path: () => `/user/${BOSS}/nutritionist`,
    body: () => ({ active: true, name: 'Mgr. Jana Zdravá' }),
    fields: { name: 'refused' },
  },
}
