import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'

/**
 * The records of the outbox in the browser's database: in the order in which they were put there, whatever they are about and
 * whichever tab made them. Nothing here needs a page, so that a service worker can read and send them, too.
 */

/** Why the server refused a write, and what to call the write, in words for the person who made it. */
export type Refusal = { name: string; reason: string }

/** A write that the server has not confirmed. */
export type OutboxRecord = {
  /** Named by the page, so that it is known before it is stored. */
  id: string
  /** The account whose write it is: it is sent with no other one's token. */
  owner: string
  /** What it is about, as `diary`: says who can read and send `write`. */
  noun: string
  /** The format of `write`; a record of another format is left alone until a release that knows it. */
  version: typeof RECORD_VERSION
  write: unknown
  /** Waits for a person instead of a connection, and holds up nothing behind it. */
  by_hand: boolean
  /** Null until the server refuses it; then it is kept to be read, and sent again only when its owner wants. */
  refusal: Refusal | null
}

export const RECORD_VERSION = 1

interface OutboxSchema extends DBSchema {
  writes: { key: number; value: OutboxRecord & { place?: number }; indexes: { id: string; owner: string } }
}

export type OutboxDatabase = IDBPDatabase<OutboxSchema>

let opened: Promise<OutboxDatabase> | null = null

/** The browser's database of waiting writes. @throws where the browser stores nothing */
export function openOutboxDatabase(): Promise<OutboxDatabase> {
  const forget = () => {
    opened = null
  }
  opened ??= openDB<OutboxSchema>('zivina-outbox', 1, {
    upgrade(db) {
      const writes = db.createObjectStore('writes', { keyPath: 'place', autoIncrement: true })
      writes.createIndex('id', 'id', { unique: true })
      writes.createIndex('owner', 'owner')
    },
    // A newer release in another tab needs the database: this page opens it again when it has something to store.
    blocking(_from, _to, event) {
      forget()
      ;(event.target as IDBDatabase).close()
    },
    terminated: forget,
  }).catch((failure) => {
    forget()
    throw failure
  })
  return opened
}

/** What an account has written and the server has not confirmed, in order. */
export async function recordsOf(db: OutboxDatabase, owner: string): Promise<OutboxRecord[]> {
  const records = await db.getAllFromIndex('writes', 'owner', owner)
  return records.filter(({ version }) => version === RECORD_VERSION)
}

/** Puts records behind all others; one that is there already stays as it is. */
export function addRecords(db: OutboxDatabase, records: readonly OutboxRecord[]): Promise<void> {
  return change(db, async (writes) => {
    for (const record of records) {
      if ((await writes.index('id').getKey(record.id)) === undefined) await writes.add(record)
    }
  })
}

/** Changes a record in its place; one that another tab has removed meanwhile stays away. */
export function changeRecord(db: OutboxDatabase, record: OutboxRecord): Promise<void> {
  return change(db, async (writes) => {
    const place = await writes.index('id').getKey(record.id)
    if (place !== undefined) await writes.put({ ...record, place })
  })
}

/** Removes a record, if it is there. */
export function removeRecord(db: OutboxDatabase, id: string): Promise<void> {
  return change(db, async (writes) => {
    const place = await writes.index('id').getKey(id)
    if (place !== undefined) await writes.delete(place)
  })
}

type Writes = IDBPObjectStore<OutboxSchema, ['writes'], 'writes', 'readwrite'>

/** All or nothing. @throws where the browser cannot store it, as when it is full */
async function change(db: OutboxDatabase, work: (writes: Writes) => Promise<void>): Promise<void> {
  const transaction = db.transaction('writes', 'readwrite')
  // Fails after the work, too, where the browser has no space left.
  await Promise.all([work(transaction.store), transaction.done])
}
