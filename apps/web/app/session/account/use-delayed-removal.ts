import { useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@zivina/contract/client'
import { SNACKBAR_TIMEOUT } from '@zivina/contract/kernel/limits'
import { useCallback, useEffect, useRef, useState } from 'react'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { takeSecondClick } from '#app/kit/ui/second-click.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from './account-context.ts'

type Doomed<Item> = { item: Item; timer: ReturnType<typeof setTimeout> }

export type Removal<Item> = {
  /** Of the list among those kept. */
  key: string
  /** Of other lists that show what changes with it. */
  also?: string
  nameOf: (item: Item) => string
  /** What has been done, before the name; „Smazáno“ by default. */
  done?: string
  erase: (api: ApiClient, item: Item) => Promise<unknown>
}

/**
 * Deletes records a moment after they disappear from sight: while the message is visible, nothing has been deleted. Leaving the
 * page deletes at once.
 * @param removal the same object at every render
 */
export function useDelayedRemoval<Item extends { guid: string }>(removal: Removal<Item>) {
  const { api, isLooking } = useAccount()
  const client = useQueryClient()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const doomed = useRef(new Map<string, Doomed<Item>>())

  const show = useCallback((guid: string) => {
    setRemoved((before) => new Set([...before].filter((each) => each !== guid)))
  }, [])
  const finish = useCallback(
    async ({ item }: Doomed<Item>) => {
      const { guid } = item
      doomed.current.delete(guid)
      try {
        await removal.erase(api, item)
        if (removal.also) void client.invalidateQueries({ queryKey: [removal.also] })
        await client.invalidateQueries({ queryKey: [removal.key] })
      } catch (failure) {
        sayFailure(failure)
      }
      // After a failure the item is shown again with a message; after a success the list no longer contains it.
      show(guid)
    },
    [api, client, show, removal],
  )

  useEffect(() => {
    const waiting = doomed.current
    const finishAll = () => {
      for (const entry of waiting.values()) {
        clearTimeout(entry.timer)
        void finish(entry)
      }
    }
    window.addEventListener('pagehide', finishAll)
    return () => {
      window.removeEventListener('pagehide', finishAll)
      finishAll()
    }
  }, [finish])

  const remove = useCallback(
    (item: Item) => {
      // The next row slides under the finger of a second press.
      takeSecondClick()
      // The refusal is said at once.
      if (isLooking) return void removal.erase(api, item).catch(sayFailure)
      const entry: Doomed<Item> = { item, timer: setTimeout(() => void finish(entry), SNACKBAR_TIMEOUT + 500) }
      doomed.current.set(item.guid, entry)
      setRemoved((before) => new Set(before).add(item.guid))
      showSnackbar(`${removal.done ?? 'Smazáno'}: ${removal.nameOf(item)}`, 'success', {
        label: 'Vrátit zpět',
        run: () => {
          clearTimeout(entry.timer)
          doomed.current.delete(item.guid)
          show(item.guid)
        },
      })
    },
    [api, isLooking, finish, show, removal],
  )
  return { removed, remove }
}
