// A thread of its own in every process of the pool: it looks on while the work keeps the process's own thread busy. Plain
// JavaScript, since a thread that strips types takes 8 MB more and longer to start.
import { argv, kill, memoryUsage, pid } from 'node:process'

const LOOK_EVERY_MS = 100
const [memory_mb, parent] = argv.slice(2).map(Number)
const max_bytes = memory_mb * 1024 * 1024

setInterval(() => {
  // Killed, as nothing else ends a process whose thread is busy: for its memory, or since the process that waits for it is gone.
  if (memoryUsage.rss() > max_bytes || process.ppid !== parent) kill(pid, 'SIGKILL')
}, LOOK_EVERY_MS)
