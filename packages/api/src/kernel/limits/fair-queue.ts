import { ApiError } from '#api/kernel/errors/api-error.ts'

/** How many pieces of work run at once, and how many may wait: altogether, and per lane. */
export type FairQueueLimits = {
  concurrency: number
  waiting_max: number
  lane_max: number
  /** The most pieces of work of one lane at once; by default as many as altogether. */
  lane_concurrency?: number
  /** Seconds after which a refused call may be tried again; 2 by default, as a queue of a few dozen short ones is done by then. */
  retry_seconds?: number
}

/** The lane of the process itself, which works for many people: it may fill the whole queue, others only their share. */
export const OWN_LANE = ''

const RETRY_SECONDS = 2

/** Limits simultaneous work. */
export type FairQueue = {
  /**
   * Runs a piece of work once it may begin. Lanes take turns, so that an address with many requests waits behind itself.
   * @param lane whose turn it takes, `OWN_LANE` for the process's own work
   * @param signal ends the waiting; work under way continues
   * @throws ApiError SERVICE_UNAVAILABLE with Retry-After, where too many wait already or the signal ended the waiting
   */
  run<Result>(lane: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

/** Creates a queue that lets few pieces of work run at once. It holds no state once no work waits. */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  const { concurrency, lane_concurrency = concurrency } = limits
  const lanes = new Lanes()
  const held = new Map<string, number>()
  let running = 0
  const mayBegin = (lane: string): boolean => (held.get(lane) ?? 0) < lane_concurrency
  const begin = (lane: string): void => {
    running += 1
    held.set(lane, (held.get(lane) ?? 0) + 1)
  }
  const end = (lane: string): void => {
    running -= 1
    const left = (held.get(lane) ?? 0) - 1
    if (left > 0) held.set(lane, left)
    else held.delete(lane)
    // The next piece begins at once, before any newcomer.
    const next = lanes.takeNext(mayBegin)
    if (next === undefined) return
    begin(next.lane)
    next.letIn()
  }
  return {
    run: async (lane, work, signal) => {
      if (running < concurrency && mayBegin(lane)) begin(lane)
      else await wait(lanes, limits, lane, signal)
      try {
        return await work()
      } finally {
        end(lane)
      }
    },
  }
}

/** Waits until work may begin. */
function wait(lanes: Lanes, limits: FairQueueLimits, lane: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const forget = (): void => signal?.removeEventListener('abort', leave)
    const waiter: Waiter = {
      lane,
      letIn: () => {
        forget()
        resolve()
      },
      refuse: () => {
        forget()
        reject(new ApiError('SERVICE_UNAVAILABLE', { retry_after: limits.retry_seconds ?? RETRY_SECONDS }))
      },
    }
    const leave = (): void => {
      lanes.remove(lane, waiter)
      waiter.refuse()
    }
    if (signal?.aborted || !makeSpace(lanes, limits, lane)) return waiter.refuse()
    signal?.addEventListener('abort', leave)
    lanes.add(lane, waiter)
  })
}

/** Makes room for one more of a lane, by refusing one of the longest lane. False where that is the lane itself. */
function makeSpace(lanes: Lanes, { waiting_max, lane_max }: FairQueueLimits, lane: string): boolean {
  const own = lanes.lengthOf(lane)
  if (lane !== OWN_LANE && own >= lane_max) return false
  if (lanes.size < waiting_max) return true
  const dropped = lanes.takeLastOfLongest(own + 1)
  dropped?.refuse()
  return dropped !== undefined
}

/** Waiting work: it is let in or refused. */
type Waiter = { lane: string; letIn: () => void; refuse: () => void }

/** Waiting work by lane, in the order of the lanes' turns: a lane goes to the end after its turn. */
class Lanes {
  readonly #lanes = new Map<string, Waiter[]>()
  size = 0

  lengthOf(lane: string): number {
    return this.#lanes.get(lane)?.length ?? 0
  }

  add(lane: string, waiter: Waiter): void {
    this.#lanes.set(lane, [...(this.#lanes.get(lane) ?? []), waiter])
    this.size += 1
  }

  remove(lane: string, waiter: Waiter): void {
    this.#take(lane, this.#lanes.get(lane)?.indexOf(waiter) ?? -1)
  }

  /** Takes the first of the first lane that may begin. */
  takeNext(mayBegin: (lane: string) => boolean): Waiter | undefined {
    const lane = this.#lanes.keys().find(mayBegin)
    if (lane === undefined) return undefined
    const waiter = this.#take(lane, 0)
    const rest = this.#lanes.get(lane)
    this.#lanes.delete(lane)
    if (rest) this.#lanes.set(lane, rest)
    return waiter
  }

  /** Takes the last of the longest lane, if it is longer than the given length. */
  takeLastOfLongest(longerThan: number): Waiter | undefined {
    const [lane, line] = [...this.#lanes].reduce(
      (longest, one) => (one[1].length > longest[1].length ? one : longest),
      ['', []] as [string, Waiter[]],
    )
    return line.length > longerThan ? this.#take(lane, line.length - 1) : undefined
  }

  #take(lane: string, at: number): Waiter | undefined {
    const line = this.#lanes.get(lane)
    const waiter = line?.[at]
    if (!line || !waiter) return undefined
    this.size -= 1
    line.splice(at, 1)
    if (line.length === 0) this.#lanes.delete(lane)
    return waiter
  }
}
