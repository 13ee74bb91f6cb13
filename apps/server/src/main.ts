import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createApi } from '@zivina/api/app'
import { pino } from 'pino'
import { builtAdmin } from './mounts/admin-files.ts'
import type { PageKey, RenderPage } from './mounts/pages.ts'
import { readConfig } from './process/config.ts'
import { announce, run, stopOnSignals } from './process/process.ts'
import { startProduct } from './process/product.ts'

const WEB_BUILD = new URL('../../web/build/', import.meta.url)

/** The exports of the built web application. */
type Web = { renderPage: RenderPage; pageKey: PageKey }

async function main(): Promise<void> {
  // Without this React renders pages several times slower.
  process.env.NODE_ENV ??= 'production'
  const config = readConfig(process.env)
  const log = pino({ level: config.log_level })
  const web: Web = await import(new URL('server/pages.js', WEB_BUILD).href)
  const client_dir = fileURLToPath(new URL('client', WEB_BUILD))
  const admin = builtAdmin(fileURLToPath(new URL('admin', WEB_BUILD)))
  const wrap = (listener: RequestListener) => listener
  const pages = { render: web.renderPage, keyOf: web.pageKey, client_dir }
  const parts = { ...pages, admin, makeApi: createApi, wrap }
  const product = await startProduct(config, parts, log)
  stopOnSignals(product)
  announce(config, product.port)
}

run(main)
