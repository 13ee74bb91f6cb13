import type { StandinPayment } from './ledger.ts'

/** How often a notification that was not answered by 200 is sent again, and how long the first wait is. */
const RETRIES_MAX = 20
const WAIT_MS = 1000
const WAIT_MAX_MS = 60_000
const TIMEOUT_MS = 10_000

export type Notifications = {
  /** Tells the shop that a payment changed, until it answers. */
  send(payment: StandinPayment): void
  /** How often each is sent besides. */
  duplicates: number
  /** Sends no more. */
  close(): void
}

export function createNotifications(): Notifications {
  const waiting = new Set<NodeJS.Timeout>()
  let isOpen = true
  const attempt = async (address: string, tries: number): Promise<void> => {
    if (!isOpen || (await isDelivered(address)) || tries >= RETRIES_MAX || !isOpen) return
    later(() => attempt(address, tries + 1), Math.min(WAIT_MS * 2 ** tries, WAIT_MAX_MS))
  }
  const later = (work: () => Promise<void>, ms: number): void => {
    const timer = setTimeout(() => {
      waiting.delete(timer)
      void work()
    }, ms).unref()
    waiting.add(timer)
  }
  const notifications: Notifications = {
    duplicates: 0,
    send: ({ id, parent_id, notification_url }) => {
      const address = new URL(notification_url)
      address.searchParams.set('id', String(id))
      if (parent_id !== null) address.searchParams.set('parent_id', String(parent_id))
      for (let copy = 0; copy <= notifications.duplicates; copy += 1) later(() => attempt(address.href, 0), copy * 5)
    },
    close: () => {
      isOpen = false
      for (const timer of waiting) clearTimeout(timer)
    },
  }
  return notifications
}

async function isDelivered(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}
