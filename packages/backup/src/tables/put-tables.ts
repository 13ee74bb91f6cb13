import type { Writable } from 'node:stream'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Listing, Table } from '#backup/manifest.ts'
import { type Opened, takeObject } from '#backup/restore/take-object.ts'
import { quoted, selectTables } from './copy-tables.ts'

type ForeignKey = { schema: string; name: string; constraint: string; definition: string }

/**
 * Fills the empty tables of a database with the rows of a backup, in one transaction: all of them or none. Foreign keys are taken away
 * meanwhile and made again at the end, which checks every row; triggers do not run.
 *
 * @throws Error with one sentence when tables or columns of the backup are missing here
 */
export async function putTables(
  client: pg.ClientBase,
  from: Opened,
  { tables, sequences }: NonNullable<Listing['tables']>,
  progress: (done: number, total: number) => void,
): Promise<void> {
  await client.query('begin')
  try {
    await requireSame(client, tables)
    const keys = await selectForeignKeys(client)
    for (const key of keys)
      await client.query(`alter table ${quoted(key)} drop constraint ${pg.escapeIdentifier(key.constraint)}`)
    const all = tables.map(quoted)
    // Migrations insert some rows themselves.
    if (all.length > 0) await client.query(`truncate ${all.join(', ')}`)
    for (const [index, table] of tables.entries()) {
      await client.query(`alter table ${quoted(table)} disable trigger user`)
      await putRows(client, from, table)
      await client.query(`alter table ${quoted(table)} enable trigger user`)
      progress(index + 1, tables.length)
    }
    for (const { schema, name, last } of sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [quoted({ schema, name }), last])
    for (const { constraint, definition, ...table } of keys)
      await client.query(`alter table ${quoted(table)} add constraint ${pg.escapeIdentifier(constraint)} ${definition}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
  await client.query('analyze')
}

async function requireSame(client: pg.ClientBase, tables: Table[]): Promise<void> {
  const here = new Map((await selectTables(client)).map((table) => [quoted(table), new Set(table.columns)]))
  for (const table of tables) {
    const columns = here.get(quoted(table))
    const missing = table.columns.find((column) => !columns?.has(column))
    if (missing !== undefined)
      throw new Error(`The table ${quoted(table)} of the backup has a column here missing: ${missing}.`)
  }
}

async function putRows(client: pg.ClientBase, from: Opened, table: Table): Promise<void> {
  if (table.objects.length === 0) return
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const rows = client.query(copyFrom(`copy ${quoted(table)} (${columns}) from stdin`))
  const ended = new Promise<void>((resolve, reject) => rows.once('finish', resolve).once('error', reject))
  // A failure of the source is told by the one who reads it.
  ended.catch(() => undefined)
  try {
    for (const object of table.objects) await takeObject(from, object, quoted(table), rows as Writable)
  } catch (error) {
    rows.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
  rows.end()
  await ended
  if (rows.rowCount !== table.rows)
    throw new Error(`The table ${quoted(table)} has ${rows.rowCount} rows, the backup ${table.rows}.`)
}

async function selectForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select n.nspname as schema, c.relname as name, k.conname as constraint, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname not like 'pg\\_%'`)
  return rows
}
