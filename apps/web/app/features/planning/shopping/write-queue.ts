import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { createStore } from '#app/kit/store.ts'
import { type ListWrite, sendWrite } from './writes.ts'

/** A write that has not been answered, of a person and a list. */
export type WaitingWrite = { person: string; list: string; write: ListWrite }

const STORED = 'zivina-shopping-writes'
const RETRY_MS = 3000

type Queue = { waiting: readonly WaitingWrite[]; is_cut: boolean }

/** What waits to be sent, also from before a reload, and whether the connection was cut at the last attempt. */
export const writeQueue = createStore<Queue>({ waiting: [], is_cut: false })

type Answered = {
  onAnswer: (list: string, answer: ShoppingList) => void
  /** Of a write that the server refuses: it is dropped. */
  onRefused: (refused: WaitingWrite, failure: unknown) => void
}

let underWay = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Takes up what an earlier page of this browser could not send. */
export function takeUpWrites(): void {
  if (writeQueue.read().waiting.length > 0) return
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(STORED) ?? '[]')
    if (Array.isArray(kept) && kept.length > 0) writeQueue.write({ waiting: kept, is_cut: false })
  } catch {
    window.localStorage.removeItem(STORED)
  }
}

/** Adds a write behind the others. */
export function queueWrite(write: WaitingWrite): void {
  put({ ...writeQueue.read(), waiting: [...writeQueue.read().waiting, write] })
}

/**
 * Sends what waits, one after another. Without a connection everything stays and is tried again in some seconds, and as soon as
 * the browser is online.
 */
export async function sendWaiting(api: ApiClient, person: string, answered: Answered): Promise<void> {
  if (underWay) return
  underWay = true
  clearTimeout(timer)
  try {
    for (;;) {
      const next = writeQueue.read().waiting.find((one) => one.person === person)
      if (next === undefined) return
      if (!(await sendOne(api, next, answered))) {
        timer = setTimeout(() => void sendWaiting(api, person, answered), RETRY_MS)
        return
      }
    }
  } finally {
    underWay = false
  }
}

/** @returns false where it has to wait for a connection */
async function sendOne(api: ApiClient, next: WaitingWrite, { onAnswer, onRefused }: Answered): Promise<boolean> {
  try {
    const answer = await sendWrite(api, next.list, next.write)
    // The answer first: a moment without both would show the former state.
    onAnswer(next.list, answer)
    drop(next)
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.status === 0 || failure.status >= 500) {
      put({ ...writeQueue.read(), is_cut: true })
      return false
    }
    drop(next)
    onRefused(next, failure)
  }
  return true
}

function drop(sent: WaitingWrite): void {
  put({ waiting: writeQueue.read().waiting.filter((one) => one !== sent), is_cut: false })
}

function put(queue: Queue): void {
  writeQueue.write(queue)
  try {
    if (queue.waiting.length === 0) window.localStorage.removeItem(STORED)
    else window.localStorage.setItem(STORED, JSON.stringify(queue.waiting))
  } catch {
    // Without storage the writes wait in this page.
  }
}
