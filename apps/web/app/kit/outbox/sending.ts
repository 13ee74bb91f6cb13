import { ApiFailure } from '@zivina/contract/client'
import type { Outbox, OutboxNoun } from './outbox.ts'
import type { OutboxRecord, Refusal } from './records.ts'

const RETRY_MS = 3000
const LOCK = 'zivina-outbox'

/** Sends the writes of a noun. */
export type Sender<Write> = {
  /** The obstacle of a write, such as a newer one from elsewhere: it is kept for its author to decide. Null mostly. */
  objectTo?(write: Write): Promise<Refusal | null>
  /** Sends one write; what it changes is shown from then on without it. */
  send(write: Write): Promise<void>
  /** Tells a refusal. @returns what to keep of the write; null where nothing is lost */
  onRefused(refused: Write, failure: unknown): Refusal | null
  /** Of writes that another tab has sent. */
  onSentElsewhere(sent: readonly Write[]): void
  /** Nothing of the noun waits any more. */
  onEmpty(): void
}

export type Sending = {
  /** Lets a noun be sent; a later sender replaces the one before. */
  register: <Write>(noun: OutboxNoun, sender: Sender<Write>) => void
  /** To be called whenever there may be something to send. */
  start: () => void
}

/**
 * Sends what waits in an outbox, one after another in the order in which it was written, in one tab of the browser at a time.
 * Without a connection everything stays and is tried again in some seconds; what the server fails at holds up its own noun only.
 * A write whose noun has no sender yet is waited for.
 *
 * @param mayCall whether calls are made with the token of the outbox's owner
 */
export function createSending(outbox: Outbox, mayCall: () => boolean): Sending {
  const senders = new Map<string, Sender<unknown>>()
  let isRunning = false
  let isWanted = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const isSendable = ({ noun, by_hand }: OutboxRecord) => !by_hand && senders.has(noun)
  const start = async (): Promise<void> => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    clearTimeout(timer)
    try {
      while (isWanted) {
        isWanted = false
        await outbox.settled()
        if (mayCall() && outbox.read().waiting.some(isSendable)) await inOneTab(sendAll)
      }
    } finally {
      isRunning = false
    }
    if (mayCall() && outbox.read().waiting.some(isSendable)) timer = setTimeout(() => void start(), RETRY_MS)
  }

  const sendAll = async (): Promise<void> => {
    const touched = new Set<string>()
    const heldUp = new Set<string>()
    for (;;) {
      // Another tab may have sent some of it before this one got its turn.
      await outbox.settled()
      const next = outbox.read().waiting.find(({ noun, by_hand }) => !by_hand && !heldUp.has(noun))
      const sender = next && senders.get(next.noun)
      if (!next || !sender || !mayCall()) break
      const failure = await sendOne(next, sender)
      if (failure === 'cut') {
        outbox.setCut(true)
        break
      }
      if (failure === 'failing') heldUp.add(next.noun)
      else touched.add(next.noun)
      outbox.setCut(heldUp.size > 0)
    }
    const left = new Set(outbox.read().waiting.map(({ noun }) => noun))
    for (const noun of touched) if (!left.has(noun)) senders.get(noun)?.onEmpty()
  }

  /** @returns why it has to wait; null where it is done */
  const sendOne = async ({ id, write }: OutboxRecord, sender: Sender<unknown>): Promise<'cut' | 'failing' | null> => {
    try {
      const objection = await sender.objectTo?.(write)
      if (objection) {
        outbox.refuse(id, objection)
        return null
      }
      await sender.send(write)
    } catch (failure) {
      const wait = whyWait(failure)
      if (wait !== null) return wait
      const refusal = sender.onRefused(write, failure)
      if (refusal !== null) {
        outbox.refuse(id, refusal)
        return null
      }
    }
    outbox.drop(id)
    return null
  }

  outbox.onPut(() => void start())
  outbox.onGoneElsewhere((gone) => {
    for (const [noun, sender] of senders) {
      const sent = gone.filter((one) => one.noun === noun).map(({ write }) => write)
      if (sent.length > 0) sender.onSentElsewhere(sent)
    }
  })
  window.addEventListener('online', () => void start())
  return {
    register: (noun, sender) => {
      senders.set(noun.name, sender as Sender<unknown>)
      void start()
    },
    start: () => void start(),
  }
}

/** Browsers have locks only on secure pages; elsewhere a write may be sent twice, which does nothing twice. */
function inOneTab(send: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager | null }
  return locks ? locks.request(LOCK, send) : send()
}

/** Whether another attempt can help: a refusal stays one. Too many requests pass, and a log-in that ran out comes back. */
function whyWait(failure: unknown): 'cut' | 'failing' | null {
  if (!(failure instanceof ApiFailure) || failure.status >= 500) return 'failing'
  return WAITING.has(failure.status) ? 'cut' : null
}

const WAITING = new Set([0, 401, 429])
