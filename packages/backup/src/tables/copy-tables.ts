import { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Listing, Table } from '#backup/manifest.ts'
import type { Vault } from '#backup/vault.ts'

/** Rows of one object, in bytes: a bucket takes no object of any size, and a part that fails is sent again alone. */
const PART_BYTES = 256 * 1024 * 1024

/** Schemas of the server itself. */
const OWN_SCHEMAS = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'`

type TableRow = { schema: string; name: string; columns: string[] }

/**
 * Copies the rows of every table and the values of every sequence, all as they are at one moment.
 * @param client a connection without a transaction
 */
export async function copyTables(
  client: pg.Client,
  vault: Vault,
  progress: (done: number, total: number) => void,
): Promise<NonNullable<Listing['tables']>> {
  await client.query('begin isolation level repeatable read read only')
  try {
    const tables: Table[] = []
    const found = await selectTables(client)
    for (const [index, table] of found.entries()) {
      tables.push(await copyTable(client, table, vault))
      progress(index + 1, found.length)
    }
    const { rows: sequences } = await client.query<{ schema: string; name: string; last: string }>(
      `select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences where last_value is not null order by 1, 2`,
    )
    return { tables, sequences }
  } finally {
    await client.query('rollback')
  }
}

/** Every table with the columns that are stored; partitions are read by the table that they belong to. */
export async function selectTables(client: pg.ClientBase): Promise<TableRow[]> {
  const { rows } = await client.query<TableRow>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and ${OWN_SCHEMAS}
    group by n.nspname, c.relname order by 1, 2`)
  return rows
}

/** The name of a table in a statement. */
export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

async function copyTable(client: pg.Client, table: TableRow, vault: Vault): Promise<Table> {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  // A partitioned table has rows only as a query.
  const rows = client.query(copyTo(`copy (select ${columns} from ${quoted(table)}) to stdout`))
  const objects: string[] = []
  for await (const part of partsOf(rows)) objects.push(await vault.keep(part))
  return { ...table, rows: rows.rowCount, objects }
}

/** Cuts a stream into streams of a limited size, each read to its end before the next; an empty one has no part. */
async function* partsOf(stream: Readable): AsyncGenerator<Readable> {
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]()
  let next = await chunks.next()
  async function* part(): AsyncGenerator<Buffer> {
    for (let bytes = 0; !next.done && bytes < PART_BYTES; next = await chunks.next()) {
      bytes += next.value.byteLength
      yield next.value
    }
  }
  while (!next.done) yield Readable.from(part())
}
