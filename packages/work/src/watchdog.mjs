// A separate thread in every process of the pool: it checks the process while the work keeps the main thread busy. Plain
// JavaScript, since a thread that strips types takes 8 MB more and starts more slowly.
import { argv, kill, memoryUsage, pid } from 'node:process'

const LOOK_EVERY_MS = 100
const [memory_mb, parent] = argv.slice(2).map(Number)
const max_bytes = memory_mb * 1024 * 1024

setInterval(() => {
  // Killed, since nothing else ends a process whose thread is busy: because of its memory, or because its parent has ended.
  if (memoryUsage.rss() > max_bytes || process.ppid !== parent) kill(pid, 'SIGKILL')
}, LOOK_EVERY_MS)
