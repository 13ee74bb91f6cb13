import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PlanAnswer } from '@zivina/planner/plan-request'

/** Finds no plan, once the file exists that its address names: `?until=…`. */
export default async function heldPlan(): Promise<PlanAnswer> {
  const until = new URL(import.meta.url).searchParams.get('until') ?? ''
  while (!existsSync(until)) await sleep(5)
  return { state: 'not_found', help: [] }
}
