import { DEMO_EMAILS, DEMO_PASSWORD } from '@zivina/api/account/entry/accounts/demo/demo-accounts'
import type { Config } from './config.ts'
import { showsOutbox } from './mail.ts'
import type { Product } from './product.ts'

/** Prints the product's address. */
export function announce(config: Config, port: number): void {
  const address = config.host === '127.0.0.1' ? `http://localhost:${port}` : `http://${config.host}:${port}`
  process.stdout.write(
    [
      '',
      '  Živina běží',
      '',
      `  Web        ${address}`,
      `  API        ${address}/api/docs`,
      ...(showsOutbox(config) ? [`  Pošta      ${address}/outbox`] : []),
      `  Data       ${config.database_url ? 'DATABASE_URL' : config.data_dir}`,
      ...(config.demo_accounts ? demoAccounts() : []),
      '',
    ].join('\n'),
  )
}

function demoAccounts(): string[] {
  return ['', `  Ukázkové účty, heslo ${DEMO_PASSWORD}:`, ...DEMO_EMAILS.map((email) => `    ${email}`)]
}

/** Stops the product in order on SIGTERM and Ctrl+C. */
export function stopOnSignals(product: Product): void {
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

/** Runs the start of the process; a failure is printed as one sentence and exits with 1. */
export function run(start: () => Promise<void>): void {
  start().catch((error: unknown) => {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exit(1)
  })
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A refused connection is a group of errors, one per address tried, and has no message of its own.
  const first = error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0] : error
  return first.message || first.name
}
