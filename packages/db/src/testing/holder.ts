import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('hold-database.ts', import.meta.url))

/** A process that holds a database and writes into it. */
export type Holder = {
  /** Resolves when the database is open; rejects with the process's output if it ends before that. */
  open: Promise<void>
  /** Resolves when at least `count` writes are acknowledged. */
  wrote: (count: number) => Promise<void>
  /** Numbers of the acknowledged rows so far. */
  acknowledged: () => number[]
  /** Sends a signal to the process, waits for its end and returns its exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
  pid: number
}

/** Starts `hold-database.ts` on a data folder, in a process that can be killed. */
export function startHolder(dataDir: string): Holder {
  const child = spawn(process.execPath, [SCRIPT, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  let rest = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n')
    // What comes after the last line break may be half a number.
    rest = parts.pop() ?? ''
    lines.push(...parts)
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const reached = (count: number): Promise<void> => untilLines(child, lines, count, () => said)
  const closed = once(child, 'close')
  const open = reached(1)
  open.catch(() => {})
  return {
    open,
    wrote: (count) => reached(count + 1),
    acknowledged: () => lines.slice(1).map(Number),
    end: async (signal) => {
      child.kill(signal)
      await closed
      return child.exitCode
    },
    pid: child.pid ?? 0,
  }
}

function untilLines(child: ChildProcess, lines: string[], count: number, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (lines.length < count) return
      child.stdout?.off('data', look)
      resolve()
    }
    child.stdout?.on('data', look)
    child.once('close', () => reject(new Error(said())))
    look()
  })
}
