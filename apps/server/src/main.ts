import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { type Config, ConfigError, readConfig } from './config.ts'
import type { RenderPage } from './pages.ts'
import { type Product, startProduct } from './product.ts'

const WEB_BUILD = new URL('../../web/build/', import.meta.url)

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = pino({ level: config.log_level })
  const { renderPage } = (await import(new URL('server/pages.js', WEB_BUILD).href)) as { renderPage: RenderPage }
  const web = { render: renderPage, client_dir: fileURLToPath(new URL('client', WEB_BUILD)) }
  const product = await startProduct(config, web, log)
  stopOnSignals(product)
  say(banner(config, product.port))
}

function banner(config: Config, port: number): string {
  const address = config.host === '127.0.0.1' ? `http://localhost:${port}` : `http://${config.host}:${port}`
  return [
    '',
    '  Živina běží',
    '',
    `  Web        ${address}`,
    `  API        ${address}/api/docs`,
    `  Data       ${config.database_url ? 'DATABASE_URL' : config.data_dir}`,
    '',
  ].join('\n')
}

function stopOnSignals(product: Product): void {
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    product.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || (error instanceof Error && !('code' in error))
  process.stderr.write(`${known && error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
