/** Limits bytes per second for all its users together, in the order of their requests. */
export type Pace = {
  /** Settles when these bytes may pass. */
  take(bytes: number): Promise<void>
}

/** Bytes that pass at once after an idle time. */
const BURST_SECONDS = 0.25

/**
 * @param clock a monotonic clock in milliseconds, and a function to wait
 */
export function createPace(bytes_per_second: number, clock: Clock = CLOCK): Pace {
  /** The moment from which the next bytes may pass. */
  let free_at = Number.NEGATIVE_INFINITY
  return {
    take: async (bytes) => {
      const now = clock.now()
      const from = Math.max(free_at, now - BURST_SECONDS * 1000)
      free_at = from + (bytes / bytes_per_second) * 1000
      if (from > now) await clock.wait(from - now)
    },
  }
}

export type Clock = { now: () => number; wait: (ms: number) => Promise<void> }

const CLOCK: Clock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * The pace of all large bodies that the process receives. Each piece of a body is memory outside of V8's heap, and V8 collects
 * the whole heap after each 16 MB or so of it: at 64 MB a second other requests waited for four collections in each second.
 */
export const LARGE_BODIES = createPace(8 * 1024 * 1024)
/** The pace of refused bodies, whose rest is read and discarded. */
export const REFUSED_BODIES = createPace(4 * 1024 * 1024)
