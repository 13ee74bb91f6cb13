import type { Library } from '@zivina/content/library'
import type { CodedError } from '@zivina/contract/kernel/errors'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { createApi } from '#api/app.ts'
import type { Services } from '#api/kernel/http/scope.ts'
import { OUTSIDE } from './outside.ts'

/** A line logged by the API. */
export type LogLine = { level: 'info' | 'error'; fields: Record<string, unknown>; message: string }

/** The API over a separate database, every answer checked against its contract. */
export type TestApi = {
  database: Database
  log: LogLine[]
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** The body of a successful GET. */
  get<Body = Record<string, unknown>>(path: string): Promise<Body>
  /** Status and body of a GET. */
  refusal(path: string): Promise<{ status: number; body: CodedError }>
  /** Number of SQL statements a GET takes. */
  statements(path: string): Promise<number>
  close(): Promise<void>
}

type TestOptions = {
  seeded?: boolean
  /** Version of the catalogue; null disables caches, so that every statement is seen. */
  version?: number | null
  library?: Library
}

export async function openTestApi({ seeded = false, version = null, library }: TestOptions = {}): Promise<TestApi> {
  const database = await openTestDatabase({ seeded })
  const log: LogLine[] = []
  const services: Services = {
    db: database.db,
    catalogue: { version: () => version },
    log: {
      info: (fields, message) => log.push({ level: 'info', fields: { ...fields }, message }),
      error: (fields, message) => log.push({ level: 'error', fields: { ...fields }, message }),
    },
    ...OUTSIDE,
    ...(library ? { library } : {}),
    image_url_endpoint: '/images',
    public_url: 'http://localhost:3000',
    strict_responses: true,
  }
  const api = createApi(services)
  const fetch: TestApi['fetch'] = (path, init) => api.fetch(new Request(`http://localhost:3000/api${path}`, init))
  return {
    database,
    log,
    fetch,
    get: async (path) => {
      const response = await fetch(path)
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response.json()
    },
    refusal: async (path) => {
      const response = await fetch(path)
      return { status: response.status, body: await response.json() }
    },
    statements: async (path) => {
      const before = countStatements(database)
      await (await fetch(path)).text()
      return countStatements(database) - before
    },
    close: database.close,
  }
}

const counted = new WeakMap<Database, { statements: number }>()

/** Statements sent through the pools since the first call for this database. */
function countStatements(database: Database): number {
  const known = counted.get(database)
  if (known) return known.statements
  const state = { statements: 0 }
  counted.set(database, state)
  for (const pool of [database.pool, database.dear_pool]) {
    const original = pool.query.bind(pool) as (...args: unknown[]) => unknown
    Object.assign(pool, {
      query: (...args: unknown[]) => {
        state.statements += 1
        return original(...args)
      },
    })
  }
  return 0
}
