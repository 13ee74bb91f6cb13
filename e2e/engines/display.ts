import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** Starts a screen that nobody sees, for browsers with windows. @returns its name, for the variable DISPLAY, and its end */
export async function startDisplay(): Promise<{ name: string; stop: () => Promise<void> }> {
  // The server chooses a number that is free and writes it to its fourth stream.
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = server.stdio[3] as Readable
  const failed = once(server, 'exit').then(() => {
    throw new Error('Xvfb ended before it had a screen.')
  })
  const [told] = await Promise.race([once(number, 'data'), failed])
  failed.catch(() => {})
  return { name: `:${String(told).trim()}`, stop: () => end(server) }
}

/** Ends a process of ours and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const slow = setTimeout(() => child.kill('SIGKILL'), 5000)
  await gone
  clearTimeout(slow)
}
