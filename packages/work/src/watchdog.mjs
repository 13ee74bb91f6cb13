// A thread of its own in every process of the pool: it looks on while the work keeps the process's own thread busy. Plain
// JavaScript, as a thread that strips types takes three times the memory.
import { argv, kill, memoryUsage, pid } from 'node:process'

const LOOK_EVERY_MS = 100
const max_bytes = Number(argv[2]) * 1024 * 1024
const parent = process.ppid

setInterval(() => {
  // Killed, as nothing else ends a process whose thread is busy: for its memory, or since the one that waits for it is gone.
  if (memoryUsage.rss() > max_bytes || process.ppid !== parent) kill(pid, 'SIGKILL')
}, LOOK_EVERY_MS)
