import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /account_look': async ({ admin, enter, make }) => {
    const as = await enter()
    await make('POST', { path: `/user/${as.user.guid}/look`, as: admin, body: { reason: 'Stížnost na objednávku' } })
    return { path: '/account_look', as }
  },
}
