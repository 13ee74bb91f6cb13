/** The fields of a work item that the queue needs. */
export type Waiting = {
  task: { name: string; weight: Weight; max_waiting_for_one?: number }
  who: string
  /** Bytes held while it waits. */
  bytes: number
}

type Weight = 'short' | 'long'

export type QueueLimits = {
  /** Items that may run at the same time. */
  processes: number
  max_waiting: number
  max_waiting_bytes: number
}

/** Work items that wait for their turn. */
export type FairQueue<Work extends Waiting> = {
  /** Queues the item; false when there is no room for it. */
  push(work: Work): boolean
  /**
   * Removes and returns the newest item of the owner with most waiting, in favour of an owner with fewer; null where no owner
   * has more.
   */
  displace(work: Work): Work | null
  /** Removes and returns the item whose turn it is, given those that run; null where none may start now. */
  take(running: Iterable<Waiting>): Work | null
  /** Removes the item; false when it was not waiting. */
  remove(work: Work): boolean
  /** All waiting items. */
  all(): Work[]
  size(): number
}

const MAX_WAITING_FOR_ONE = 20
/** This many short items are taken before a long one that could start. */
const SHORT_BEFORE_LONG = 4

/**
 * Gives owners turns, and short items precedence over long ones. Long items leave one process free for short ones; one owner
 * has at most half of the processes and half of the queue, where their items are dropped in favour of owners with fewer.
 */
export function createFairQueue<Work extends Waiting>(limits: QueueLimits): FairQueue<Work> {
  const share = Math.ceil(limits.processes / 2)
  const long_max = Math.max(1, limits.processes - 1)
  /** By owner, in the order of their turns. */
  const turns: Record<Weight, Map<string, Work[]>> = { short: new Map(), long: new Map() }
  let waiting = 0
  let bytes = 0
  let short_in_a_row = 0

  const waitingOf = (who: string): Work[] => [...(turns.short.get(who) ?? []), ...(turns.long.get(who) ?? [])]

  const hasRoom = ({ bytes: more }: Work): boolean =>
    waiting < limits.max_waiting && bytes + more <= limits.max_waiting_bytes

  /** Whether the owner of an item may have it wait beside their other items. */
  const mayWait = ({ task, who }: Work): boolean => {
    const own = waitingOf(who)
    const alike = own.filter((work) => work.task.name === task.name).length
    return own.length < Math.ceil(limits.max_waiting / 2) && alike < (task.max_waiting_for_one ?? MAX_WAITING_FOR_ONE)
  }

  /** How much of the queue items take, by number or by bytes, the greater share. */
  const shareOf = (works: readonly Work[]): number =>
    Math.max(
      works.length / limits.max_waiting,
      works.reduce((sum, work) => sum + work.bytes, 0) / limits.max_waiting_bytes,
    )

  const drop = (work: Work): boolean => {
    const lane = turns[work.task.weight]
    const own = lane.get(work.who) ?? []
    const index = own.indexOf(work)
    if (index === -1) return false
    own.splice(index, 1)
    if (own.length === 0) lane.delete(work.who)
    waiting -= 1
    bytes -= work.bytes
    return true
  }

  /** The first item of the first owner who may start another one. */
  const firstOf = (weight: Weight, held: ReadonlyMap<string, number>): Work | null => {
    for (const [who, [first]] of turns[weight]) if (first && (held.get(who) ?? 0) < share) return first
    return null
  }

  const begin = (work: Work): Work => {
    drop(work)
    const lane = turns[work.task.weight]
    const rest = lane.get(work.who)
    // After a turn an owner goes to the end of the line.
    if (rest && lane.delete(work.who)) lane.set(work.who, rest)
    return work
  }

  return {
    push: (work) => {
      if (!mayWait(work) || !hasRoom(work)) return false
      const lane = turns[work.task.weight]
      const own = lane.get(work.who)
      if (own) own.push(work)
      else lane.set(work.who, [work])
      waiting += 1
      bytes += work.bytes
      return true
    },
    displace: (work) => {
      if (!mayWait(work) || hasRoom(work)) return null
      let most = shareOf([...waitingOf(work.who), work])
      let newest: Work | undefined
      for (const who of new Set([...turns.short.keys(), ...turns.long.keys()])) {
        const own = waitingOf(who)
        if (shareOf(own) <= most) continue
        most = shareOf(own)
        newest = own.at(-1)
      }
      if (newest) drop(newest)
      return newest ?? null
    },
    take: (running) => {
      const held = new Map<string, number>()
      let long_running = 0
      for (const { who, task } of running) {
        held.set(who, (held.get(who) ?? 0) + 1)
        if (task.weight === 'long') long_running += 1
      }
      const long = long_running < long_max ? firstOf('long', held) : null
      const short = firstOf('short', held)
      const isLongNext = long !== null && (short === null || short_in_a_row >= SHORT_BEFORE_LONG)
      const next = isLongNext ? long : short
      if (next === null) return null
      short_in_a_row = isLongNext || long === null ? 0 : short_in_a_row + 1
      return begin(next)
    },
    remove: drop,
    all: () => [...turns.short.values(), ...turns.long.values()].flat(),
    size: () => waiting,
  }
}
