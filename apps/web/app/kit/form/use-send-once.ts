import { useState } from 'react'

const PREFIX = 'zivina-sending:'

/** What is to be made once is sent under one guid however often it is sent, also after a reload. */
export type SendOnce = {
  guid: () => string
  /** It is made: the next one is another. */
  done: () => void
}

/** @param name of what is sent, for this tab */
export function useSendOnce(name: string): SendOnce {
  const [once] = useState(() => sendOnce(PREFIX + name))
  return once
}

function sendOnce(key: string): SendOnce {
  let current: string | null = null
  const stored = (work: (storage: Storage) => string | null): string | null => {
    try {
      return work(sessionStorage)
    } catch {
      // Storage is off: it then lasts as long as the page.
      return null
    }
  }
  return {
    guid() {
      current ??= stored((storage) => storage.getItem(key)) ?? crypto.randomUUID()
      const kept = current
      stored((storage) => {
        storage.setItem(key, kept)
        return null
      })
      return current
    },
    done() {
      current = null
      stored((storage) => {
        storage.removeItem(key)
        return null
      })
    },
  }
}
