import { buildUser } from '@zivina/db/build/account/user'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserActor } from './actor.ts'
import { ANONYMOUS } from './actor.ts'
import { abilitiesOf, asOwner, PUBLIC, viewerOf } from './ownership.ts'
import { ownedBy, readable } from './sql.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function enter(is_admin = false): Promise<UserActor> {
  const { guid, username, email } = await buildUser(database.db)
  const roles = { is_premium: false, is_super_admin: false, is_affiliate: false }
  return { kind: 'user', guid, username, email, session_guid: guid, is_admin, ...roles }
}

async function namesWhere(condition: SQL): Promise<string[]> {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select i.name from ingredient i where ${condition} order by i.name`,
  )
  return rows.map(({ name }) => name)
}

describe('rows that have an owner', () => {
  it('are found by their owner, by an admin and by nobody else', async () => {
    const [owner, stranger, admin] = [await enter(), await enter(), await enter(true)]
    const { db } = database
    await buildIngredient(db, { name: 'own', creator: owner.guid, status: 'Pending' })
    await buildIngredient(db, { name: 'other', creator: stranger.guid, status: 'Denied' })
    await buildIngredient(db, { name: 'public', creator: null, status: 'Approved' })

    const changed = (actor: Parameters<typeof ownedBy>[1]) => namesWhere(ownedBy(sql.raw('i.creator'), actor))
    expect(await changed(owner)).toEqual(['own'])
    expect(await changed(admin)).toEqual(['other', 'own', 'public'])
    expect(await changed(asOwner(admin.guid))).toEqual([])

    const seen = (viewer: Parameters<typeof readable>[1]) => namesWhere(readable('i', viewer))
    expect(await seen(viewerOf(ANONYMOUS))).toEqual(['public'])
    for (const nobody of [PUBLIC, null]) expect(await seen(nobody)).toEqual(['public'])
    for (const person of [viewerOf(owner), owner.guid, sql`${owner.guid}::uuid`]) {
      expect(await seen(person)).toEqual(['own', 'public'])
    }
    expect(await seen(viewerOf(admin))).toEqual(['other', 'own', 'public'])
    expect(await seen(asOwner(admin.guid))).toEqual(['public'])
  })

  it('tell the actor what the statements would allow', async () => {
    const [owner, admin] = [await enter(), await enter(true)]
    const [all, none] = [
      { can_edit: true, can_delete: true },
      { can_edit: false, can_delete: false },
    ]
    expect(abilitiesOf(owner, owner.guid)).toEqual(all)
    expect(abilitiesOf(owner, admin.guid)).toEqual(none)
    expect(abilitiesOf(owner, null)).toEqual(none)
    expect(abilitiesOf(admin, owner.guid)).toEqual(all)
    expect(abilitiesOf(admin, null)).toEqual(all)
    expect(abilitiesOf(ANONYMOUS, null)).toEqual(none)
  })
})
