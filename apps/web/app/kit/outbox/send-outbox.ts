import { ApiFailure } from '@zivina/contract/client'
import type { Outbox, Waiting } from './outbox.ts'

const RETRY_MS = 3000

export type Sender<Write> = {
  /** Sends one write; what it changes is shown from then on without it. */
  send: (write: Write) => Promise<void>
  /** Of a write that the server refuses: it is dropped. */
  onRefused: (refused: Write, failure: unknown) => void
  /** Nothing waits any more. */
  onEmpty: () => void
}

/**
 * Sends what waits in an outbox, one after another. Without a connection everything stays and is tried again in some seconds.
 * @returns `start` to be called whenever there is something to send, and `stop`
 */
export function startSending<Write>(outbox: Outbox<Write>, sender: Sender<Write>) {
  let underWay = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const start = async (): Promise<void> => {
    clearTimeout(timer)
    if (underWay || isStopped || outbox.read().waiting.length === 0) return
    underWay = true
    try {
      await outbox.alone(sendAll)
    } finally {
      underWay = false
    }
    if (outbox.read().waiting.length > 0 && !isStopped) timer = setTimeout(() => void start(), RETRY_MS)
    else sender.onEmpty()
  }
  const sendAll = async (): Promise<void> => {
    for (;;) {
      const [next] = outbox.read().waiting
      if (next === undefined || isStopped || !(await sendOne(next))) return
    }
  }
  /** @returns false where it has to wait for a connection */
  const sendOne = async ({ id, write }: Waiting<Write>): Promise<boolean> => {
    try {
      await sender.send(write)
    } catch (failure) {
      if (mayPass(failure)) {
        outbox.setCut(true)
        return false
      }
      sender.onRefused(write, failure)
    }
    outbox.drop(id)
    outbox.setCut(false)
    return true
  }
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
  }
  return { start: () => void start(), stop }
}

/** Whether another attempt can help: a refusal stays one. Too many requests pass, and a log-in that ran out comes back. */
function mayPass(failure: unknown): boolean {
  return (
    !(failure instanceof ApiFailure) || failure.status === 0 || failure.status >= 500 || WAITING.has(failure.status)
  )
}

const WAITING = new Set([401, 429])
