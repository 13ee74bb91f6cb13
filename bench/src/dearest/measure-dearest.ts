import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Cleanup } from '../cleanup.ts'
import type { Program } from '../programs.ts'
import type { AttackAnswer, AttackTask } from './attack.ts'
import { KIND_NAMES, type Material } from './kinds.ts'
import { measureOthers, type Other, type OtherResult } from './others.ts'
import { prepareDearest } from './prepare.ts'
import { type MemoryPeak, watchMemory } from './watch-memory.ts'

/** The ordinary requests while expensive ones of one kind, or of all, arrived; `null` means without an attack. */
export type DearestPhase = {
  kinds: string
  others: OtherResult[]
  attack: AttackAnswer | null
  memory: MemoryPeak
  /** Whether the process was still running at the end, and answered again. */
  survived: boolean
}

/** Starts a separate product, and another one where the first did not survive. */
export type StartProduct = () => Promise<Program>
type Measuring = { cleanup: Cleanup; say: (line: string) => void; match: string }

const WARM_UP_SECONDS = 3
/** Every phase makes the same number of requests: with fewer the 99th percentile would be the slowest one. */
const PHASE_SECONDS = 30
/** Longer, since everything is compared with it: a single pause would be its 99th percentile, or be missed. */
const ALONE_SECONDS = 60
export const ALONE = 'nobody else'
export const TOGETHER = 'all of them'
/** The time in which a product that was only slow catches up. */
const RECOVERY_MS = 5000

/**
 * Latency of a page, a list and a log-in, without an attack and while the most expensive known requests arrive: first each kind
 * for a moment, then all together. Nothing leaves the loopback.
 * @param url database of the product
 */
export async function measureDearest(url: string, start: StartProduct, measuring: Measuring): Promise<DearestPhase[]> {
  const { cleanup, say, match } = measuring
  let product = await start()
  const { others, material } = await prepareDearest(url, product)
  const phases: DearestPhase[] = []
  // Long enough to render every page once.
  const warmUp = () => measureOthers(portOf(product), others, WARM_UP_SECONDS)
  const run = async (name: string, kinds: AttackTask['kinds']): Promise<void> => {
    say(`The others, and ${name}`)
    const seconds = kinds.length === 0 ? ALONE_SECONDS : PHASE_SECONDS
    const task = { kinds, material, seconds, phase: phases.length }
    const phase = await measurePhase(product, cleanup, { ...task, others })
    phases.push({ ...phase, kinds: name })
    if (phase.survived) return
    end(product)
    product = await start()
    await warmUp()
  }
  await warmUp()
  await run(ALONE, [])
  const kinds = KIND_NAMES.filter((name) => name.includes(match))
  for (const kind of kinds) await run(kind, [kind])
  if (kinds.length > 1) await run(TOGETHER, kinds)
  return phases
}

type Phase = Omit<AttackTask, 'port'> & { others: readonly Other[]; material: Material }

async function measurePhase(
  product: Program,
  cleanup: Cleanup,
  { others, ...task }: Phase,
): Promise<Omit<DearestPhase, 'kinds'>> {
  const port = portOf(product)
  const memory = watchMemory(product.pid)
  const senders = task.kinds.length === 0 ? null : startSenders(cleanup)
  const attack = senders?.send({ ...task, port }) ?? null
  const fared = await measureOthers(port, others, task.seconds)
  const told = await attack
  senders?.end()
  const survived = await isBack(port)
  return { others: fared, attack: told, memory: await memory.stop(), survived }
}

function startSenders(cleanup: Cleanup) {
  const child: ChildProcess = fork(fileURLToPath(new URL('attack.ts', import.meta.url)))
  const end = (): void => void child.kill('SIGKILL')
  cleanup.add(end)
  const send = async (task: AttackTask): Promise<AttackAnswer> => {
    child.send(task)
    const [answer] = (await once(child, 'message')) as [AttackAnswer]
    return answer
  }
  return { send, end }
}

/** Whether the product answers within reasonable time after the attack. */
async function isBack(port: number): Promise<boolean> {
  const deadline = performance.now() + RECOVERY_MS
  while (performance.now() < deadline) {
    const signal = AbortSignal.timeout(1000)
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`, { signal }).catch(() => null)
    if (answer?.ok) return true
    await sleep(200)
  }
  return false
}

/** A frozen product would take time from the next one. */
function end({ pid }: Program): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

function portOf({ origin }: Program): number {
  return Number(new URL(origin).port)
}
