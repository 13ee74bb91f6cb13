import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { createApi } from '@zivina/api/app'
import { DECLARED, millisecondsToNextChange, prepareAreas, TRIAL_MAILS } from '@zivina/api/areas'
import { seedDemo } from '@zivina/api/demo'
import { openJobs, startJobs } from '@zivina/api/jobs'
import { closeQueue } from '@zivina/api/kernel/jobs/queue'
import type { PortPages, Ports } from '@zivina/api/kernel/ports/port'
import type { Urls } from '@zivina/api/kernel/ports/urls'
import { createUrls } from '@zivina/api/kernel/urls/urls'
import { openPorts } from '@zivina/api/ports'
import { type Library, readLibrary } from '@zivina/content/library'
import { type Db, openDatabase } from '@zivina/db/database'
import { prepareDatabase } from '@zivina/db/prepare'
import type { Outbox } from '@zivina/integrations/mail/outbox'
import { removeAbandoned } from '@zivina/integrations/receiving/abandoned-files'
import type { WorkPool } from '@zivina/work/port'
import type { Logger } from 'pino'
import { cachedPagesFirst } from '#server/caching/cached-pages.ts'
import { startCatalogueClock } from '#server/caching/catalogue-clock.ts'
import type { CatalogueClock } from '#server/caching/page-cache.ts'
import { type AdminFiles, createAdmin } from '#server/mounts/admin.ts'
import { createApp } from '#server/mounts/app.ts'
import { openImages, type ProductImages } from '#server/mounts/images.ts'
import { createOutboxPage } from '#server/mounts/outbox-page.ts'
import { createPages, type PageKey, type RenderPage } from '#server/mounts/pages.ts'
import { commonHeaders } from '#server/mounts/security-headers.ts'
import { withSocialImages } from '#server/mounts/social-images.ts'
import { archiveOf, backUpBeforeMigration, openBackups } from './backups.ts'
import type { Config } from './config.ts'
import { createWriteProbe } from './data-folder.ts'
import { openMail, showsOutbox } from './mail.ts'
import { createServing } from './serving.ts'
import { openWork } from './work.ts'

/** Makes the API from the services of the process. */
export type MakeApi = (services: Parameters<typeof createApi>[0]) => Pick<ReturnType<typeof createApi>, 'fetch'>

/** The differences between the built product and development. */
export type Parts = {
  render: RenderPage
  keyOf: PageKey
  /** The folder of the built client files; null where `wrap` serves them. */
  client_dir: string | null
  /** The administration's document and files. */
  admin: AdminFiles
  makeApi: MakeApi
  /** Wraps the listener, as the development server does. */
  wrap: (listener: RequestListener) => RequestListener
}

export type Product = {
  port: number
  /** Stops serving, finishes requests under way and closes the database. */
  close: () => Promise<void>
}

/**
 * Starts everything: database (migrated, seeded when empty), catalogue notices, API, image host and pages behind one port.
 * @throws Error with one sentence when the data folder is in use, the database cannot be reached, the port is taken or a text
 * is invalid
 */
export async function startProduct(config: Config, parts: Parts, log: Logger): Promise<Product> {
  // Read while the database starts, which is mostly waiting.
  const reading = readLibrary()
  reading.catch(() => undefined)
  const database = await openDatabase({
    dataDir: config.data_dir,
    databaseUrl: config.database_url ?? undefined,
    archive: archiveOf(config) ?? undefined,
  })
  // What is open, in order of opening; closed in reverse order.
  const open: Closable[] = [database]
  const work = openWork({ isLive: parts.client_dir === null }, log)
  open.push(work)
  try {
    await prepareAreas()
    await backUpBeforeMigration(config, database, log)
    await prepareDatabase(database, { seed: config.seed_catalogue, filesDir: join(config.data_dir, 'files') })
    if (config.demo_accounts) await seedDemo(database.db)
    const catalogue = startCatalogueClock(database.url, { untilNext: () => millisecondsToNextChange(database.db) })
    open.push(catalogue)
    const { sender, outbox } = openMail(config)
    open.push(sender)
    const { db, url } = database
    const images = await openImages(config, db, work)
    const library = await reading
    const { public_url, areas } = config
    const urls = createUrls(config)
    const boss = await openJobs(url, log)
    const queue = { close: () => closeQueue(boss) }
    open.push(queue)
    const { data_dir } = config
    const { ports, pages, ...opening } = await openPorts({ db, url, log, boss, work, public_url, data_dir }, areas)
    // Jobs under way end before the ports that they work with.
    open.push(opening, queue)
    const shared = { ...ports, db, log, work, library, public_url, urls }
    const backups = openBackups(config, log)
    const forJobs = { ...shared, outbox, images: images.sweepable, backups, declared: DECLARED }
    await startJobs({ ...forJobs, boss, sender }, areas)
    const serving = createServing(log)
    const canWrite = createWriteProbe(config.data_dir, log)
    const isReady = async () => !serving.isStopping() && (await canWrite())
    const bodies_dir = join(config.data_dir, 'bodies')
    await removeAbandoned(bodies_dir)
    const opened = { ...shared, catalogue, images, bodies_dir, has_backups: backups !== null, isReady }
    const listener = mountAll(config, parts, opened, { outbox, standins: pages })
    const port = await serving.listen(parts.wrap(listener), config)
    // Closed first: open streams would otherwise be cut only at the end of the drain time.
    open.push(serving, { close: opening.endStreams })
    return { port, close: () => closeAll(open) }
  } catch (error) {
    await closeAll(open)
    throw error
  }
}

type Closable = { close(): Promise<void> }

async function closeAll(open: Closable[]): Promise<void> {
  for (const one of open.toReversed()) await one.close()
}

/** What the process has opened for the API and the pages. */
type Opened = Ports & {
  db: Db
  log: Logger
  catalogue: CatalogueClock
  images: ProductImages
  work: WorkPool
  library: Library
  urls: Urls
  bodies_dir: string
  has_backups: boolean
  isReady: () => Promise<boolean>
}

function mountAll(
  config: Config,
  parts: Parts,
  opened: Opened,
  { outbox, standins }: { outbox: Outbox | null; standins: readonly PortPages[] },
): RequestListener {
  const { public_url, image_url_endpoint } = config
  const { images, ...services } = opened
  const { catalogue, log } = services
  const shared = { ...services, store: images.pictures, data_dir: config.data_dir }
  const api = parts.makeApi({ ...services, images: images.settings, public_url, image_url_endpoint })
  const send: typeof api.fetch = async (request, origin) => api.fetch(request, origin)
  const uploads = { image_upload_url: images.upload_url, image_folder: config.image_folder }
  const site = { public_url, image_url_endpoint, ...uploads }
  const pages = createPages({
    render: parts.render,
    keyOf: parts.keyOf,
    send,
    // In development the sources change more often than the catalogue, so no page is cached.
    catalogue: parts.client_dir === null ? { version: () => null } : catalogue,
    ...site,
    cache_bytes: config.page_cache_mb * 1024 * 1024,
  })
  const secure = public_url.startsWith('https:')
  const { trust_proxy } = config
  const trials = TRIAL_MAILS.map((trial) => ({ ...trial, send: () => trial.send(services) }))
  const image_origin = new URL(image_url_endpoint, public_url).origin
  const outboxPage = outbox !== null && showsOutbox(config) ? createOutboxPage(outbox, { image_origin, trials }) : null
  const { client_dir } = parts
  const app = createApp({
    api: send,
    images: withSocialImages(images.answer, shared),
    outbox: outboxPage,
    standins,
    pages: pages.answer,
    admin: createAdmin({ files: parts.admin, send, site }),
    client_dir,
    secure,
    trust_proxy,
    log,
  })
  return cachedPagesFirst(
    pages.cached,
    commonHeaders(secure),
    getRequestListener(app.fetch, { autoCleanupIncoming: false }),
  )
}
