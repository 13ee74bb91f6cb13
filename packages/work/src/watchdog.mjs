// A separate thread in every process of the pool: it checks the process while the work keeps the main thread busy. Plain
// JavaScript, since a thread that strips types takes 8 MB more and starts more slowly.
import { argv, cpuUsage, kill, memoryUsage, pid } from 'node:process'
import { parentPort } from 'node:worker_threads'

const LOOK_EVERY_MS = 100
const [memory_mb, parent] = argv.slice(2).map(Number)
let limit_mb = memory_mb
let limit_ms = Number.POSITIVE_INFINITY
let began = used()

/** Milliseconds of the clock, and of the processor for the whole process. */
function used() {
  const { user, system } = cpuUsage()
  return { clock: performance.now(), processor: (user + system) / 1000 }
}

// A piece of work may have a narrower limit of memory than its process; the next piece has its own.
parentPort?.on('message', (limits) => {
  limit_mb = Math.min(memory_mb, limits.memory_mb ?? memory_mb)
  limit_ms = limits.time_ms ?? Number.POSITIVE_INFINITY
  began = used()
})

// Killed, since nothing else ends a process whose thread is busy.
setInterval(() => {
  // Because of its memory, or because its parent has ended.
  if (memoryUsage.rss() > limit_mb * 1024 * 1024 || process.ppid !== parent) kill(pid, 'SIGKILL')
  // Because of its time. On a busy machine the clock alone would end work that got no turn of the processor.
  const now = used()
  if (Math.min(now.clock - began.clock, now.processor - began.processor) > limit_ms) kill(pid, 'SIGVTALRM')
}, LOOK_EVERY_MS)
