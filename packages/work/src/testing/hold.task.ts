import { existsSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** Writes its name down when it begins, and ends once a file exists. */
export default async function hold({ name, log, until }: { name: string; log: string; until: string }) {
  await appendFile(log, `${name}\n`)
  while (!existsSync(until)) await sleep(5)
  return { name, pid: process.pid }
}
