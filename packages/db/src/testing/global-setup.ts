import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { socketUrl } from '#db/cluster-owner.ts'
import { startEmbedded } from '#db/embedded.ts'
import { isAlive } from '#db/embedded-folders.ts'
import { findLiving } from '#db/postmaster.ts'
import { EMPTY_TEMPLATE, makeEmptyTemplate } from './templates.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the test server's Unix socket. */
    testSocket: string
    /** A folder of the run, removed at its end. */
    runFolder: string
  }
}

const PREFIX = 'zivina-test-'

/**
 * Starts one PostgreSQL server for a whole test run, in a temporary folder, with the migrated template that every test database
 * is cloned from.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers()
  const folder = await mkdtemp(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`))
  const server = await startEmbedded(folder, { durable: false })
  const client = new pg.Client({ connectionString: socketUrl(server.socket, 'postgres') })
  await client.connect()
  await makeEmptyTemplate(client, server.socket, EMPTY_TEMPLATE)
  await client.end()
  project.provide('testSocket', server.socket)
  project.provide('runFolder', folder)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Stops and removes the servers that killed runs left behind. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (!pid || isAlive(Number(pid))) continue
    const folder = path.join(os.tmpdir(), name)
    const living = await findLiving(path.join(folder, 'pg'))
    if (living) process.kill(living.pid, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true })
  }
}
