import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Answer, Order } from './worker-process.ts'

// The engine limits the heap itself; the watchdog limits buffers and native memory too.
const watchdog = new Worker(new URL('./watchdog.mjs', import.meta.url), { argv: process.argv.slice(2) })
watchdog.unref()
const watching = once(watchdog, 'online')

process.on('message', (order: Order) => {
  void obey(order)
})

type Work = (input: unknown, report: (value: unknown) => void) => unknown

const report = (value: unknown): void => answer({ kind: 'reported', value })

async function obey({ module, input, memory_mb, start_ms, time_ms }: Order): Promise<void> {
  try {
    watchdog.postMessage({ memory_mb, time_ms: start_ms })
    const { default: work } = (await import(module)) as { default: Work }
    await watching
    watchdog.postMessage({ memory_mb, time_ms })
    answer({ kind: 'began' })
    answer({ kind: 'returned', value: await work(input, report), rss: process.memoryUsage.rss() })
  } catch (error) {
    answer({ kind: 'threw', error: asError(error), rss: process.memoryUsage.rss() })
  } finally {
    // The limits of a finished order end nothing later.
    watchdog.postMessage({})
  }
}

function answer(message: Answer): void {
  process.send?.(message)
}

/** An error that can be cloned: its class and fields are lost, but name and message are kept. */
function asError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  const plain = new Error(`${error.name}: ${error.message}`)
  if (error.stack) plain.stack = error.stack
  return plain
}
