// A separate thread in every process of the pool: it checks the process while the work keeps the main thread busy. Plain
// JavaScript, since a thread that strips types takes 8 MB more and starts more slowly.
import { argv, kill, memoryUsage, pid } from 'node:process'
import { parentPort } from 'node:worker_threads'

const LOOK_EVERY_MS = 100
const [memory_mb, parent] = argv.slice(2).map(Number)
let limit_mb = memory_mb

// A piece of work may have a narrower limit than its process; the next piece has its own.
parentPort?.on('message', (narrower) => {
  limit_mb = Math.min(memory_mb, narrower ?? memory_mb)
})

setInterval(() => {
  // Killed, since nothing else ends a process whose thread is busy: because of its memory, or because its parent has ended.
  if (memoryUsage.rss() > limit_mb * 1024 * 1024 || process.ppid !== parent) kill(pid, 'SIGKILL')
}, LOOK_EVERY_MS)
