import { z } from 'zod'

/** The format of backups; a product reads those of its own and of earlier formats. */
export const FORMAT = 1

/** Why a backup was made. */
export const REASONS = ['by_hand', 'nightly', 'before_migration'] as const
export type Reason = (typeof REASONS)[number]

/**
 * `cluster`: the files of the embedded database, with the write-ahead log that makes them consistent. `tables`: the rows of every
 * table in one snapshot, which another server or another major version of PostgreSQL can read.
 */
export const KINDS = ['cluster', 'tables'] as const
export type Kind = (typeof KINDS)[number]

const StoredObject = z.object({
  name: z.string(),
  /** Bytes as stored. */
  size: z.number().int(),
  /** Of the bytes as stored. */
  sha256: z.string(),
})
export type StoredObject = z.infer<typeof StoredObject>

/** The readable part of a backup. It is written last: what has no manifest is no backup. */
export const Manifest = z.object({
  format: z.number().int(),
  stamp: z.string(),
  kind: z.enum(KINDS),
  reason: z.enum(REASONS),
  begun_at: z.iso.datetime(),
  finished_at: z.iso.datetime(),
  /** The migrations that the database had. */
  schema: z.object({ migrations: z.number().int(), last: z.string() }),
  postgres: z.object({ version: z.string(), major: z.number().int() }),
  /** The version of the queue's tables. */
  queue: z.number().int().nullable(),
  is_encrypted: z.boolean(),
  /** Name of the object that lists what is in this backup. */
  listing: z.string(),
  /** Every object of this backup, the listing among them. */
  objects: z.array(StoredObject),
  counts: z.object({
    pictures: z.number().int(),
    database_files: z.number().int(),
    tables: z.number().int(),
    rows: z.number().int(),
    /** Of the contents, before compression. */
    bytes: z.number().int(),
  }),
  /** For a cluster: whose write-ahead log is needed, and from which segment on. */
  log: z.object({ system: z.string(), first: z.string(), last: z.string() }).nullable(),
})
export type Manifest = z.infer<typeof Manifest>

const ListedFile = z.object({ path: z.string(), object: z.string() })
export type ListedFile = z.infer<typeof ListedFile>

export const Table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Parts of the rows as COPY writes them (text format), in order. */
  objects: z.array(z.string()),
})
export type Table = z.infer<typeof Table>

const Sequence = z.object({ schema: z.string(), name: z.string(), last: z.string() })

/** What a backup contains, sealed like its contents. */
export const Listing = z.object({
  pictures: z.array(ListedFile),
  cluster: z.object({ folders: z.array(z.string()), files: z.array(ListedFile), label: z.string() }).nullable(),
  tables: z.object({ tables: z.array(Table), sequences: z.array(Sequence) }).nullable(),
})
export type Listing = z.infer<typeof Listing>

/** The name of a backup's manifest. */
export function manifestName(stamp: string): string {
  return `backups/${stamp}.json`
}

/** A stamp that sorts by time: `2026-11-28T03-10-00-123Z`. */
export function stampOf(time: Date): string {
  return time.toISOString().replaceAll(/[:.]/g, '-')
}
