import { WorkRefused } from './port.ts'

/** How much runs at once, and how much may wait. What is left out is not limited. */
export type Limits = {
  /** Altogether, of one owner, and of work that takes long. */
  at_once?: number
  at_once_each?: number
  long_at_once?: number
  /** Altogether and of one owner, in pieces; the bytes that all of it holds. 0 refuses what cannot begin at once. */
  waiting?: number
  waiting_each?: number
  waiting_bytes?: number
  /** Seconds after which something refused may be tried again. */
  retry_seconds?: number
}

/** A piece of work that begins, waits or is refused. */
export type LimitedWork = {
  /** Whose turn it takes, `OWN_WORK` for the process's own. */
  owner: string
  /** Long work lets short work go first, and always leaves room for it. */
  is_long?: boolean
  /** What it holds while it waits. */
  bytes?: number
  /** How many pieces of the same kind may wait for one owner. */
  kind?: { name: string; waiting_each: number }
  begin(): void
  refuse(): void
}

/** Limits simultaneous work. It holds nothing of an owner of whom nothing runs and nothing waits. */
export type Limiter = {
  /** Waits for a place. @returns gives it back. @throws WorkRefused where too many wait, or the signal ended the waiting */
  enter(owner: string, signal?: AbortSignal): Promise<() => void>
  /** A place if there is one now; null otherwise. */
  tryEnter(owner: string): (() => void) | null
  /** Begins the work or lets it wait; where there is no room, it or waiting work of an owner with more of it is refused. */
  add(work: LimitedWork): void
  /** Work that began has ended: others begin. */
  end(work: LimitedWork): void
  /** Takes waiting work out; false where it did not wait. */
  remove(work: LimitedWork): boolean
  /** Begins what may begin, after `isReady` has become true. */
  beginNext(): void
}

/** The owner of the process's own work, which works for many people: it may fill the whole queue, others only their share. */
export const OWN_WORK = ''

/** A queue of a few dozen short pieces is done by then. */
const RETRY_SECONDS = 2
/** This many short pieces are taken before a long one that could begin. */
const SHORT_BEFORE_LONG = 4

type Weight = 'short' | 'long'
const weightOf = ({ is_long }: LimitedWork): Weight => (is_long ? 'long' : 'short')

/**
 * Gives owners turns: who has much waiting waits behind themselves, and where all waiting work has no room, the newest of the owner
 * with most of it gives way.
 * @param isReady whether work may begin now, for what else than numbers may hinder it
 */
export function createLimiter(limits: Limits, isReady = () => true): Limiter {
  const { at_once = Infinity, at_once_each = Infinity, long_at_once = Infinity } = limits
  const { waiting = Infinity, waiting_each = Infinity, waiting_bytes = Infinity } = limits
  /** Waiting work by owner, in the order of their turns. */
  const turns: Record<Weight, Map<string, LimitedWork[]>> = { short: new Map(), long: new Map() }
  const held = new Map<string, number>()
  let running = 0
  let long_running = 0
  let queued = 0
  let queued_bytes = 0
  let short_in_a_row = 0

  const waitingOf = (owner: string): LimitedWork[] => [
    ...(turns.short.get(owner) ?? []),
    ...(turns.long.get(owner) ?? []),
  ]
  const isFree = (): boolean => running < at_once && isReady()
  const mayBegin = ({ owner, is_long }: LimitedWork): boolean =>
    (held.get(owner) ?? 0) < at_once_each && !(is_long && long_running >= long_at_once)

  const begin = (work: LimitedWork): void => {
    running += 1
    if (work.is_long) long_running += 1
    held.set(work.owner, (held.get(work.owner) ?? 0) + 1)
    work.begin()
  }

  const remove = (work: LimitedWork): boolean => {
    const lane = turns[weightOf(work)]
    const own = lane.get(work.owner) ?? []
    const index = own.indexOf(work)
    if (index === -1) return false
    own.splice(index, 1)
    if (own.length === 0) lane.delete(work.owner)
    queued -= 1
    queued_bytes -= work.bytes ?? 0
    return true
  }

  const firstOf = (weight: Weight): LimitedWork | null => {
    for (const [first] of turns[weight].values()) if (first && mayBegin(first)) return first
    return null
  }

  /** Takes the work whose turn it is; its owner goes to the end of the line. */
  const takeNext = (): LimitedWork | null => {
    const long = firstOf('long')
    const short = firstOf('short')
    const isLongNext = long !== null && (short === null || short_in_a_row >= SHORT_BEFORE_LONG)
    const next = isLongNext ? long : short
    if (next === null) return null
    short_in_a_row = isLongNext || long === null ? 0 : short_in_a_row + 1
    remove(next)
    const lane = turns[weightOf(next)]
    const rest = lane.get(next.owner)
    if (rest && lane.delete(next.owner)) lane.set(next.owner, rest)
    return next
  }

  const beginNext = (): void => {
    while (isFree()) {
      const next = takeNext()
      if (next === null) return
      begin(next)
    }
  }

  const mayWait = ({ owner, kind }: LimitedWork): boolean => {
    const own = waitingOf(owner)
    if (owner !== OWN_WORK && own.length >= waiting_each) return false
    return kind === undefined || own.filter((work) => work.kind?.name === kind.name).length < kind.waiting_each
  }
  const hasRoom = ({ bytes = 0 }: LimitedWork): boolean => queued < waiting && queued_bytes + bytes <= waiting_bytes

  /** How much of the queue work takes, by number or by bytes, the greater share. */
  const shareOf = (works: readonly LimitedWork[]): number =>
    Math.max(works.length / waiting, works.reduce((sum, { bytes = 0 }) => sum + bytes, 0) / waiting_bytes)

  /** Refuses waiting work until there is room for more; false where its owner has as much of it as anybody. */
  const makeRoom = (work: LimitedWork): boolean => {
    while (!hasRoom(work)) {
      let most = shareOf([...waitingOf(work.owner), work])
      let newest: LimitedWork | undefined
      for (const owner of new Set([...turns.short.keys(), ...turns.long.keys()])) {
        const own = waitingOf(owner)
        if (shareOf(own) <= most) continue
        most = shareOf(own)
        newest = own.at(-1)
      }
      if (newest === undefined) return false
      remove(newest)
      newest.refuse()
    }
    return true
  }

  const add = (work: LimitedWork): void => {
    const { owner, bytes = 0 } = work
    if (bytes <= waiting_bytes && isFree() && mayBegin(work)) {
      // What waits may not begin now, so no long work lets this one go first.
      short_in_a_row = 0
      begin(work)
    } else if (bytes <= waiting_bytes && mayWait(work) && makeRoom(work)) {
      const lane = turns[weightOf(work)]
      const own = lane.get(owner)
      if (own) own.push(work)
      else lane.set(owner, [work])
      queued += 1
      queued_bytes += bytes
    } else {
      work.refuse()
    }
  }

  const end = ({ owner, is_long }: LimitedWork): void => {
    running -= 1
    if (is_long) long_running -= 1
    const left = (held.get(owner) ?? 0) - 1
    if (left > 0) held.set(owner, left)
    else held.delete(owner)
    beginNext()
  }

  const placeOf = (work: LimitedWork): (() => void) => {
    let isHeld = true
    return () => {
      if (isHeld) end(work)
      isHeld = false
    }
  }

  const enter: Limiter['enter'] = (owner, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const refusal = (reason: 'busy' | 'cancelled') =>
      reject(new WorkRefused('limited', reason, limits.retry_seconds ?? RETRY_SECONDS))
    const work = { owner, begin: () => resolve(placeOf(work)), refuse: () => refusal('busy') }
    const leave = (): void => {
      if (remove(work)) refusal('cancelled')
    }
    if (signal?.aborted) refusal('cancelled')
    else add(work)
    signal?.addEventListener('abort', leave)
    return promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  return {
    enter,
    tryEnter: (owner) => {
      const work = { owner, begin: () => {}, refuse: () => {} }
      if (!isFree() || !mayBegin(work)) return null
      begin(work)
      return placeOf(work)
    },
    add,
    end,
    remove,
    beginNext,
  }
}
