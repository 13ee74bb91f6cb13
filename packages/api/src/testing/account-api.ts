import type { TokenData } from '@zivina/contract/account/accounts'
import { EXCHANGE_HEADER } from '@zivina/contract/account/session-cookies'
import { buildUser, type User } from '@zivina/db/build/account/user'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { hashPassword } from '#api/account/credentials/passwords/service.ts'
import { createApi } from '#api/app.ts'
import type { Services } from '#api/kernel/http/scope.ts'
import { createNoticeBoard } from '#api/kernel/notices/notice-board.ts'
import { OUTSIDE } from './outside.ts'
import { openTestMail, QUEUE, type TestMail } from './test-mail.ts'

export const PASSWORD = 'tři prasátka v lese'
const SITE = 'http://localhost:3000'

/** Options of a call; the address is a new one each time by default, so that no limit is reached by chance. */
type CallOptions = {
  method?: string
  body?: unknown
  token?: string
  headers?: Record<string, string>
  address?: string
}

/** An answer with its parsed body. */
export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
  headers: Headers
  cookies: Record<string, string>
}

/** The API with its real mail queue over a separate database; every answer is checked against its contract. */
export type AccountApi = {
  database: Database
  mail: TestMail
  /** Everything that was logged, as text. */
  logged: string[]
  call(path: string, options?: CallOptions): Promise<Answer>
  /** The raw answer, for a body that is not JSON. */
  fetch(request: Request): Promise<Response>
  post(path: string, body: unknown, options?: CallOptions): Promise<Answer>
  /** Calls as a page of the site: with cookies and the header that makes them count. */
  asPage(path: string, cookies: Record<string, string>, options?: CallOptions): Promise<Answer>
  /** An account with `PASSWORD`. */
  user(fields?: Parameters<typeof buildUser>[1]): Promise<User>
  login(email: string): Promise<{ access: string; refresh: string }>
  /** Runs SQL, to simulate what only time would bring about. */
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  /** The number of statements during the work. */
  statements(work: () => Promise<unknown>): Promise<number>
  /** The statements during the work. */
  sent(work: () => Promise<unknown>): Promise<string[]>
  close(): Promise<void>
}

/** The stored form of `PASSWORD`, once for all accounts of a process. */
let hashed: Promise<string> | undefined

let addresses = 0

/** A new address of the documentation network. */
function freshAddress(): string {
  addresses += 1
  return `203.0.${addresses >> 8}.${addresses & 255}`
}

/** @param extra replaced services of the process; `seeded` inserts the starter catalogue, `over` is an existing database */
export async function openAccountApi({
  seeded = false,
  over,
  ...extra
}: Partial<Services> & { seeded?: boolean; over?: Database } = {}): Promise<AccountApi> {
  const database = over ?? (await openTestDatabase({ seeded, prepared: QUEUE }))
  const statements = keepStatements(database)
  const mail = await openTestMail(database)
  const logged: string[] = []
  const write = (fields: object, message: string): void => {
    logged.push(`${message} ${JSON.stringify(fields, (_, value) => (value instanceof Error ? String(value) : value))}`)
  }
  const list_notices = createNoticeBoard('shopping_list', database.url)
  const api = createApi({
    db: database.db,
    catalogue: { version: () => null },
    log: { info: write, error: write },
    ...OUTSIDE,
    mail: mail.mail,
    jobs: mail.jobs,
    recompute: mail.recompute,
    list_notices,
    image_url_endpoint: '/images',
    public_url: SITE,
    strict_responses: true,
    ...extra,
  })
  hashed ??= hashPassword(PASSWORD)
  const password_hash = await hashed

  const call: AccountApi['call'] = async (path, { method = 'GET', body, token, headers = {}, address } = {}) => {
    const request = new Request(`${SITE}/api${path}`, {
      method,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return readAnswer(await api.fetch(request, { address: address ?? freshAddress() }))
  }
  const sent: AccountApi['sent'] = async (work) => {
    const before = statements.length
    await work()
    return statements.slice(before)
  }
  const post: AccountApi['post'] = (path, body, options) => call(path, { method: 'POST', body, ...options })
  return {
    database,
    mail,
    logged,
    call,
    fetch: (request) => api.fetch(request, { address: freshAddress() }),
    post,
    asPage: (path, cookies, options) => {
      const cookie = Object.entries(cookies)
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        .join('; ')
      const headers = { cookie, [EXCHANGE_HEADER]: '1', 'sec-fetch-site': 'same-origin', ...options?.headers }
      return call(path, { method: 'POST', ...options, headers })
    },
    user: (fields) => buildUser(database.db, { password_hash, ...fields }),
    login: async (email) => {
      const { status, body } = await post('/login', { email, password: PASSWORD })
      if (status !== 200) throw new Error(`log-in answers ${status} ${JSON.stringify(body)}`)
      return body
    },
    sql: async (text, values) => (await database.pool.query(text, values)).rows,
    statements: async (work) => (await sent(work)).length,
    sent,
    close: async () => {
      await list_notices.close()
      await mail.close()
      await database.close()
    },
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await readText(response)
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  const written = response.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    return [name, decodeURIComponent(value)] as const
  })
  return {
    status: response.status,
    // A file is kept as text.
    body: text === '' ? null : isJson ? JSON.parse(text) : text,
    headers: response.headers,
    cookies: Object.fromEntries(written),
  }
}

/** The body; of a stream that goes on its beginning, after which it is left. */
async function readText(response: Response): Promise<string> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream || response.body === null) return response.text()
  const reader = response.body.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return new TextDecoder().decode(value)
}

/** Records every statement from now on. */
function keepStatements(database: Database): readonly string[] {
  const statements: string[] = []
  for (const pool of [database.pool, database.dear_pool]) {
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...given: unknown[]) => unknown
      const kept = (first: unknown, ...rest: unknown[]) => {
        statements.push(typeof first === 'string' ? first : String((first as { text?: unknown }).text))
        return query(first, ...rest)
      }
      client.query = kept as typeof client.query
    })
  }
  return statements
}

/** The claims of an access token, read without verifying it. */
export function readClaims(token: string): TokenData & { session_guid: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}
