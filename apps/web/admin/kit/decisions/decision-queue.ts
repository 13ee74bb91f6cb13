import type { Decision } from '@zivina/contract/kernel/moderation'

type Entry<Row> = { rows: readonly Row[]; decision: Decision; timer: ReturnType<typeof setTimeout> }

type QueueOptions<Row> = {
  /** Sends a decision; never rejects. `leaving` is true where the page is about to be closed. */
  send: (rows: readonly Row[], decision: Decision, leaving: boolean) => Promise<void>
  /** How long a decision can be undone, in milliseconds. */
  delay: number
}

/**
 * Holds decisions for a moment in which the admin can undo them: once one is sent, its mails cannot be called back. The screen
 * shows a decision at once all the same.
 */
export function createDecisionQueue<Row extends { guid: string }>({ send, delay }: QueueOptions<Row>) {
  const waiting: Entry<Row>[] = []
  let decided: ReadonlyMap<string, Decision> = new Map()
  const listeners = new Set<() => void>()

  const publish = (next: ReadonlyMap<string, Decision>): void => {
    decided = next
    for (const listener of listeners) listener()
  }
  /** Drops a decision, unless the same row was decided again. */
  const forget = ({ rows, decision }: Pick<Entry<Row>, 'rows' | 'decision'>): void => {
    const gone = new Set(rows.map(({ guid }) => guid))
    publish(new Map([...decided].filter(([guid, current]) => !(gone.has(guid) && current === decision))))
  }
  const remove = (entry: Entry<Row>): void => {
    clearTimeout(entry.timer)
    waiting.splice(waiting.indexOf(entry), 1)
  }
  const dispatch = async (entry: Entry<Row>, leaving: boolean): Promise<void> => {
    remove(entry)
    if (entry.rows.length > 0) await send(entry.rows, entry.decision, leaving)
    forget(entry)
  }

  return {
    /** Adds a decision, replacing unsent ones on the same rows. */
    add(rows: readonly Row[], decision: Decision): void {
      const guids = new Set(rows.map(({ guid }) => guid))
      for (const entry of waiting) entry.rows = entry.rows.filter(({ guid }) => !guids.has(guid))
      const entry: Entry<Row> = { rows, decision, timer: setTimeout(() => void dispatch(entry, false), delay) }
      waiting.push(entry)
      publish(new Map([...decided, ...rows.map(({ guid }) => [guid, decision] as const)]))
    },
    /** Takes back the latest unsent decision. @returns its rows; null where there is none */
    undo(): readonly Row[] | null {
      const entry = waiting.findLast(({ rows }) => rows.length > 0)
      if (!entry) return null
      remove(entry)
      forget(entry)
      return entry.rows
    },
    /** The decision on a row that is on its way, which the lists do not contain yet. */
    sentOf(guid: string): Decision | undefined {
      const isUnsent = waiting.some(({ rows }) => rows.some((row) => row.guid === guid))
      return isUnsent ? undefined : decided.get(guid)
    },
    /** Sends everything now. */
    flush(leaving: boolean): void {
      for (const entry of [...waiting]) void dispatch(entry, leaving)
    },
    /** Decisions that the lists do not contain yet; a new map after each change. */
    decided: () => decided,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
