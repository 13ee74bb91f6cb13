import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const PORT = Number(process.env.E2E_PORT ?? 3177)

/** The server's folder: created when the run begins, passed to its workers by the environment, and deleted with the run. */
function dataDir(): string {
  const made = process.env.E2E_DATA_DIR
  if (made) return made
  const folder = mkdtempSync(join(tmpdir(), 'zivina-e2e-'))
  process.env.E2E_DATA_DIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The product that journeys use: one process with a database of its own. */
export const product = {
  command: 'exec node ../apps/server/src/main.ts',
  url: `http://localhost:${PORT}/api/ready`,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  env: {
    PORT: String(PORT),
    DATA_DIR: dataDir(),
    LOG_LEVEL: 'warn',
    ARES_URL: 'standin',
    OAUTH_GOOGLE_URL: 'standin',
    OAUTH_APPLE_URL: 'standin',
    OAUTH_SEZNAM_URL: 'standin',
    // Journeys send their own client address, as a proxy does.
    TRUST_PROXY: '1',
  },
} as const
