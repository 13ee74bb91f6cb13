import { createApi } from '@zivina/api/app'
import { type Db, openDatabase } from '@zivina/db/database'

/** A statement as the driver received it. */
export type Statement = { text: string; values: unknown[] }

/** What one request asked of the database: `cold` when nothing was kept, `warm` when counts were. */
export type Recorded = { cold: Statement[]; warm: Statement[] }

export type Recorder = {
  record: (send: (request: Request) => Promise<Response>, url: string) => Promise<Recorded>
  /** The API over the listening database; its caches are those of a product whose catalogue does not change. */
  api: (request: Request) => Promise<Response>
  db: Db
  close: () => Promise<void>
}

const SILENT = { info: () => {}, error: () => {} }

/**
 * Runs the product's own API in this process over a pool that writes down every statement, so that statements are counted
 * exactly and the very same SQL can be repeated without the product.
 */
export async function openRecorder(url: string): Promise<Recorder> {
  const { db, pool, close } = await openDatabase({ dataDir: '', databaseUrl: url })
  let heard: Statement[] = []
  const query = pool.query.bind(pool) as (config: unknown, values?: unknown[]) => unknown
  const listening = (config: string | { text: string }, values: unknown[] = []): unknown => {
    heard.push({ text: typeof config === 'string' ? config : config.text, values })
    return query(config, values)
  }
  pool.query = listening as typeof pool.query
  let version = 1
  const mail = { enqueue: () => Promise.reject(new Error('Measuring sends no mail.')) }
  const companies = { find: () => Promise.reject(new Error('Measuring asks nobody.')) }
  const pages = { read: () => Promise.reject(new Error('Measuring reads no pages.')) }
  const services = {
    db,
    log: SILENT,
    mail,
    recompute: mail,
    companies,
    pages,
    image_url_endpoint: '/images',
    public_url: 'http://localhost',
  }
  const { fetch } = createApi({ ...services, catalogue: { version: () => version } })
  const listen = async (send: (request: Request) => Promise<Response>, address: string): Promise<Statement[]> => {
    heard = []
    const response = await send(new Request(address))
    if (!response.ok) throw new Error(`${address} answers ${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
    return heard
  }
  const record: Recorder['record'] = async (send, address) => {
    version += 1
    return { cold: await listen(send, address), warm: await listen(send, address) }
  }
  return { record, api: fetch, db, close }
}
