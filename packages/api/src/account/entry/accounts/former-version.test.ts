import { migrateDatabase } from '@zivina/db/migrate'
import { openBareDatabase } from '@zivina/db/testing/database'
import { CHANGED_PASSWORD, PASSWORD } from '@zivina/db/testing/former-version/make-people'
import { restoreFormerVersion } from '@zivina/db/testing/former-version/restore-dump'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApi, openAccountApi, readClaims } from '#api/testing/account-api.ts'

type Row = Record<string, unknown>

let api: AccountApi
let people: Row[]
beforeAll(async () => {
  const over = await openBareDatabase()
  people = (await restoreFormerVersion(over.pool)).user ?? []
  await migrateDatabase(over.pool)
  api = await openAccountApi({ over })
})
afterAll(() => api.close())

const emailOf = (name: string) => `${name}@dump.example`
const logIn = (name: string, password: string) => api.post('/login', { email: emailOf(name), password })

async function enter(name: string, password = PASSWORD): Promise<{ token: string; path: string; former: Row }> {
  const { body } = await logIn(name, password)
  const { user_guid } = readClaims(body.access)
  const former = people.find(({ guid }) => guid === user_guid) ?? {}
  return { token: body.access, path: `/user/${user_guid}`, former }
}

/** The fields that both rows have, with moments as numbers. */
function inBoth(row: Row, other: Row): Row {
  const comparable = (value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Math.floor(Date.parse(value)) : value
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column in other)
      .map(([column, value]) => [column, comparable(value)]),
  )
}

describe('accounts of the former version', () => {
  it.each([
    ['dana', PASSWORD],
    ['eva', PASSWORD],
    ['filip', PASSWORD],
    ['cyril', CHANGED_PASSWORD],
  ])('log in with their passwords and find their accounts as they were: %s', async (name, password) => {
    const { token, path, former } = await enter(name, password)
    const { status, body } = await api.call(path, { token })
    expect([status, body.has_password]).toEqual([200, true])
    const { image: _, platforms, ...shown } = body
    // It says where premium comes from, no longer where an account without it was made.
    expect(platforms).toEqual(former.is_premium ? former.platforms : [])
    expect(Object.keys(inBoth(shown, former)).length).toBeGreaterThan(30)
    expect(inBoth(shown, former)).toEqual(inBoth(former, shown))
  })

  it('get the same answers to a log-in as before', async () => {
    expect((await logIn('anna', PASSWORD)).body.code).toBe('TOTP_REQUIRED')
    expect((await logIn('bohdan', PASSWORD)).body.code).toBe('REGISTRATION_NOT_FINISHED')
    expect((await logIn('cyril', PASSWORD)).body.code).toBe('NO_ACTIVE_ACCOUNT')
    expect((await logIn('gabriela', PASSWORD)).body.code).toBe('NO_ACTIVE_ACCOUNT')
  })

  it('have premium where they had it', async () => {
    expect(readClaims((await enter('eva')).token).is_premium).toBe(true)
    expect(readClaims((await enter('filip')).token).is_premium).toBe(false)
  })

  it('download every column of the account, but for secrets', async () => {
    const { token, path, former } = await enter('eva')
    const request = new Request(`http://localhost:3000/api${path}/data`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const files = unzipSync(new Uint8Array(await (await api.fetch(request)).arrayBuffer()))
    const [row] = JSON.parse(strFromU8(files['ucet.json'] ?? new Uint8Array())) as Row[]
    const { password_hash: _, username_key: __, ...told } = former
    expect(Object.keys(row ?? {}).toSorted()).toEqual([...Object.keys(told), 'has_password', 'allergens'].toSorted())
    expect(inBoth(row ?? {}, told)).toEqual(inBoth(told, row ?? {}))
  })
})
