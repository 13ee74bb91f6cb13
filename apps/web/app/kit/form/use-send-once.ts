import { useState } from 'react'

const PREFIX = 'zivina-sending:'

/** Gives an item the same guid for every attempt to create it, also after a reload, so that it is created once. */
export type SendOnce = {
  guid: () => string
  /** The item is created: the next one gets another guid. */
  done: () => void
}

/** @param name of the item's kind, for this tab */
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
      // Without storage the guid lasts as long as the page.
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
