/** A caller that waits for a run. */
export type Waiter = {
  /** The owner in the work pool's sense, for whom the run counts. */
  who: string
  /** Aborted when the caller no longer waits for the result. */
  signal: AbortSignal
}

type Run<Result> = { result: Promise<Result>; waiting: number; giveUp: AbortController }

/**
 * Lets callers that wait for the same result share the work. Each owner has a separate run in the queue, so that the work is
 * done when the first of its owners has a turn; the first run that succeeds serves all, and the others are aborted. A run is
 * also aborted when the last of its waiters gives up.
 * @returns makes the result for a key, or waits for it where it is being made. Its promise is rejected with the signal's reason
 * for a waiter that gave up, and with the failure of their own run.
 */
export function createSharedRuns<Result>(): (
  key: string,
  waiter: Waiter,
  make: (waiter: Waiter) => Promise<Result>,
) => Promise<Result> {
  const things = new Map<string, { runs: Map<string, Run<Result>>; made: PromiseWithResolvers<Result> }>()

  const open = (key: string) => {
    const thing = { runs: new Map<string, Run<Result>>(), made: Promise.withResolvers<Result>() }
    things.set(key, thing)
    return thing
  }

  return (key, { who, signal }, make) => {
    if (signal.aborted) return Promise.reject(signal.reason)
    const { runs, made } = things.get(key) ?? open(key)

    const forget = (run: Run<Result>): void => {
      if (runs.get(who) === run) runs.delete(who)
      if (runs.size === 0 && things.get(key)?.runs === runs) things.delete(key)
    }
    const start = (): Run<Result> => {
      const giveUp = new AbortController()
      const run: Run<Result> = { result: make({ who, signal: giveUp.signal }), waiting: 0, giveUp }
      runs.set(who, run)
      run.result.then(
        (result) => {
          forget(run)
          made.resolve(result)
          for (const other of runs.values()) other.giveUp.abort()
        },
        () => forget(run),
      )
      return run
    }

    const run = runs.get(who) ?? start()
    run.waiting += 1
    const gone = Promise.withResolvers<never>()
    const leave = (): void => gone.reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    return Promise.race([made.promise, run.result, gone.promise]).finally(() => {
      signal.removeEventListener('abort', leave)
      run.waiting -= 1
      if (run.waiting > 0 || runs.get(who) !== run) return
      // Later callers start a new run.
      forget(run)
      run.giveUp.abort()
    })
  }
}
