import { scaleCommunity } from '@zivina/db/build/community'
import { scaleRecipes } from '@zivina/db/build/scale'
import { socketUrl } from '@zivina/db/cluster-owner'
import { type Database, openDatabase } from '@zivina/db/database'
import { type EmbeddedServer, startEmbedded } from '@zivina/db/embedded'
import { prepareDatabase } from '@zivina/db/prepare'
import pg from 'pg'
import type { Cleanup } from './cleanup.ts'

/** A database with this many recipes. */
export type ScaledDatabase = { recipes: number; url: string }

export type BenchServer = EmbeddedServer & { databases: ScaledDatabase[]; starter: string }

/**
 * Starts an embedded server in `dataDir` and makes one database of each size from the starter catalogue, each from the next
 * smaller one, with accounts and their data, vacuumed and analysed; and `starter` with the unchanged catalogue.
 *
 * @param sizes numbers of recipes, ascending; pending ones count too
 * @param say receives progress messages
 */
export async function makeDatabases(
  dataDir: string,
  sizes: readonly number[],
  cleanup: Cleanup,
  say: (line: string) => void,
): Promise<BenchServer> {
  const server = await startEmbedded(dataDir)
  cleanup.add(server.stop)
  const databases: ScaledDatabase[] = []
  const starter = socketUrl(server.socket, 'starter')
  await createDatabase(server.socket, 'starter', 'template1')
  await fill(starter, 0)
  let template = 'starter'
  for (const recipes of sizes) {
    say(`Making ${recipes.toLocaleString('en')} recipes`)
    const name = `recipes_${recipes}`
    await createDatabase(server.socket, name, template)
    const url = socketUrl(server.socket, name)
    await fill(url, recipes)
    databases.push({ recipes, url })
    template = name
  }
  for (const { recipes, url } of databases) {
    say(`People of ${recipes.toLocaleString('en')} recipes`)
    await withDatabase(url, ({ pool }) => scaleCommunity(pool))
  }
  return { ...server, databases, starter }
}

async function createDatabase(socket: string, name: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: socketUrl(socket, 'postgres') })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${template}`)
  } finally {
    await client.end()
  }
}

function fill(url: string, recipes: number): Promise<void> {
  return withDatabase(url, async (database) => {
    await prepareDatabase(database, { seed: true })
    await scaleRecipes(database.pool, recipes)
  })
}

async function withDatabase(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ dataDir: '', databaseUrl: url, poolSize: 2 })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}
