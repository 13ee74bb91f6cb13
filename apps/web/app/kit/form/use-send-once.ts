import { useState } from 'react'

const PREFIX = 'zivina-sending:'

/** Gives an item the same guid for every attempt to create it, also after a reload, so that it is created once. */
export type SendOnce = {
  guid: () => string
  /** The item is created: the next one gets another guid. */
  done: () => void
}

/** @param name of the item's kind, for this tab; where it changes, each kind keeps its own guid */
export function useSendOnce(name: string): SendOnce {
  const [known] = useState(() => new Map<string, SendOnce>())
  const once = known.get(name) ?? sendOnce(PREFIX + name)
  known.set(name, once)
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
