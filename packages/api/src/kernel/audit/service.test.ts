import { AUDIT_EVENT_DAYS } from '@zivina/contract/kernel/limits'
import { buildUser } from '@zivina/db/build/account/user'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordEvent, sweepEvents } from './service.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const PLACE = { address: '192.0.2.7', device: 'Firefox na Linuxu' }
const events = async (user: string) => {
  const { rows } = await database.db.execute(
    sql`select kind, address, device, detail from audit_event where "user" = ${user} order by created_at`,
  )
  return rows
}

it('an event is kept with who, from where and what its kind tells', async () => {
  const { guid } = await buildUser(database.db)
  await recordEvent(database.db, 'login', guid, PLACE)
  await recordEvent(database.db, 'identity_linked', guid, PLACE, { provider: 'google' })
  expect(await events(guid)).toEqual([
    { kind: 'login', ...PLACE, detail: {} },
    { kind: 'identity_linked', ...PLACE, detail: { provider: 'google' } },
  ])
})

it('an event goes with the transaction that it tells of', async () => {
  const { guid } = await buildUser(database.db)
  const work = database.db.transaction(async (tx) => {
    await recordEvent(tx, 'password_changed', guid, PLACE)
    throw new Error('refused')
  })
  await expect(work).rejects.toThrow('refused')
  expect(await events(guid)).toEqual([])
})

it('events are forgotten after the time that the terms say', async () => {
  const { guid } = await buildUser(database.db)
  await recordEvent(database.db, 'logout', guid, PLACE)
  await recordEvent(database.db, 'login', guid, PLACE)
  await database.db.execute(sql`
    update audit_event set created_at = now() - make_interval(days => ${AUDIT_EVENT_DAYS + 1})
    where "user" = ${guid} and kind = 'logout'`)
  await sweepEvents(database.db)
  expect(await events(guid)).toMatchObject([{ kind: 'login' }])
})

it('an event takes no detail that its kind does not name', async () => {
  const { guid } = await buildUser(database.db)
  // What the types refuse: a password as a detail, an event without its detail, an unknown event.
  const refused = () => [
    // @ts-expect-error
    recordEvent(database.db, 'login', guid, PLACE, { password: 'tajné' }),
    // @ts-expect-error
    recordEvent(database.db, 'identity_linked', guid, PLACE),
    // @ts-expect-error
    recordEvent(database.db, 'password_seen', guid, PLACE),
  ]
  expect(refused).toBeTypeOf('function')
  expect(await events(guid)).toEqual([])
})
