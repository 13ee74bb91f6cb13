import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WorkPool } from '../port.ts'
import type { Held } from './hold.task.ts'
import { HOLD } from './tasks.ts'

/** Work items that start when their turn comes, and end when the test says so. */
export type Holder = {
  /** Holds the files that end items. */
  folder: string
  hold(pool: WorkPool, name: string, options?: { who?: string; signal?: AbortSignal; long?: boolean }): Promise<Held>
  letGo(...names: string[]): void
  /** The names in the order in which the items started. */
  begun(): string[]
  /** Their processes, in the same order. */
  pids(): number[]
  close(): void
}

/** @param folder for the files that end items; other processes may share it */
export function openHolder(folder = mkdtempSync(join(tmpdir(), 'zivina-work-'))): Holder {
  const log = join(folder, 'log')
  writeFileSync(log, '')
  const lines = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => line.split('\t'))
  return {
    folder,
    hold: (pool, name, { who = name, long = false, ...rest } = {}) => {
      const task = long ? { ...HOLD, name: 'hold long', weight: 'long' as const } : HOLD
      return pool.run(task, { name, log, until: join(folder, name) }, { who, ...rest })
    },
    letGo: (...names) => {
      for (const name of names) writeFileSync(join(folder, name), '')
    },
    begun: () => lines().map(([name = '']) => name),
    pids: () => lines().map(([, pid]) => Number(pid)),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
