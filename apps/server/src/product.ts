import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { createApi } from '@zivina/api/app'
import { type Database, openDatabase } from '@zivina/db/database'
import { prepareDatabase } from '@zivina/db/prepare'
import { createFileStore } from '@zivina/integrations/images/file-store'
import { createImageHost } from '@zivina/integrations/images/host'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { startCatalogueClock } from './catalogue-clock.ts'
import type { Config } from './config.ts'
import type { CatalogueClock } from './page-cache.ts'
import { createPages, type RenderPage } from './pages.ts'

const PAGE_CACHE_BYTES = 64 * 1024 * 1024
const MAX_IMAGE_RENDERS = 2
/** How long requests under way may take to finish once the product is told to stop. */
const DRAIN_MS = 5000

/** Makes the API of what the process lends it. */
export type MakeApi = (services: Parameters<typeof createApi>[0]) => Pick<ReturnType<typeof createApi>, 'fetch'>

/** What differs between the built product and development. */
export type Parts = {
  render: RenderPage
  /** Where the built client files are; null where `wrap` serves them. */
  client_dir: string | null
  makeApi: MakeApi
  /** Puts something in front of everything, as the development server does. */
  wrap: (listener: RequestListener) => RequestListener
}

export type Product = {
  port: number
  /** Stops serving, lets requests under way finish, ends the database. */
  close: () => Promise<void>
}

/**
 * Starts everything: database (migrated, seeded when empty), catalogue notices, API, image host and pages behind one port.
 * @throws Error with one sentence when the data folder is in use, the database cannot be reached or the port is taken
 */
export async function startProduct(config: Config, parts: Parts, log: Logger): Promise<Product> {
  const database = await openDatabase({ dataDir: config.data_dir, databaseUrl: config.database_url ?? undefined })
  try {
    await prepareDatabase(database, { seed: config.seed_catalogue, filesDir: join(config.data_dir, 'files') })
    const catalogue = startCatalogueClock(database.url)
    const fetch = mountAll(config, parts, log, database, catalogue)
    const server = await listen(parts.wrap(getRequestListener(fetch)), config)
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : config.port
    return { port, close: () => shutDown(server, catalogue, database) }
  } catch (error) {
    await database.close()
    throw error
  }
}

function mountAll(config: Config, parts: Parts, log: Logger, database: Database, catalogue: CatalogueClock) {
  const { public_url, image_url_endpoint } = config
  const api = parts.makeApi({ db: database.db, catalogue, log, public_url, image_url_endpoint })
  const send = async (request: Request) => api.fetch(request)
  const images = createImageHost({
    store: createFileStore(join(config.data_dir, 'files')),
    cacheDir: join(config.data_dir, 'image-cache'),
    maxRenders: MAX_IMAGE_RENDERS,
  })
  const pages = createPages({
    render: parts.render,
    send,
    // In development the sources change more often than the catalogue, so no page is kept.
    catalogue: parts.client_dir === null ? { version: () => null } : catalogue,
    public_url,
    image_url_endpoint,
    cache_bytes: PAGE_CACHE_BYTES,
  })
  const secure = public_url.startsWith('https:')
  return createApp({ api: send, images, pages, client_dir: parts.client_dir, secure, log }).fetch
}

function listen(listener: RequestListener, config: Config): Promise<Server> {
  const server = createServer(listener)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${config.port} is taken: set PORT to another one.`) : error),
    )
    server.listen(config.port, config.host, () => resolve(server))
  })
}

async function shutDown(server: Server, catalogue: { close(): Promise<void> }, database: Database): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearTimeout(cut)
  await catalogue.close()
  await database.close()
}
