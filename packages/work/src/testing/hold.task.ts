import { existsSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

export type Held = { name: string; pid: number }

/** Writes its name and process to a log when it starts, and ends once a file exists. */
export default async function hold(order: { name: string; log: string; until: string }): Promise<Held> {
  await appendFile(order.log, `${order.name}\t${process.pid}\n`)
  while (!existsSync(order.until)) await sleep(5)
  return { name: order.name, pid: process.pid }
}
