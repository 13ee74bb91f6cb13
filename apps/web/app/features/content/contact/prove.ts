import type { Challenge, Proof } from '@zivina/contract/content/contact'
import { PROOF_SECONDS_MIN } from '@zivina/contract/kernel/limits'
import { browserApi } from '#app/session/api/browser-api.ts'

/** A proof of work under way; it resolves no earlier than the server accepts it. */
export type Proving = { proof: Promise<Proof>; stop: () => void }

/** Slightly more than the server requires, as clocks differ. */
const WAIT_MS = (PROOF_SECONDS_MIN + 0.5) * 1000

/**
 * Fetches a challenge and solves it in a worker. Started when the person begins to write, it is done long before they finish.
 */
export function startProving(): Proving {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  const proof = prove(worker).finally(() => worker.terminate())
  // A failure is reported where the proof is awaited, which may not happen.
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
