import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createApi } from '@zivina/api/app'
import { pino } from 'pino'
import { builtAdmin } from './admin-files.ts'
import { readConfig } from './config.ts'
import type { RenderPage } from './pages.ts'
import { announce, run, stopOnSignals } from './process.ts'
import { startProduct } from './product.ts'

const WEB_BUILD = new URL('../../web/build/', import.meta.url)

async function main(): Promise<void> {
  // React renders the pages several times slower where this does not say otherwise.
  process.env.NODE_ENV ??= 'production'
  const config = readConfig(process.env)
  const log = pino({ level: config.log_level })
  const { renderPage } = (await import(new URL('server/pages.js', WEB_BUILD).href)) as { renderPage: RenderPage }
  const client_dir = fileURLToPath(new URL('client', WEB_BUILD))
  const admin = builtAdmin(fileURLToPath(new URL('admin', WEB_BUILD)))
  const wrap = (listener: RequestListener) => listener
  const parts = { render: renderPage, client_dir, admin, makeApi: createApi, wrap }
  const product = await startProduct(config, parts, log)
  stopOnSignals(product)
  announce(config, product.port)
}

run(main)
