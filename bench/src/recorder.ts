import { fileURLToPath } from 'node:url'
import { startSession } from '@zivina/api/account/sessions/service'
import { createApi } from '@zivina/api/app'
import { readAreaConfig } from '@zivina/api/configuration'
import { openJobs } from '@zivina/api/jobs'
import { closeQueue } from '@zivina/api/kernel/jobs/queue'
import { createKeyReader } from '@zivina/api/kernel/keys/keys'
import { openPorts } from '@zivina/api/ports'
import { readLibrary } from '@zivina/content/library'
import { findScalePerson } from '@zivina/db/build/community'
import { type Db, openDatabase } from '@zivina/db/database'
import { createWorkPool } from '@zivina/work/pool'

/** A statement as the driver received it. */
export type Statement = { text: string; values: unknown[] }

/** The database statements of one request: `cold` with empty caches, `warm` with cached counts. */
export type Recorded = { cold: Statement[]; warm: Statement[] }

export type Recorder = {
  record: (
    send: (request: Request) => Promise<Response>,
    url: string,
    headers?: Record<string, string>,
  ) => Promise<Recorded>
  /** The authorization header of the account with hundreds of everything; valid for some minutes. */
  credential: () => Promise<Record<string, string>>
  articles: string[]
  /** The API with the recording database; its caches behave as if the catalogue never changed. */
  api: ReturnType<typeof createApi>['fetch']
  db: Db
  close: () => Promise<void>
}

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url))
const ARTICLES = 10
const SILENT = { info: () => {}, error: () => {} }

/**
 * Runs the product's API in this process over a pool that records every statement, so that statements are counted exactly and
 * the same SQL can be repeated without the product.
 */
export async function openRecorder(url: string): Promise<Recorder> {
  const { db, pool, dear_pool, close } = await openDatabase({ dataDir: '', databaseUrl: url })
  let heard: Statement[] = []
  for (const one of [pool, dear_pool]) {
    const query = one.query.bind(one) as (config: unknown, values?: unknown[]) => unknown
    const listening = (config: string | { text: string }, values?: unknown[]): unknown => {
      heard.push({ text: typeof config === 'string' ? config : config.text, values: values ?? [] })
      // A prepared statement has its values in its configuration, which an empty list would replace.
      return values === undefined ? query(config) : query(config, values)
    }
    one.query = listening as typeof one.query
  }
  let version = 1
  const work = createWorkPool()
  const library = await readLibrary(CONTENT)
  const public_url = 'http://localhost'
  const boss = await openJobs(url, SILENT)
  const opening = { db, url, log: SILENT, boss, work, public_url, data_dir: null }
  const { ports, close: closePorts } = await openPorts(opening, readAreaConfig({}, { public_url, is_private: true }))
  const services = { ...ports, db, log: SILENT, work, image_url_endpoint: '/images', public_url, library }
  const { fetch } = createApi({ ...services, catalogue: { version: () => version } })
  type Send = (request: Request) => Promise<Response>
  const listen = async (send: Send, address: string, headers: Record<string, string>): Promise<Statement[]> => {
    heard = []
    const response = await send(new Request(address, { headers }))
    if (!response.ok) throw new Error(`${address} answers ${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
    const asked = heard
    // Statements between two requests belong to neither.
    heard = []
    return asked
  }
  const record: Recorder['record'] = async (send, address, headers = {}) => {
    version += 1
    return { cold: await listen(send, address, headers), warm: await listen(send, address, headers) }
  }
  const keys = createKeyReader(db)
  const credential = async (): Promise<Record<string, string>> => {
    const guid = await findScalePerson(pool)
    const { access } = await startSession({ db, keys }, guid, { address: '', device: '' })
    return { authorization: `Bearer ${access}` }
  }
  const articles = library.articles.slice(0, ARTICLES).map(({ slug }) => slug)
  const closeAll = async (): Promise<void> => {
    await closePorts()
    await closeQueue(boss)
    await close()
  }
  return { record, api: fetch, credential, articles, db, close: closeAll }
}
