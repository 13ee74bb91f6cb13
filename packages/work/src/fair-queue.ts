/** What the queue has to know of a piece of work. */
export type Waiting = {
  task: { name: string; weight: Weight; max_waiting_for_one?: number }
  who: string
  /** Bytes that are held while it waits. */
  bytes: number
}

type Weight = 'short' | 'long'

export type QueueLimits = {
  /** Works that may run at once. */
  processes: number
  max_waiting: number
  max_waiting_bytes: number
}

/** Works that wait for their turn. */
export type FairQueue<Work extends Waiting> = {
  /** Whether there is room for it; then it waits. */
  push(work: Work): boolean
  /** The work whose turn it is beside those that run, or null where none may begin now. It waits no longer. */
  take(running: Iterable<Waiting>): Work | null
  /** Whether it waited; it no longer does. */
  remove(work: Work): boolean
  /** Everything that waits. */
  all(): Work[]
  size(): number
}

const MAX_WAITING_FOR_ONE = 20
/** So many short works go before a long one that could begin. */
const SHORT_BEFORE_LONG = 4

/**
 * Lets people take turns, and short works go before long ones. Long works leave one process free for short ones; one person
 * holds at most half of the processes and half of the queue.
 */
export function createFairQueue<Work extends Waiting>(limits: QueueLimits): FairQueue<Work> {
  const share = Math.ceil(limits.processes / 2)
  const long_max = Math.max(1, limits.processes - 1)
  /** By person, in the order of their turns. */
  const turns: Record<Weight, Map<string, Work[]>> = { short: new Map(), long: new Map() }
  let waiting = 0
  let bytes = 0
  let short_in_a_row = 0

  const hasRoom = ({ task, who, bytes: more }: Work): boolean => {
    const own = [...(turns.short.get(who) ?? []), ...(turns.long.get(who) ?? [])]
    const alike = own.filter((work) => work.task.name === task.name).length
    return (
      waiting < limits.max_waiting &&
      bytes + more <= limits.max_waiting_bytes &&
      own.length < Math.ceil(limits.max_waiting / 2) &&
      alike < (task.max_waiting_for_one ?? MAX_WAITING_FOR_ONE)
    )
  }

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

  /** The first work of the first person who may begin one more. */
  const firstOf = (weight: Weight, held: ReadonlyMap<string, number>): Work | null => {
    for (const [who, [first]] of turns[weight]) if (first && (held.get(who) ?? 0) < share) return first
    return null
  }

  const begin = (work: Work): Work => {
    drop(work)
    const lane = turns[work.task.weight]
    const rest = lane.get(work.who)
    // Whoever had a turn goes to the end of the line.
    if (rest && lane.delete(work.who)) lane.set(work.who, rest)
    return work
  }

  return {
    push: (work) => {
      if (!hasRoom(work)) return false
      const lane = turns[work.task.weight]
      const own = lane.get(work.who)
      if (own) own.push(work)
      else lane.set(work.who, [work])
      waiting += 1
      bytes += work.bytes
      return true
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
