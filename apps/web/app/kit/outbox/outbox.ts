import { createStore, type Store } from '#app/kit/state/store.ts'
import { formerWrites, markUnsent } from './local-marks.ts'
import {
  addRecords,
  changeRecord,
  type OutboxDatabase,
  type OutboxRecord,
  openOutboxDatabase,
  RECORD_VERSION,
  type Refusal,
  recordsOf,
  removeRecord,
} from './records.ts'

/** A kind of writes that wait in the outbox. */
export type OutboxNoun = {
  name: string
  /** Begins the name in `localStorage` under which a former release kept the writes of an account. */
  former: string
  /** Waits for a person instead of a connection. */
  by_hand?: true
}

export type OutboxState = {
  /** Whether the browser's database has been read. */
  isRead: boolean
  waiting: readonly OutboxRecord[]
  /** What the server refused. */
  refused: readonly (OutboxRecord & { refusal: Refusal })[]
  /** Whether the connection was cut at the last attempt. */
  isCut: boolean
  /** Whether some of it is nowhere but in this page, because the browser stores nothing or is full. */
  isUnstored: boolean
}

export type Outbox = Pick<Store<OutboxState>, 'read' | 'subscribe'> & {
  owner: string
  /** Adds a write behind the others; it is in the state at once. */
  put: (noun: OutboxNoun, write: unknown) => void
  /** Removes what the server has confirmed, or what is not wanted any more. */
  drop: (id: string) => void
  /** Keeps what the server has refused, to be read; `retry` lets it wait again. */
  refuse: (id: string, refusal: Refusal) => void
  retry: (id: string) => void
  setCut: (isCut: boolean) => void
  /** Takes over what a former release kept in `localStorage`, once. */
  carryOver: (noun: OutboxNoun) => void
  /** Resolves when everything of before is stored, and what other tabs have done is known. */
  settled: () => Promise<void>
  /** Called with writes that another tab has sent or dropped. */
  onGoneElsewhere: (listener: (gone: readonly OutboxRecord[]) => void) => void
  /** Called when there is something new to send. */
  onPut: (listener: () => void) => void
}

type Change = (db: OutboxDatabase) => Promise<void>

export const EMPTY_OUTBOX: OutboxState = { isRead: false, waiting: [], refused: [], isCut: false, isUnstored: false }

/**
 * Writes of an account that wait to be sent, one after another: shown at once, kept over a reload and shared by the tabs of a
 * browser. The browser's database is what counts; what it does not store waits in this page. Browser only.
 */
export function createOutbox(owner: string): Outbox {
  const store = createStore<OutboxState>(EMPTY_OUTBOX)
  const channel = new BroadcastChannel(`zivina-outbox:${owner}`)
  const goneListeners = new Set<(gone: readonly OutboxRecord[]) => void>()
  const putListeners = new Set<() => void>()
  const carried = new Set<string>()
  /** As last read from the database. */
  let stored: readonly OutboxRecord[] = []
  /** What was put or changed here and is not stored yet; null where it was dropped. */
  const unstored = new Map<string, OutboxRecord | null>()
  const failed = new Set<string>()
  let work = Promise.resolve()

  const publish = (changes: Partial<OutboxState> = {}) => {
    const known = new Set(stored.map(({ id }) => id))
    const added = [...unstored].filter(([id]) => !known.has(id)).map(([, record]) => record)
    const all = [...stored.map((one) => unstored.get(one.id) ?? (unstored.has(one.id) ? null : one)), ...added]
    const records = all.filter((one) => one !== null)
    const waiting = records.filter(({ refusal }) => refusal === null)
    const isUnstored = waiting.some(({ id }) => failed.has(id))
    const before = store.read()
    const next = { ...before, waiting, refused: records.filter(isRefused), isUnstored, ...changes }
    if (isSame(before, next)) return
    store.write(next)
    markUnsent(owner, new Set(waiting.map(({ noun }) => noun)), next.isRead)
  }

  /** Changes the database after all changes before, and reads what is there then. */
  const inDatabase = (
    change: Change | null,
    settles: ReadonlyMap<string, OutboxRecord | null> = new Map(),
    gone: readonly OutboxRecord[] = [],
  ) => {
    work = work.then(async () => {
      try {
        const db = await openOutboxDatabase()
        await change?.(db)
        stored = withoutCopies(await recordsOf(db, owner), [...stored, ...unstored.values()])
        for (const [id, value] of settles) if (unstored.get(id) === value) unstored.delete(id)
        if (change) channel.postMessage(gone)
      } catch {
        for (const [id, value] of settles) value === null ? unstored.delete(id) : failed.add(id)
      }
      publish({ isRead: true })
    })
    return work
  }
  const keep = (id: string, value: OutboxRecord | null, change: Change) => {
    const gone = value === null ? store.read().waiting.filter((one) => one.id === id) : []
    unstored.set(id, value)
    publish()
    void inDatabase(change, new Map([[id, value]]), gone)
  }
  const changed = (id: string, refusal: Refusal | null) => {
    const { waiting, refused } = store.read()
    const found = [...waiting, ...refused].find((one) => one.id === id)
    if (found === undefined) return
    const record = { ...found, refusal }
    keep(id, record, (db) => (failed.has(id) ? addRecords(db, [record]) : changeRecord(db, record)))
  }
  const wake = () => {
    for (const listener of putListeners) listener()
  }

  channel.onmessage = ({ data: gone }: MessageEvent<readonly OutboxRecord[]>) => {
    void inDatabase(null).then(() => {
      if (gone.length > 0) for (const listener of goneListeners) listener(gone)
    })
  }
  void inDatabase(null)

  return {
    owner,
    read: store.read,
    subscribe: store.subscribe,
    put: (noun, write) => {
      const record = recordOf(owner, noun, crypto.randomUUID(), write)
      keep(record.id, record, (db) => addRecords(db, [record]))
      wake()
    },
    drop: (id) => keep(id, null, (db) => removeRecord(db, id)),
    refuse: changed,
    retry: (id) => {
      changed(id, null)
      wake()
    },
    setCut: (isCut) => {
      if (store.read().isCut !== isCut) publish({ isCut })
    },
    carryOver: (noun) => {
      if (carried.has(noun.name)) return
      carried.add(noun.name)
      const former = formerWrites(noun.former + owner)
      if (former === null) return
      const records = former.writes.map(({ id, write }) => recordOf(owner, noun, id, write))
      void inDatabase(async (db) => {
        await addRecords(db, records)
        former.forget()
      }).then(wake)
    },
    settled: () => inDatabase(null),
    onGoneElsewhere: (listener) => void goneListeners.add(listener),
    onPut: (listener) => void putListeners.add(listener),
  }
}

const made = new Map<string, Outbox>()

/** The outbox of an account in this tab. Browser only. */
export function outboxOf(owner: string): Outbox {
  const known = made.get(owner) ?? createOutbox(owner)
  made.set(owner, known)
  return known
}

function recordOf(owner: string, { name, by_hand }: OutboxNoun, id: string, write: unknown): OutboxRecord {
  return { id, owner, noun: name, version: RECORD_VERSION, write, by_hand: by_hand === true, refusal: null }
}

function isRefused(record: OutboxRecord): record is OutboxRecord & { refusal: Refusal } {
  return record.refusal !== null
}

/** What was read, with the objects that this page knows already in place of their copies. */
function withoutCopies(read: readonly OutboxRecord[], known: readonly (OutboxRecord | null)[]): OutboxRecord[] {
  const byId = new Map(known.filter((one) => one !== null).map((one) => [one.id, one]))
  return read.map((one) => {
    const same = byId.get(one.id)
    return same && same.refusal?.reason === one.refusal?.reason ? same : one
  })
}

function isSame(one: OutboxState, other: OutboxState): boolean {
  const hasSame = (before: readonly OutboxRecord[], after: readonly OutboxRecord[]) =>
    before.length === after.length && before.every((record, at) => record === after[at])
  return (
    hasSame(one.waiting, other.waiting) &&
    hasSame(one.refused, other.refused) &&
    one.isRead === other.isRead &&
    one.isCut === other.isCut &&
    one.isUnstored === other.isUnstored
  )
}
