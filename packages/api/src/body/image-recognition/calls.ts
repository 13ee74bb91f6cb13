import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /image_recognition_log': async ({ admin, person, api }) => {
    const values = [person.user.guid, { foods: ['rohlík'] }]
    await api.sql(
      `insert into image_recognition ("user", model, answer, cost, milliseconds) values ($1, 'model', $2, 40000, 900)`,
      values,
    )
    return { path: '/image_recognition_log?verdict=none', as: admin }
  },
}
