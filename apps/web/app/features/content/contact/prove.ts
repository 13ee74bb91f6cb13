import type { Challenge, Proof } from '@zivina/contract/content/contact'
import { PROOF_SECONDS_MIN } from '@zivina/contract/kernel/limits'
import { browserApi } from '#app/session/browser-api.ts'

/** Work under way: the proof, not before the server would take it. */
export type Proving = { proof: Promise<Proof>; stop: () => void }

/** A little more than the server asks for: the clock of the way there is not ours. */
const WAIT_MS = (PROOF_SECONDS_MIN + 0.5) * 1000

/** Gets a challenge and works on it in a worker. Begun when somebody starts to write, it is done long before they end. */
export function startProving(): Proving {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  const proof = prove(worker).finally(() => worker.terminate())
  // A failure is told to whoever awaits the proof; nobody may.
  proof.catch(() => {})
  return { proof, stop: () => worker.terminate() }
}

async function prove(worker: Worker): Promise<Proof> {
  const { maxnumber, ...challenge } = await browserApi('GET /contact_form/challenge', {})
  const [number] = await Promise.all([
    work(worker, { maxnumber, ...challenge }),
    new Promise((resolve) => setTimeout(resolve, WAIT_MS)),
  ])
  return { ...challenge, number }
}

function work(worker: Worker, challenge: Challenge): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number | null>) =>
      data === null ? reject(new Error('The challenge has no solution.')) : resolve(data),
    )
    worker.addEventListener('error', () => reject(new Error('The worker failed.')))
    worker.postMessage(challenge)
  })
}
