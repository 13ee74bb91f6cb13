import { ImageHostError } from './image-host-error.ts'

const MAX_WAITING = 500

/**
 * Runs jobs by key: at most `maxRunning` at once, the others in order of arrival, and callers with the same key share one
 * run. With too many waiting a job is refused (503) rather than piled up.
 */
export function createRenderQueue<Result>(
  maxRunning: number,
): (key: string, job: () => Promise<Result>) => Promise<Result> {
  const shared = new Map<string, Promise<Result>>()
  const waiting: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
    if (running < maxRunning) {
      running++
      return
    }
    if (waiting.length >= MAX_WAITING) {
      throw new ImageHostError(503, 'Too many images are being made at the moment.', 'Try again in a moment.')
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leave(): void {
    const next = waiting.shift()
    // A waiting job takes over the place, so the count stays.
    if (next) next()
    else running--
  }

  async function run(job: () => Promise<Result>): Promise<Result> {
    await enter()
    try {
      return await job()
    } finally {
      leave()
    }
  }

  return (key, job) => {
    const current = shared.get(key)
    if (current) return current
    const started = run(job).finally(() => shared.delete(key))
    shared.set(key, started)
    return started
  }
}
