import { CLIENT_NOTES_MAX } from '@zivina/contract/counselling/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { confirmedConsultation, enterNutritionist, orderConsultation } from '../consultations/testing.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const pathOf = (client: Person) => `/admin/client/${client.user.guid}/note`
const write = (client: Person, as: Person, text: string, guid: string = crypto.randomUUID()) =>
  world.send('POST', { path: pathOf(client), as, body: { guid, text } })

describe('a note of a client', () => {
  it('is read by the client’s nutritionists, and by no other administrator nor the client', async () => {
    const { as, nutritionist } = await confirmedConsultation(world)
    const colleague = await enterNutritionist(world, { from: '13:00', to: '16:00' })
    expect((await write(as, nutritionist, 'Večeře jí pozdě.')).body).toMatchObject({ is_own: true })
    const read = (by: Person) => world.send('GET', { path: pathOf(as), as: by })
    for (const stranger of [colleague, world.admin]) {
      expect((await read(stranger)).status).toBe(404)
      expect((await write(as, stranger, 'Nic')).status).toBe(404)
    }
    expect((await read(as)).status).toBe(403)
    await orderConsultation(world, { as, nutritionist: colleague })
    const { body } = await read(colleague)
    expect(body).toMatchObject({ count: 1, results: [{ text: 'Večeře jí pozdě.', is_own: false }] })
    const one = `${pathOf(as)}/${body.results[0].guid}`
    expect((await world.send('DELETE', { path: one, as: colleague })).status).toBe(404)
    expect((await world.send('DELETE', { path: one, as: nutritionist })).status).toBe(204)
    expect((await read(colleague)).body.count).toBe(0)
  })

  it('is written once for each guid, and of one client there are not more than a thousand', async () => {
    const { as, nutritionist } = await confirmedConsultation(world)
    const guid = crypto.randomUUID()
    const both = await Promise.all([write(as, nutritionist, 'Jednou', guid), write(as, nutritionist, 'Jednou', guid)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    const other = await confirmedConsultation(world)
    expect((await write(other.as, other.nutritionist, 'Cizí', guid)).body.code).toBe('UNIQUE')
    await world.api.sql(
      `insert into client_note ("user", name, text) select $1, 'Mgr. Ema', 'Další' from generate_series(2, $2::int)`,
      [as.user.guid, CLIENT_NOTES_MAX],
    )
    expect((await write(as, nutritionist, 'Přes míru')).body.code).toBe('LIMIT_REACHED')
  })
})
