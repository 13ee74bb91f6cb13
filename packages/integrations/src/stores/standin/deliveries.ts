import type { EventBody } from './store-events.ts'

/** Minutes after which a call that was not answered by 200 is made again. */
export const RETRY_MINUTES = [5, 10, 20, 40, 80] as const
const TIMEOUT_MS = 60_000
const SHOWN = 30

/** One event on its way. */
export type Delivery = {
  body: EventBody
  /** Status of each try so far; 0 where nothing answered. */
  tries: number[]
  /** Whether another try comes, or a release of what is held. */
  waits: boolean
}

/** How events are told: at once, twice, or held and then released in another order. */
export type TellingMode = 'once' | 'twice' | 'held' | 'lost'

export type Deliveries = {
  mode: TellingMode
  /** The latest, newest first. */
  list(): readonly Delivery[]
  send(body: EventBody): void
  /** Sends what is held, the last first. */
  release(): void
  /** Sends an event again under its old id. */
  again(id: string): void
  /** Sends no more. */
  close(): void
}

type DeliveryOptions = { address: string; authorization: string; minute_ms: number }

/** Tells of events, by the schedule of the service in minutes of the given length. */
export function createDeliveries({ address, authorization, minute_ms }: DeliveryOptions): Deliveries {
  const all: Delivery[] = []
  const held: Delivery[] = []
  const timers = new Set<NodeJS.Timeout>()
  let isOpen = true
  const later = (work: () => Promise<void>, ms: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      void work()
    }, ms).unref()
    timers.add(timer)
  }
  const attempt = async (delivery: Delivery, at: number): Promise<void> => {
    if (!isOpen) return
    const status = await post(address, authorization, delivery.body)
    delivery.tries.push(status)
    const minutes = RETRY_MINUTES[at]
    delivery.waits = status !== 200 && minutes !== undefined
    if (delivery.waits && minutes !== undefined) later(() => attempt(delivery, at + 1), minutes * minute_ms)
  }
  const begin = (delivery: Delivery): void => {
    delivery.waits = true
    later(() => attempt(delivery, 0), 0)
  }
  const deliveries: Deliveries = {
    mode: 'once',
    list: () => all,
    send: (body) => {
      const { mode } = deliveries
      const delivery: Delivery = { body, tries: [], waits: mode === 'held' }
      all.unshift(delivery)
      all.splice(SHOWN)
      if (mode === 'held') held.push(delivery)
      if (mode === 'once' || mode === 'twice') begin(delivery)
      if (mode === 'twice') later(() => attempt(delivery, RETRY_MINUTES.length), 5)
    },
    release: () => {
      for (const delivery of held.splice(0).toReversed()) begin(delivery)
    },
    again: (id) => {
      const delivery = all.find(({ body }) => body.event.id === id)
      if (delivery !== undefined) begin(delivery)
    },
    close: () => {
      isOpen = false
      for (const timer of timers) clearTimeout(timer)
    },
  }
  return deliveries
}

async function post(address: string, authorization: string, body: EventBody): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const request = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual', signal } as const
    const response = await fetch(address, request)
    await response.body?.cancel()
    return response.status
  } catch {
    return 0
  }
}
