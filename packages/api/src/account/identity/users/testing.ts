import { buildUser, type User } from '@zivina/db/build/account/user'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import type { CompanyRegister } from '@zivina/integrations/companies/port'
import { hashPassword } from '#api/account/credentials/passwords/service.ts'
import { startSession } from '#api/account/sessions/service.ts'
import { createApi } from '#api/app.ts'
import { createKeyReader } from '#api/kernel/keys/keys.ts'
import { OUTSIDE } from '#api/testing/outside.ts'
import { openTestMail, type TestMail } from '#api/testing/test-mail.ts'

export const PASSWORD = 'tři prasátka v lese'

/** A user logged in on a device. */
export type Person = { user: User; access: string; refresh: string }

type Ask = { as?: Person | undefined; body?: unknown; address?: string; headers?: Record<string, string> }

/** The API with a database, a queue and users for one test file. */
export type AccountsApi = {
  database: Database
  mail: TestMail
  /** Creates a user with a verified address and the password `PASSWORD`, and logs them in. */
  enter(fields?: Parameters<typeof buildUser>[1]): Promise<Person>
  /** Logs the same user in on another device. */
  enterAgain(person: Person, device?: string): Promise<Person>
  send(method: string, path: string, ask?: Ask): Promise<Response>
  /** Status and body of a call; null for an empty body. */
  ask<Body = never>(method: string, path: string, ask?: Ask): Promise<{ status: number; body: Body }>
  /** SQL statements of the test's database so far. */
  statements(): number
  close(): Promise<void>
}

const NO_REGISTER: CompanyRegister = { find: async () => null }

/** @param companies the register of companies; empty by default */
export async function openAccountsApi(companies: CompanyRegister = NO_REGISTER): Promise<AccountsApi> {
  const database = await openTestDatabase()
  let statements = 0
  for (const pool of [database.pool, database.dear_pool]) {
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...given: unknown[]) => unknown
      const counted = (...given: unknown[]) => {
        statements += 1
        return query(...given)
      }
      client.query = counted as typeof client.query
    })
  }
  const mail = await openTestMail(database)
  const { db } = database
  const keys = createKeyReader(db)
  const log = { info: () => {}, error: () => {} }
  const places = { image_url_endpoint: '/images', public_url: 'http://localhost:3000' }
  const queues = { mail: mail.mail, recompute: mail.recompute }
  const services = { ...OUTSIDE, ...queues, db, log, companies, catalogue: { version: () => null }, ...places }
  const api = createApi({ ...services, strict_responses: true })
  const password_hash = await hashPassword(PASSWORD)
  const signIn = async (user: User, device = 'Prohlížeč'): Promise<Person> => {
    const { access, refresh } = await startSession({ db, keys }, user.guid, { address: '', device })
    return { user, access, refresh }
  }
  let calls = 0
  const send: AccountsApi['send'] = (method, path, { as, body, headers = {}, address } = {}) => {
    calls += 1
    const sent = new Headers(headers)
    if (as) sent.set('authorization', `Bearer ${as.access}`)
    if (body !== undefined) sent.set('content-type', 'application/json')
    const init = { method, headers: sent, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    // Each call has another address, so that only tests of limits reach limits.
    return api.fetch(new Request(`http://localhost:3000/api${path}`, init), {
      address: address ?? `198.51.${calls >> 8}.${calls & 255}`,
    })
  }
  return {
    database,
    mail,
    enter: async (fields) => signIn(await buildUser(db, { password_hash, ...fields })),
    enterAgain: ({ user }, device) => signIn(user, device),
    send,
    ask: async (method, path, given) => {
      const response = await send(method, path, given)
      const text = await response.text()
      return { status: response.status, body: text === '' ? null : JSON.parse(text) }
    },
    statements: () => statements,
    close: async () => {
      await mail.close()
      await database.close()
    },
  }
}
