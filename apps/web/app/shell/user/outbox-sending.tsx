import { type ComponentType, useEffect, useState } from 'react'

/** Sends what waits in the outbox from every page of the user area. Its code comes after the page, once there is a connection. */
export function OutboxSending() {
  const [Senders, setSenders] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (Senders !== null) return
    let isOver = false
    const load = async () => {
      try {
        const loaded = await import('#app/features/body/outbox/all-senders.tsx')
        if (!isOver) setSenders(() => loaded.default)
      } catch {
        // Without a connection nothing could be sent either.
      }
    }
    void load()
    window.addEventListener('online', load)
    return () => {
      isOver = true
      window.removeEventListener('online', load)
    }
  }, [Senders])
  return Senders === null ? null : <Senders />
}
